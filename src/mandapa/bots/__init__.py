"""Players that are programs: they get what a seat may know, never the state."""
