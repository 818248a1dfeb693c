"""A table at a server, from the terminal: for people, for bots, and for programs."""
