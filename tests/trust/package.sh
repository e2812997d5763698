#!/usr/bin/env bash
# Builds the Debian packages and tests them: installed, run, upgraded and removed in a bare system if one can be made (root
# and debootstrap), otherwise unpacked into a folder and run from there. Arguments: the build folder (created and configured
# without developers' commands if missing), and the release to test with ("bookworm").
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${1:-$root/build-package}
release=${2:-bookworm}
most=$((12 * 1024 * 1024))  # bytes of both packages together
work=$(mktemp -d)
bare=$work/bare
clean_up() {
  if mountpoint -q "$bare/proc"; then umount "$bare/proc"; fi
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
say() { echo "package: $1"; }
fail() { echo "package: $1" >&2; exit 1; }

[ -f "$build/build.ninja" ] || cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DLK_DEVELOPERS=OFF \
  -DLK_HARDENED=ON >/dev/null
build=$(cd "$build" && pwd)
cmake --build "$build" --target lampkeeper lk_formats package_parts >/dev/null
"$root/tests/trust/hardened.sh" "$build/lampkeeper" all || fail "the program is not hardened"
(cd "$work" && cpack --config "$build/CPackConfig.cmake" -B "$work/packages" >"$work/log" 2>&1) || { cat "$work/log" >&2; fail "cpack failed"; }
packages=("$work"/packages/*.deb)
[ "${#packages[@]}" = 2 ] || fail "${#packages[@]} packages were made, not two"
size=$(cat "${packages[@]}" | wc -c)
say "$(cd "$work/packages" && echo *.deb), $size bytes in all"
[ "$size" -le "$most" ] || fail "the packages are larger than $most bytes"

for package in "${packages[@]}"; do
  dpkg-deb --info "$package" >"$work/info" || fail "$package is no package"
  ! dpkg-deb --contents "$package" | grep -qE " \./(home|root|tmp|work)" || fail "$package holds a path of this computer"
done
desktop-file-validate "$root"/packaging/*.desktop || fail "the menu entry is not valid"
appstreamcli validate --no-net "$root"/packaging/*.metainfo.xml >"$work/appstream" || true  # AppStream 1.0 warns: no home page
! grep -E "^[EW]:" "$work/appstream" | grep -v url-homepage-missing || fail "the metadata is not valid"
grep -q "alidation" "$work/appstream" || fail "the metadata was not checked"

try_in_bare_system() {
  debootstrap --variant=minbase "$release" "$bare" >"$work/debootstrap" 2>&1 || return 1
  mount -t proc proc "$bare/proc" || return 1  # programs ask there where they lie
  cp "${packages[@]}" "$bare/tmp/" && cp "$root/tests/trust/installed.sh" "$bare/tmp/"
  local inside=(chroot "$bare" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8)
  "${inside[@]}" sh -c 'apt-get update && apt-get install -y --no-install-recommends binutils /tmp/lampkeeper*.deb' >"$work/apt" 2>&1 ||
    { tail -n 20 "$work/apt" >&2; fail "it cannot be installed in a bare $release"; }
  "${inside[@]}" bash /tmp/installed.sh /usr /tmp/home || fail "the sample night is not played in a bare $release"
  "${inside[@]}" sh -c 'apt-get install -y --reinstall /tmp/lampkeeper*.deb && apt-get purge -y lampkeeper lampkeeper-data' >"$work/apt" 2>&1 ||
    fail "it cannot be upgraded and removed"
  [ ! -e "$bare/usr/bin/lampkeeper" ] && [ ! -e "$bare/usr/share/lampkeeper" ] || fail "something is left when it is removed"
  say "installed, played, upgraded and removed in a bare $release"
}

if [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null && try_in_bare_system; then
  exit 0
fi
say "no bare system can be made here: the packages are unpacked and tried in a folder"
for package in "${packages[@]}"; do dpkg-deb -x "$package" "$work/unpacked"; done
"$root/tests/trust/installed.sh" "$work/unpacked/usr" "$work/home" || fail "the sample night is not played"
