#!/bin/sh
# Install the system packages named by "program package" pairs, where that is possible: as root,
# with apt-get. What is there already is left alone; what cannot be installed is said, once,
# and the tests that need it say so themselves.
#
#     tools/system_packages.sh initdb postgresql
set -eu

# Debian keeps the programs of a PostgreSQL server out of the path.
PATH=$PATH:$(echo /usr/lib/postgresql/*/bin | tr ' ' ':')

missing=
while [ $# -ge 2 ]; do
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
    shift 2
done
if [ -z "$missing" ]; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Not installed here:$missing. The tests that need it are skipped." >&2
    exit 0
fi
echo "Installing$missing ..."
# A server that comes with its package need not start: the tests run one of their own.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
{ apt-get -qq update && apt-get -qq install -y --no-install-recommends $missing; } >/dev/null 2>&1 ||
    echo "apt-get could not install$missing. The tests that need it are skipped." >&2
