#!/usr/bin/env bash
# Checks that subjects of commits are `area: what changes for whom`, at most 72 letters. Commits from before this rule are
# skipped.
set -euo pipefail
cd "$1"
first=964ba51ff281fc1ae7c5416ea03353b5d0c57c07
git rev-parse --quiet --verify "$first^{commit}" > /dev/null 2>&1 || { echo "No history here: nothing to check."; exit 0; }
wrong=$(git log --no-merges --format=%s "$first..HEAD" | LC_ALL=C.UTF-8 awk '!/^[a-z0-9][a-z0-9 ,\/_.-]*: [^ ]/ || length > 72')
if [[ -n $wrong ]]; then
  printf 'Subjects that are not "area: what changes for whom" in at most 72 letters:\n%s\n' "$wrong" >&2
  exit 1
fi
