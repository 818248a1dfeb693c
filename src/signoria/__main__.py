"""`python -m signoria`: the command line."""

import sys

try:
    from signoria.cli.main import main
except KeyboardInterrupt:  # before there is anything to stop
    sys.exit(130)

sys.exit(main())
