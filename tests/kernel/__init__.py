"""Tests of the inner loops against the engine and against brute force."""
