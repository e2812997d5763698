#!/usr/bin/env bash
# Configures build/ once (Release) and builds the given targets. Prints little unless there is a problem.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
quietly() { "$@" >"$log" 2>&1 || { tail -n 60 "$log" >&2; echo "lampkeeper: building failed, see above" >&2; exit 1; }; }

[ -f "$root/build/build.ninja" ] || quietly cmake -S "$root" -B "$root/build" -G Ninja -DCMAKE_BUILD_TYPE=Release
if [ -t 2 ]; then
  cmake --build "$root/build" --target "$@" >&2
else
  [ -x "$root/build/lampkeeper" ] || echo "lampkeeper: building for the first time, six to ten minutes on two cores" >&2
  quietly cmake --build "$root/build" --target "$@"
fi
