#!/usr/bin/env bash
# Checks that limits are named kMax... and kMin... only, so that one word says what a constant bounds.
set -euo pipefail
cd "$1"
if grep -rnE '\bk(Most|Least|Fewest|Largest|Smallest|Longest|Shortest|Highest|Lowest|Widest|Narrowest|Biggest)([A-Z]\w*)?\b' \
  --include='*.cpp' --include='*.h' app carddb rules samples tests vision; then
  echo "Name a limit kMax... or kMin..." >&2
  exit 1
fi
