#!/usr/bin/env bash
# Checks spelling in docs, comments and texts with codespell.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/needs.sh"
needs codespell 2.2.
cd "$1"
# Accepted words: parts of deliberate mistakes in tests, abbreviations, and names.
right=hart,mot,nane,atack,hight,iif,nd,wither,pannel,te,ue
codespell --ignore-words-list "$right" --ignore-regex '\b\w*[a-z][A-Z]\w*\b' \
  --skip '*.json,*.jsonl,*.csv,*.ts,*.onnx,*.png,*/resources/i18n/*,resources/i18n/*' \
  README.md NEWS.md CONTRIBUTING.md docs app carddb cmake qml resources rules samples tests vision
