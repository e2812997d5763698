#!/usr/bin/env bash
# Installs missing packages, builds Release into build/, runs Lampkeeper with the given arguments.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$root/cmake/install-packages.sh"
case ${1:-} in
  bench | shots) "$root/cmake/build.sh" developers ;;  # subcommands of app/develop, which others need not wait for
  *) "$root/cmake/build.sh" lampkeeper ;;
esac
exec "$root/build/lampkeeper" "$@"
