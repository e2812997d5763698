#!/usr/bin/env bash
# Installs missing packages, builds the tests, runs all of them through ctest without a display.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$root/cmake/install-packages.sh"
"$root/cmake/build.sh" all
# One test more than there are processors: nights in real time wait for a fifth of their duration.
exec ctest --test-dir "$root/build" --output-on-failure --no-tests=error -j "$(($(nproc) + 1))" "$@"
