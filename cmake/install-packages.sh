#!/usr/bin/env bash
# Installs the packages of packages.txt that are missing. Silent if none is.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
command -v dpkg-query >/dev/null || { echo "lampkeeper: this is no Debian system; install what $here/packages.txt names" >&2; exit 1; }

missing=()
optional=()  # installed together with others, if this release has them
for package in $(sed 's/#.*//' "$here/packages.txt"); do
  state=$(dpkg-query -W -f '${db:Status-Status}' "${package%\?}" 2>/dev/null || true)
  [ "$state" = installed ] || case $package in *\?) optional+=("${package%\?}") ;; *) missing+=("$package") ;; esac
done
[ ${#missing[@]} -gt 0 ] || exit 0

# Adds the optional packages that apt knows.
add_known() {
  local package
  for package in "${optional[@]}"; do
    if apt-cache show "$package" >/dev/null 2>&1; then missing+=("$package"); fi
  done
}

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "lampkeeper: run this as root once, or install sudo, to add: ${missing[*]}" >&2; exit 1; }
  as_root=(sudo)
fi
echo "lampkeeper: installing ${#missing[@]} packages, once: ${missing[*]}" >&2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
{
  "${as_root[@]}" apt-get update &&
  add_known &&
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}"
} >"$log" 2>&1 || { tail -n 20 "$log" >&2; echo "lampkeeper: installing failed; mend what apt says above and start again" >&2; exit 1; }
