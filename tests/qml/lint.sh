#!/usr/bin/env bash
# lint.sh QMLLINT OPTIONS... -- FILES...: runs qmllint on each file alone, and fails at every remark. qmllint of Qt 6.4
# crashes on some files in every second run, and says nothing at all if its plugins are disabled: a crash is tried again, and
# a file with a fault must be found before anything counts.
set -uo pipefail
lint=()
while [[ $1 != -- ]]; do lint+=("$1"); shift; done
shift

# Lints one file. Returns 0 if nothing was remarked.
check() {
  local said status
  for _ in {1..16}; do
    said=$("${lint[@]}" "$1" 2>&1)
    status=$?
    if ((status < 129 || status > 192)); then break; fi  # not ended by a signal
  done
  if ((status != 0)); then printf '%s: %s\n%s\n' "$1" "$status" "$said"; fi
  return $((status != 0))
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf 'import QtQuick\nItem { noSuchProperty: 3 }\n' > "$folder/Faulty.qml"
if check "$folder/Faulty.qml" > /dev/null; then
  echo "qmllint finds no fault in: Item { noSuchProperty: 3 }"
  exit 1
fi

failed=0
for file in "$@"; do check "$file" || failed=1; done
exit $failed
