"""Simulation, arena and statistics."""
