"""Reports of tournaments and comparisons: for the terminal, as CSV, and as one HTML page."""
