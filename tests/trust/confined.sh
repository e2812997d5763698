#!/usr/bin/env bash
# Runs `lampkeeper serve` in a virtual machine, confined by the two commands of docs/security.md: under systemd-run and under its
# AppArmor profile. Needs root, debootstrap and qemu-system-x86. Takes ten minutes; prints a line per check.
# usage: confined.sh [BUILD]    BUILD: a built folder, of which packages are made ("build")
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "${1:-$root/build}" && pwd)
work=$(mktemp -d)
bare=$work/bare
clean_up() {
  for mounted in "$bare/proc" "$bare/dev"; do if mountpoint -q "$mounted"; then umount "$mounted"; fi; done
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
fail() { echo "confined: $1" >&2; exit 1; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; fail "$1 failed"; }; }
# Prints the command of docs/security.md that ends with `lampkeeper serve` and contains $1, on one line.
documented() { sed -e ':a; /\\$/N; s/\\\n//; ta' "$root/docs/security.md" | grep -E "^$1 .*lampkeeper serve$"; }

cmake --build "$build" --target lampkeeper lk_formats package_parts >/dev/null
(cd "$work" && quietly cpack --config "$build/CPackConfig.cmake" -B "$work/packages")
quietly debootstrap --variant=minbase bookworm "$bare"
mount -t proc proc "$bare/proc"
mount --bind /dev "$bare/dev"
cp "$work"/packages/*.deb "$bare/root/"
quietly chroot "$bare" env DEBIAN_FRONTEND=noninteractive sh -c \
  'apt-get update && apt-get install -y --no-install-recommends systemd-sysv dbus dbus-user-session libpam-systemd && apt-get install -y \
   --no-install-recommends apparmor apparmor-utils procps iproute2 python3 bsdutils linux-image-cloud-amd64 /root/*.deb'
chroot "$bare" useradd -m -s /bin/bash club
head -n 1 "$root/samples/halfwish/whole-night.jsonl" >"$bare/root/setup.json"
documented systemd-run >"$bare/root/systemd-run.command"
documented aa-exec >"$bare/root/aa-exec.command"
install -m 755 "$root/tests/trust/phone.py" "$root/tests/trust/confined_inside.sh" "$bare/usr/local/bin/"
cat >"$bare/etc/systemd/system/confined.service" <<'UNIT'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/usr/local/bin/confined_inside.sh
[Install]
WantedBy=default.target
UNIT
quietly chroot "$bare" systemctl enable confined.service
umount "$bare/proc" "$bare/dev"

quietly mkfs.ext4 -q -d "$bare" "$work/disk" 4G
# Emulated without /dev/kvm, so that it runs anywhere, in a virtual machine too.
quietly timeout 1800 qemu-system-x86_64 -accel tcg -cpu max -m 2048 -nographic -no-reboot -net none \
  -kernel "$(echo "$bare"/boot/vmlinuz-*)" -initrd "$(echo "$bare"/boot/initrd.img-*)" -append "root=/dev/vda rw console=ttyS0 quiet" \
  -drive "file=$work/disk,format=raw,if=virtio"
debugfs -R "cat /root/result" "$work/disk" 2>/dev/null | tee "$work/result"
grep -q '^end$' "$work/result" || fail "the virtual machine stopped early"
! grep -q '^failed' "$work/result"
