#!/usr/bin/env bash
# Installs missing packages, builds the tests, runs all of them through ctest without a display.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$root/cmake/install-packages.sh"
"$root/cmake/build.sh" all
exec ctest --test-dir "$root/build" --output-on-failure --no-tests=error -j "$(nproc)" "$@"
