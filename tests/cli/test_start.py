"""The command starts quickly: what only the site needs is not imported for the rest."""

from __future__ import annotations

import subprocess
import sys


def test_the_commands_of_the_terminal_import_no_web_server() -> None:
    script = (
        "import sys; from mandapa.cli.main import main\n"
        "main(['games'])\n"
        "found = {'litestar', 'sqlalchemy', 'uvicorn', 'alembic'} & set(sys.modules)\n"
        "sys.exit(f'imported: {found}' if found else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
