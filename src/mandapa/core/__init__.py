"""What every game and everything above the games share."""
