#!/usr/bin/env bash
# Checks that what crosses from C++ to pages has types: rows (Q_GADGET with QML_VALUE_TYPE), not maps of texts to anything.
set -euo pipefail
cd "$1"
# The most lines that may name these types, and the reason for those that do:
most_maps=8  # the window's parts by name, and PersistentRows, which keeps rows of any type
most_var=11  # lists that a page makes itself (PlayerPart, SeatChips), a function, incubators, the parts by name
failed=0
complain() { echo "$1" >&2; failed=1; }

maps=$(grep -rnE 'QVariantMap|QVariantList' app/window || true)
if grep -E 'Q_PROPERTY|Q_INVOKABLE|toMap\(' <<< "$maps"; then
  complain "A page receives a map or an untyped list: make a row type, as in app/window/table/figure_rows.h"
fi
count() { grep -c . <<< "$1" || true; }
if (($(count "$maps") > most_maps)); then
  echo "$maps" >&2
  complain "$(count "$maps") lines of app/window name QVariantMap or QVariantList; $most_maps may: make a row type instead"
fi
var=$(grep -rnE 'property var\b' qml || true)
if (($(count "$var") > most_var)); then
  echo "$var" >&2
  complain "$(count "$var") properties of qml/ are var; $most_var may be: give them a type"
fi
exit $failed
