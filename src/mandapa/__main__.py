"""`python -m mandapa` is the command `mandapa`."""

import sys

from mandapa.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
