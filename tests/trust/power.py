"""Simulates a power cut: undoes all unsynced writes of a program, as recorded by faulty_disk.cpp (LK_DISK_UNDO)."""

import os
from pathlib import Path


def records(undo):
    """Yields (kind, offset, size before, bytes, path) of each write (W), sync (S) and rename (R: bytes are the new name)."""
    content = Path(undo).read_bytes() if Path(undo).exists() else b""
    at = 0
    while at < len(content):
        end = content.index(b"\n", at)
        kind, offset, size, length, path = content[at:end].decode().split(" ", 4)
        at = end + 1 + int(length)
        if at > len(content):
            return  # killed while writing this record: the file is unchanged
        yield kind, int(offset), int(size), content[end + 1:at], path


def moved(path, old, new):
    """Returns the path of a file after `old`, which may be one of its parents, was renamed to `new`."""
    return new + path[len(old):] if path == old or path.startswith(old + "/") else path


def cut(undo):
    """Undoes unsynced writes, the last first. Returns their number."""
    unsynced = {}
    for kind, offset, size, old, path in records(undo):
        if kind == "W":
            unsynced.setdefault(path, []).append((offset, size, old))
        elif kind == "S":
            unsynced.pop(path, None)
        else:
            unsynced = {moved(each, path, old.decode()): writes for each, writes in unsynced.items()
                        if each != old.decode()}
    gone = 0
    for path, writes in unsynced.items():
        if not os.path.exists(path):
            continue
        with open(path, "r+b") as file:
            for offset, size, old in reversed(writes):
                file.seek(offset)
                file.write(old)
                file.truncate(size)
                gone += 1
    Path(undo).unlink(missing_ok=True)
    return gone
