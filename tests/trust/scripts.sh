#!/usr/bin/env bash
# Tests cmake/install-packages.sh and cmake/build.sh in a copy, with stand-ins for apt-get, dpkg-query and cmake.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/tree"
cp -r "$root/cmake" "$work/tree/"
export WORK=$work PATH=$work/bin:$PATH

# stand_in NAME: makes a program of standard input; it also notes how it is called.
stand_in() {
  { echo '#!/usr/bin/env bash'; echo 'echo "${0##*/} $*" >>"$WORK/calls"'; cat; } >"$work/bin/$1"
  chmod +x "$work/bin/$1"
}
failed() { echo "scripts: $*" >&2; cat "$work/err" >&2; exit 1; }
run() { : >"$work/calls"; if "$work/tree/cmake/$1" "${@:2}" >"$work/out" 2>"$work/err"; then status=0; else status=$?; fi; }
says() { grep -qF -- "$1" "$work/err" || failed "does not say: $1"; }
called() { grep -qE -- "$1" "$work/calls" || { cat "$work/calls" >&2; failed "was not called: $1"; }; }
not_called() { ! grep -qE -- "$1" "$work/calls" || failed "was called: $1"; }

# Packages: nothing is missing.
stand_in id <<<'echo 0'
stand_in apt-cache <<<'exit 1'
stand_in dpkg-query <<<'echo installed'
stand_in apt-get <<<'exit 0'
run install-packages.sh
[ $status = 0 ] && [ ! -s "$work/err" ] || failed "is not silent without work"
not_called apt-get

# No question is asked: input is empty, the environment says so, and files that were changed are kept.
stand_in dpkg-query <<<'[ "${@: -1}" = gcc ] && echo installed || exit 1'
stand_in apt-get <<'E'
[ -z "$(timeout 5 cat)" ] && [ "$DEBIAN_FRONTEND $NEEDRESTART_SUSPEND $UCF_FORCE_CONFFOLD" = "noninteractive 1 1" ]
E
run install-packages.sh
[ $status = 0 ] || failed "apt-get could have asked"
called 'apt-get .*--force-confdef .*--force-confold install -y .*ninja-build'

# The package that fails is named.
stand_in apt-get <<'E'
case "$*" in *install*) echo "E: Unable to locate package libzxing-dev"; exit 100 ;; esac
E
run install-packages.sh
[ $status = 1 ] || failed "takes a failure for success"
says 'installing failed at: libzxing-dev'
stand_in apt-get <<'E'
case "$*" in *install*) echo "dpkg: error processing package postgresql (--configure):"; exit 100 ;; esac
E
run install-packages.sh
says 'installing failed at: postgresql'

# Building: a first build for users is without developers' parts, and shows how far it is.
stand_in cmake <<'E'
case "$*" in
  *--build*) for step in 10 11 12 13 14 15 16; do echo "[$step/870] Building $step.o"; sleep 1; done ;;
  *) for arg; do case $arg in -DLK_DEVELOPERS=*) setting=${arg#*=} ;; esac; done
    mkdir -p "$WORK/tree/build" && touch "$WORK/tree/build/build.ninja"
    echo "LK_DEVELOPERS:BOOL=$setting" >"$WORK/tree/build/CMakeCache.txt" ;;
esac
E
run build.sh lampkeeper
[ $status = 0 ] || failed "does not build"
called 'cmake -S .* -DCMAKE_BUILD_TYPE=Release -DLK_DEVELOPERS=OFF'
grep -qE 'lampkeeper: building \[1[4-6]/870\]' "$work/err" || failed "does not show progress"
[ "$(grep -c '/870\]' "$work/err")" = 1 ] || failed "shows more than a line in five seconds"

# They come with the tests or when asked for, and stay.
stand_in cmake <<'E'
case "$*" in *-S*) echo "LK_DEVELOPERS:BOOL=ON" >"$WORK/tree/build/CMakeCache.txt" ;; esac
E
run build.sh developers
called 'cmake -S .* -DLK_DEVELOPERS=ON'
called 'cmake --build .* --target lampkeeper$'
run build.sh lampkeeper
not_called 'cmake -S'
[ ! -s "$work/err" ] || failed "is not silent without work"

# What fails is shown.
stand_in cmake <<<'echo "[1/870] Building 1.o"; echo "error: no such thing"; exit 1'
run build.sh all
[ $status = 1 ] || failed "takes a failed build for a good one"
says 'error: no such thing'
