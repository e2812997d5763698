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
# Nothing may wait for an answer: not debconf, not a changed configuration file, not needrestart, not a list of changes.
unattended=(env LC_ALL=C DEBIAN_FRONTEND=noninteractive DEBCONF_NONINTERACTIVE_SEEN=true UCF_FORCE_CONFFOLD=1
  NEEDRESTART_SUSPEND=1 APT_LISTCHANGES_FRONTEND=none)
keep_files=(-o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold)
apt() { "${as_root[@]}" "${unattended[@]}" apt-get -o DPkg::Lock::Timeout=300 "${keep_files[@]}" "$@" </dev/null; }

# Prints the packages that apt's messages blame, or else those that are still missing.
failed_packages() {
  local package blamed
  blamed=$(sed -nE \
    -e "s/^E: Unable to locate package (\S+)$/\1/p" \
    -e "s/^E: Package '(\S+)' has no installation candidate.*/\1/p" \
    -e "s/^dpkg: error processing (package|archive) (\S+) .*/\2/p" \
    -e "s/^E: Failed to fetch \S*\/([a-z0-9.+-]+)_\S+ .*/\1/p" \
    -e "s/^ ([a-z0-9.+-]+) : (Pre)?Depends: .*/\1/p" "$log" | sort -u)
  [ -z "$blamed" ] || { echo $blamed; return; }
  for package in "${missing[@]}"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || printf '%s ' "$package"
  done
}

{ apt update && add_known && apt install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 || {
  tail -n 20 "$log" >&2
  echo "lampkeeper: installing failed at: $(failed_packages)" >&2
  echo "lampkeeper: mend what apt says above and start again" >&2
  exit 1
}
