#!/usr/bin/env bash
# Runs inside the virtual machine of confined.sh, as root: `serve` as docs/security.md confines it. Writes a line per check to
# /root/result.
set -u
result=/root/result
home=/home/club
as_club() { runuser -u club -- env HOME="$home" XDG_RUNTIME_DIR="/run/user/$(id -u club)" bash -c "cd; $1"; }
check() { if as_club "$2"; then echo "ok: $1"; else echo "failed: $1"; fi >>"$result"; }
# serves WHAT COMMAND: plays two rolls on the pages of a new night, then resumes the night
serves() {
  rm -rf "$home"/.local "$home"/.cache
  as_club 'mkdir -p ~/.local/share/lampkeeper ~/.cache/lampkeeper'
  for night in "--setup setup.json" "--night latest"; do
    as_club "rm -f served; (sleep 60 | script -qfc '$2 $night --port 0 --address 127.0.0.1' served) >/dev/null 2>&1 &
      for second in {1..60}; do grep -q serving served 2>/dev/null && break; sleep 1; done"
    check "$1: pages are served ($night)" 'tr -d "\r" <served >lines; python3 /usr/local/bin/phone.py lines'
    [ "$1" != AppArmor ] || check "$1: the process is confined" \
      'grep -q "lampkeeper-serve (enforce)" /proc/$(pgrep -n -x lampkeeper)/attr/current'
    pkill -u club -x lampkeeper
    sleep 2
  done
  check "$1: both rolls are stored" 'python3 -c "import os,sqlite3; d=sqlite3.connect(os.environ[\"HOME\"] + \"/.local/share/lampkeeper/nights.lkdb\")
assert d.execute(\"SELECT count(*) FROM event\").fetchone()[0] >= 3"'
}

ip link set lo up
cp /root/setup.json "$home" && chown -R club "$home"
loginctl enable-linger club
for second in {1..60}; do [ -S "/run/user/$(id -u club)/bus" ] && break; sleep 1; done

systemd=$(cat /root/systemd-run.command)
serves systemd-run "$systemd"
check "systemd-run: nothing else is written" \
  "script -qfc '${systemd%lampkeeper serve} touch elsewhere' /dev/null >/dev/null; [ ! -e ~/elsewhere ]"

apparmor_parser -r /usr/share/apparmor/extra-profiles/lampkeeper-serve || echo "failed: AppArmor: the profile is loaded" >>"$result"
apparmor=$(cat /root/aa-exec.command)
serves AppArmor "$apparmor"
check "AppArmor: nothing else is written" "! ${apparmor%lampkeeper serve} touch elsewhere 2>/dev/null && [ ! -e ~/elsewhere ]"
check "AppArmor: no other program is started" "! ${apparmor%lampkeeper serve} bash -c /usr/bin/id 2>/dev/null"

echo end >>"$result"
sync
systemctl poweroff --force
