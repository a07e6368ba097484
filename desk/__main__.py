"""`python -m desk`: the application and its command line, as the console script `desk` starts them."""

import sys

from desk.app.main import main

if __name__ == "__main__":
    sys.exit(main())
