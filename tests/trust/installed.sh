#!/usr/bin/env bash
# Plays a sample night with the installed program, which must find its data beside itself, never in the source tree.
# Arguments: the install prefix ("/usr" or another one), and a folder to work in.
set -euo pipefail
prefix=$1
work=$2
program=$prefix/bin/lampkeeper
mkdir -p "$work"
cd "$work"
export XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
# Clears the environment of a build folder or shell.
unset LD_LIBRARY_PATH

fail() { echo "installed: $1" >&2; exit 1; }
samples=$prefix/share/lampkeeper/samples

"$program" --version | grep -q '^Lampkeeper ' || fail "it does not tell its version"
"$program" replay "$samples/halfwish/first-duel/transcript.jsonl" | grep -q '"same":true' || fail "a night is judged otherwise"
"$program" watch stage:samples/halfwish/first-duel | grep -q '"same":true' || fail "the sample night is not seen as it is"
"$program" doctor >doctor.jsonl || [ $? = 1 ] || fail "the doctor does not end"
grep -q '"check":"eyes","ok":true' doctor.jsonl || fail "the eyes are not whole"
"$program" backup --out night.lkbackup >/dev/null || fail "no backup is written"
"$program" restore night.lkbackup >/dev/null || fail "no backup is brought back"
if strings -n 8 "$program" | grep -q '^/.*/samples/halfwish'; then fail "it names a path of the computer it was built on"; fi
[ -f "$prefix/share/man/man1/lampkeeper.1" ] || [ -f "$prefix/share/man/man1/lampkeeper.1.gz" ] || fail "there is no manual page"
echo "installed: the sample night is played from $prefix"
