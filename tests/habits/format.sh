#!/usr/bin/env bash
# Checks that every C++ file is formatted as in .clang-format. With --fix as second argument the files are rewritten.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/needs.sh"
needs clang-format 14.
cd "$1"
files=$(find app carddb qml rules samples tests vision -name '*.cpp' -o -name '*.h')
if [[ ${2-} == --fix ]]; then exec xargs -n 40 -P "$(nproc)" clang-format -i <<< "$files"; fi
if ! xargs -n 40 -P "$(nproc)" clang-format --dry-run -Werror -ferror-limit=1 <<< "$files"; then
  echo "Not formatted as .clang-format has it: run tests/habits/format.sh . --fix" >&2
  exit 1
fi
