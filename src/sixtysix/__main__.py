"""`python -m sixtysix` is `sixtysix`."""

import sys

from sixtysix.interfaces.cli import main

if __name__ == "__main__":
    sys.exit(main())
