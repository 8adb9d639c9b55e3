"""Taking a running table from one host to another."""
