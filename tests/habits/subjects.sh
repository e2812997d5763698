#!/usr/bin/env bash
# Subjects of commits are `area: what changes for whom`, at most 72 letters. Those before the habit began are left alone.
set -euo pipefail
cd "$1"
first=964ba51ff281fc1ae7c5416ea03353b5d0c57c07
git rev-parse --quiet --verify "$first^{commit}" > /dev/null 2>&1 || { echo "No history here: nothing to check."; exit 0; }
# A letter too long, and merged already.
left="6754c3f97d6d7b00bee23049707a4a7c38f08bdf"
wrong=$(git log --no-merges --format='%H %s' "$first..HEAD" | grep -v "^$left" | cut -d' ' -f2- | LC_ALL=C.UTF-8 awk '!/^[a-z0-9][a-z0-9 ,\/_.-]*: [^ ]/ || length > 72')
if [[ -n $wrong ]]; then
  printf 'Subjects that are not "area: what changes for whom" in at most 72 letters:\n%s\n' "$wrong" >&2
  exit 1
fi
