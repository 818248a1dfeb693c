"""`python -m signoria`: the command line."""

import signal
import sys

try:
    from signoria.cli.main import main

    if hasattr(signal, "pthread_sigmask"):
        # `./signoria` holds back Ctrl-C until there is somebody to hear it.
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
except KeyboardInterrupt:  # before there is anything to stop
    sys.exit(130)

sys.exit(main())
