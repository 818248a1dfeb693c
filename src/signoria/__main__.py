"""`python -m signoria`: the command line."""

import sys

from signoria.cli.main import main

sys.exit(main())
