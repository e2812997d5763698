# Sourced by the checks whose result depends on the version of a tool.
# usage: needs TOOL VERSION    skips the check with status 77 if the tool is of another version than the tree follows
needs() {
  local found
  found=$("$1" --version 2>&1 | grep -oE '[0-9]+\.[0-9.]+' | head -n 1)
  [[ $found == "$2"* ]] && return
  echo "SKIPPED: the tree follows $1 $2 of Debian 12; this is $1 $found." >&2
  exit 77
}
