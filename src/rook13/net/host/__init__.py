"""Being a host: listening, running tables and their bots, and keeping their journals."""
