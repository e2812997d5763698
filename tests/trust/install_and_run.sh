#!/usr/bin/env bash
# Installs a build into a folder and plays a sample night from there. Argument: the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$1" --prefix "$work/prefix" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
"$here/installed.sh" "$work/prefix" "$work/home"
