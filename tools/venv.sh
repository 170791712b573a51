#!/bin/sh
# Make the virtual environment in .venv with the Python named by $1.
set -eu
python=$1

if ! command -v "$python" >/dev/null 2>&1; then
    echo "Mandapa needs Python 3.11 or later, and there is no '$python' here." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Mandapa needs Python 3.11 or later; '$python' is $("$python" -V). Name another one: make PYTHON=python3.12 ..." >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    # Debian ships Python without it.
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $package ..."
        apt-get -qq update && apt-get -qq install -y "$package" >/dev/null
    else
        echo "This Python cannot make virtual environments: install the package $package, then try again." >&2
        exit 1
    fi
fi
rm -rf .venv
"$python" -m venv .venv
