#!/usr/bin/env bash
# build.sh TARGETS...: configures build/ once (Release) and builds the given targets.
# Developers' subcommands become part of the program with the target "all" or "developers", and then stay.
# Prints progress, and the last lines of the log if building fails.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
log=$(mktemp)
trap 'rm -f "$log"' EXIT
fail() { tail -n 60 "$log" >&2; echo "lampkeeper: building failed, see above" >&2; exit 1; }
configure() { cmake -S "$root" -B "$build" -G Ninja "$@" >"$log" 2>&1 || fail; }

# Prints one of ninja's "[12/870] ..." lines every five seconds, of at least ten steps, without what follows.
show_progress() {
  local line shown=$SECONDS
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log"
    if [[ $line =~ ^(\[[0-9]+/[0-9]{2,}\]) ]] && ((SECONDS - shown >= 5)); then
      shown=$SECONDS
      echo "lampkeeper: building ${BASH_REMATCH[1]}" >&2
    fi
  done
}

developers=OFF
targets=()
for target in "$@"; do
  case $target in
    developers) developers=ON; target=lampkeeper ;;
    all) developers=ON ;;
  esac
  targets+=("$target")
done

if [ ! -f "$build/build.ninja" ]; then
  echo "lampkeeper: building for the first time, six to ten minutes on two cores" >&2
  configure -DCMAKE_BUILD_TYPE=Release -DLK_DEVELOPERS=$developers
elif [ $developers = ON ] && ! grep -q '^LK_DEVELOPERS:BOOL=ON' "$build/CMakeCache.txt"; then
  configure -DLK_DEVELOPERS=ON
fi
if [ -t 2 ]; then
  cmake --build "$build" --target "${targets[@]}" >&2
else
  NINJA_STATUS="[%f/%t] " cmake --build "$build" --target "${targets[@]}" 2>&1 | show_progress || fail
fi
