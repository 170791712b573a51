#!/bin/sh
# Install Chromium for the browser tests, where that can be done without asking anybody.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests ..."
    apt-get -qq update && apt-get -qq install -y chromium >/dev/null && exit 0
fi
echo "There is no Chromium here: the browser tests are left out." >&2
