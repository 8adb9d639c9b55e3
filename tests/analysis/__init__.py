"""Tests of the solver and of the review of finished hands."""
