#!/usr/bin/env python3
"""Checks every file that the program writes in a night: only documented ones, none elsewhere, and no camera picture in any
of them. Argument: the program."""

import json
import re
import signal
import sys
import tempfile
from pathlib import Path

import deeds

# Files that a night may leave, by path below the folder used as home.
KEPT = re.compile(r"data/lampkeeper/(nights\.lkdb(-wal|-shm)?|[^/]*\.(lock|claim)|\.[^/]*)|night\.jsonl|all\.lkbackup|"
                  r"cache/lampkeeper/[^/]*\.lkdb(-wal|-shm)?|cache/(fontconfig|qtshadercache[^/]*|mesa_shader_cache)/.*")
PICTURES = {b"\xff\xd8\xff": "JPEG", b"\x89PNG\r\n\x1a\n": "PNG", b"WEBPVP8": "WebP", b"RIFF": "video", b"ftypheic": "HEIC"}
# Cached pictures of cards that the program painted itself; they contain no camera picture.
PAINTED = "cache/"


def files_below(folder):
    return {str(each.relative_to(folder)): each for each in folder.rglob("*") if not each.is_dir()}


def play(place):
    """Watches half a night, then runs the doctor and writes a backup. Returns the names of files that existed before."""
    watch = deeds.Watch(place)
    place.environment.update(HOME=str(place.folder), TMPDIR=str(place.path("temporary")), XDG_CACHE_HOME=str(place.path("cache")))
    place.path("temporary").mkdir()
    place.data.mkdir(parents=True)
    watch.journal = place.data / "nights.lkdb"
    brought = set(files_below(place.folder))
    watch.acknowledged, watch.say = [], deeds.events_of_a_night()[1:]
    process = watch.begin()
    for line in process.stdout:
        watch.hear(json.loads(line))
        if len(watch.acknowledged) > 20:
            break
    process.send_signal(signal.SIGINT)
    process.stdin.close()
    process.wait(timeout=deeds.SLOW)
    deeds.demand(len(watch.acknowledged) > 20, "no night was played")
    place.run("doctor")
    place.done("backup", "--out", "all.lkbackup")
    return brought


def main(program):
    with tempfile.TemporaryDirectory(prefix="kept-") as folder:
        place = deeds.Place(program, Path(folder) / "home")
        brought = play(place)
        there = {name: each for name, each in files_below(place.folder).items() if name not in brought}
        wrong = [f"{name} is written, and not documented" for name in there if not KEPT.fullmatch(name)]
        for name, each in there.items():
            if name.startswith(PAINTED):
                continue
            content = each.read_bytes()
            wrong += [f"{name} contains a picture ({kind})" for mark, kind in PICTURES.items() if mark in content]
        for each in wrong:
            print(f"what is kept: {each}", file=sys.stderr)
        print(json.dumps({"files": sorted(there), "wrong": len(wrong)}))
        return 1 if wrong or not there else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
