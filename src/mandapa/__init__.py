"""Mandapa: a table for board games."""
