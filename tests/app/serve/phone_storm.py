# Strangers attack the phone server from four addresses of this computer, while a player plays from a fifth and newcomers open
# pages from a sixth. Arguments: PROGRAM SETUP SEED SECONDS. Prints what was served and refused, the memory, and how long it
# took, as one JSON line; only the test decides what must hold.
import json
import multiprocessing
import os
import random
import re
import resource
import select
import ssl
import struct
import subprocess
import sys
import tempfile
import time

from phone_line import CLOSE, PING, PONG, TEXT, Page, Player, frame, get, milliseconds, secure, tcp

PLAYER, STRANGERS, NEWCOMER = "127.0.0.1", ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"], "127.0.0.6"
SPECTATORS, MUTE = 50, 13  # of each stranger's address; so many of them never read
SILENT = 2500  # connections that each address opens in a row, and again, and says nothing


def gone(line):
    """Whether the server has closed it."""
    try:
        line.setblocking(False)
        return line.recv(1) == b""
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    except OSError:
        return True


def crowd(port, source, begin, end, told):
    """Spectators who stay, some of whom never read; and silent connections, opened again whenever they are closed."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    pages = [page for page in (Page(port, "", source) for _ in range(SPECTATORS)) if page.opened]
    readers, seen = pages[MUTE:], {"spectators": len(pages), "silent": 0, "held": 0, "views": 0}
    told.put(("ready", {}))
    begin.wait()
    silent = []
    while not end.is_set():
        for _ in range(50):
            if len(silent) < SILENT:
                try:
                    silent.append(tcp(port, source, 2))
                    seen["silent"] += 1
                except OSError:
                    break
        silent = [line for line in silent if not (gone(line) and (line.close() or True))]
        seen["held"] = max(seen["held"], len(silent))
        by = {page.line.fileno(): page for page in readers}
        for number in select.select(list(by), [], [], 0)[0] if by else []:
            messages = by[number].frames(0.5)
            while messages is not None and by[number].line.pending():
                messages += by[number].frames(0.5) or []
            if messages is None:
                readers.remove(by[number])
            else:
                seen["views"] += sum("view" in message for message in messages)
        time.sleep(0.02)
    seen["readersStay"] = len(readers) == len(pages) - len(pages[:MUTE])
    told.put(("crowd", seen))


def blobs():
    """What floods say, by name, and whether they read the answers."""
    return {
        "pings": (frame(PING, b"x" * 125) * 500, True),
        "pings unread": (frame(PING, b"x" * 125) * 500, False),
        "parts": (frame(TEXT, b"", False) + frame(0, b"", False) * 2000, True),
        "small parts": (frame(TEXT, b"a", False) + frame(0, b"a", False) * 2000, True),
        "texts": (frame(TEXT, b'{"event":{}}') * 500, True),
        "texts unread": (frame(TEXT, b"{}") * 2000, False),
        "binary": (frame(2, b"x" * 10000) * 20, True),
        "pongs": (frame(PONG) * 2000, True),
        "closes": (frame(CLOSE, struct.pack(">H", 1000)) * 500, False),
        "unknown kind": (frame(3, b"x") * 500, True),
    }


def flood(port, source, seed, begin, end, told):
    """Everything that a connection can be filled with, in random order, each until the server closes it or two seconds.
    The first page of each kind is open before the silent connections take what this address may have."""
    chance = random.Random(seed)
    said = blobs()
    ways = [*said, "slow head", "handshakes", "garbage", "pages", "words"]
    seen = {"tried": 0, "closed": 0, "refused": 0, "filled": [], "megabytes": 0, "open": []}
    pages = {way: Page(port, "", source) for way in said}
    first = chance.sample(list(said), len(said))
    told.put(("ready", {}))
    begin.wait()
    while not end.is_set():
        way = first.pop() if first else chance.choice(ways)
        until = time.time() + 2
        seen["tried"] += 1
        try:
            if way in said:
                blob, reads = said[way]
                page = pages.pop(way, None) or Page(port, "", source)
                if not page.opened:
                    seen["refused"] += 1
                    time.sleep(0.2)
                    continue
                closed = False
                while time.time() < until and not closed:
                    try:
                        page.line.settimeout(0.5)
                        page.line.sendall(blob)
                        seen["megabytes"] += len(blob) / 1e6
                        closed = reads and page.frames(0.01) is None
                    except TimeoutError:
                        pass
                    except OSError:
                        closed = True
                seen["filled"].append(way)
                seen["closed"] += closed
                if not closed:
                    seen["open"].append(way)
                page.close()
            elif way == "slow head":
                with secure(port, source) as line:
                    for letter in b"GET / HTTP/1.1\r\n":
                        line.sendall(bytes([letter]))
                        time.sleep(0.1)
            else:
                while time.time() < until:
                    if way == "handshakes":
                        secure(port, source, 3).close()
                    elif way == "garbage":
                        with tcp(port, source, 3) as line:
                            line.sendall(chance.randbytes(2000))
                    else:
                        get(port, "/" if way == "pages" else "/assets/words.js", source, 3)
        except OSError:
            seen["closed"] += 1
            time.sleep(0.02)
    told.put(("flood", seen))


def memory(process):
    """Megabytes."""
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1000


def arrivals(port, begin, end, told):
    """Somebody new every second."""
    seen, times = {"newcomers": 0, "newcomersRefused": 0}, []
    told.put(("ready", {}))
    begin.wait()
    while not end.is_set():
        got, took = newcomer(port)
        seen["newcomers"] += 1
        seen["newcomersRefused"] += not got
        times.append(took)
        time.sleep(1)
    told.put(("arrivals", seen | {"arrivals": milliseconds(times)}))


def newcomer(port):
    """Returns whether somebody new gets the page and its line, and after how long."""
    since = time.time()
    try:
        got = b" 200 " in get(port, "/", NEWCOMER, 20)[:20]
        page = Page(port, "", NEWCOMER)
        got = got and page.opened and any("view" in message for _ in range(20) for message in page.frames(1) or [])
        page.close()
    except OSError:
        got = False
    return got, time.time() - since


def storm(port, served, seat, seed, seconds):
    begin, end, told = multiprocessing.Event(), multiprocessing.Event(), multiprocessing.Queue()
    all_ = [multiprocessing.Process(target=crowd, args=(port, source, begin, end, told)) for source in STRANGERS]
    all_ += [multiprocessing.Process(target=flood, args=(port, source, seed + i, begin, end, told))
             for i, source in enumerate(STRANGERS)]
    all_.append(multiprocessing.Process(target=arrivals, args=(port, begin, end, told)))
    player = Player(port, seat, PLAYER)
    seen = {"eventsLost": 0, "memoryBefore": round(memory(served.pid)), "crowd": [], "flood": []}
    for _ in range(10):
        player.step()
        time.sleep(0.22)
    seen["before"], player.times = milliseconds(player.times), []
    for each in all_:
        each.start()
    for _ in range(2 * len(STRANGERS) + 1):
        told.get()
    begin.set()
    until, most = time.time() + seconds, 0
    while time.time() < until:
        seen["eventsLost"] += not player.step()
        most = max(most, memory(served.pid))
        time.sleep(0.22)
    end.set()
    seen.update(during=milliseconds(player.times), memoryMost=round(most))
    for _ in all_:
        kind, what = told.get()
        if kind == "arrivals":
            seen |= what
        else:
            seen[kind].append(what)
    for each in all_:
        each.join()
    player.times = []
    for _ in range(6):
        seen["eventsLost"] += not player.step()
        time.sleep(0.22)
    time.sleep(1)
    seen.update(after=milliseconds(player.times), memoryAfter=round(memory(served.pid)),
                files=len(os.listdir(f"/proc/{served.pid}/fd")), alive=served.poll() is None)
    return seen


def main():
    program, setup, seed, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])  # then a folder for pictures
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(folder, "log"), "w+", encoding="utf-8") as log:
        served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--setup", setup],
                                  stdout=subprocess.PIPE, stderr=log, text=True, env=dict(os.environ, XDG_DATA_HOME=folder))
        try:
            at = json.loads(served.stdout.readline())
            port = int(at["serving"].rsplit(":", 1)[1])
            seen = storm(port, served, at["seats"]["B"].removeprefix(at["serving"]), seed, seconds)
            log.seek(0)
            seen["logged"] = len(log.readlines())
            print(json.dumps(seen))
        finally:
            served.kill()
            served.wait()


main()
