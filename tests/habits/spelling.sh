#!/usr/bin/env bash
# Words of docs, comments and texts are spelled as in a dictionary of common misspellings' cures (codespell).
set -euo pipefail
cd "$1"
# Words that are right here: parts of tests' slips, and abbreviations.
right=mot,nane,atack,hight,iif,nd,wither,pannel,te,ue
codespell --ignore-words-list "$right" --ignore-regex '\b\w*[a-z][A-Z]\w*\b' \
  --skip '*.json,*.jsonl,*.csv,*.ts,*.onnx,*.png,*/resources/i18n/*,resources/i18n/*' \
  README.md NEWS.md CONTRIBUTING.md docs app carddb cmake qml resources rules samples tests vision
