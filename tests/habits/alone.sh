#!/usr/bin/env bash
# Checks that every source compiles by itself, not only together with its folder, and that clang-tidy has no remark on it
# (.clang-tidy). Takes eight of the sources that the last 20 commits changed, chosen by a hash of their path.
# usage: alone.sh ROOT BUILD [FILE...]    FILES: checks these instead
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/needs.sh"
needs clang-tidy 14.
root=$1 build=$2
shift 2
cd "$root"
commits=20 most=8
sources=("$@")
if ((${#sources[@]} == 0)); then
  git rev-parse --quiet --verify "HEAD~$commits" > /dev/null 2>&1 || { echo "No history here: nothing to check."; exit 0; }
  mapfile -t sources < <(git diff --name-only --diff-filter=AMR "HEAD~$commits" -- 'app/*.cpp' 'carddb/*.cpp' 'rules/*.cpp' \
    'samples/*.cpp' 'vision/*.cpp' | while read -r file; do echo "$(sha1sum <<< "$file" | cut -c1-8) $file"; done |
    sort | head -n "$most" | cut -d' ' -f2-)
fi
((${#sources[@]})) || { echo "No source was changed."; exit 0; }

# A configuration in which every source is compiled separately.
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DLK_UNITY=OFF > "$build.log" 2>&1 || { cat "$build.log"; exit 1; }
printf '%s\n' "${sources[@]}"
printf '%s\0' "${sources[@]}" | xargs -0 -P "$(nproc)" -n 1 clang-tidy -p "$build" --quiet --warnings-as-errors='*' 2> /dev/null
