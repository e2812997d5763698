#!/usr/bin/env bash
# Checks that a program was linked with hardening; with "all" also that it was compiled with it, as packages are. Arguments:
# the program, and "all" or nothing.
set -euo pipefail
program=$1
fail() { echo "hardened: $program $1" >&2; exit 1; }
header=$(readelf --file-header --wide "$program")
segments=$(readelf --segments --wide "$program")
dynamic=$(readelf --dynamic --wide "$program")
grep -q 'Type:.*DYN' <<<"$header" || fail "always lies at the same address (PIE)"
grep -q GNU_RELRO <<<"$segments" || fail "lets what the loader filled in be written over (RELRO)"
grep -qE 'BIND_NOW|FLAGS_1.*NOW' <<<"$dynamic" || fail "looks functions up only when they are called (BIND_NOW)"
grep GNU_STACK <<<"$segments" | grep -qv 'RWE' || fail "may run what lies on the stack"
! grep -q TEXTREL <<<"$dynamic" || fail "has code that is written over"
[ "${2:-}" = all ] || exit 0
symbols=$(readelf --dyn-syms --wide "$program")
grep -q '__stack_chk_fail' <<<"$symbols" || fail "does not notice a stack that was written over"
grep -qE '__[a-z]+_chk' <<<"$(grep -v __stack_chk <<<"$symbols")" || fail "does not check the size of buffers (FORTIFY)"
if readelf --file-header "$program" | grep -q X86-64; then
  # The mark of the whole file is lost if one linked library lacks it, so one indirect jump target is enough.
  grep -m1 -q endbr64 < <(objdump -d --no-show-raw-insn "$program" 2>/dev/null) || fail "jumps anywhere (CET)"
fi
