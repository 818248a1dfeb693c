"""Pictures of the real thing, and whether it still looks as agreed."""
