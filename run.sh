#!/usr/bin/env bash
# Installs missing packages, builds Release into build/, runs Lampkeeper with the given arguments.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$root/cmake/install-packages.sh"
"$root/cmake/build.sh" lampkeeper
exec "$root/build/lampkeeper" "$@"
