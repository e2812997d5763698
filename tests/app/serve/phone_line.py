# The lines that a phone opens to `lampkeeper serve`: its page, its WebSocket, and a player who enters dice. Uses Python's
# standard library only.
import base64
import json
import os
import re
import socket
import ssl
import struct
import time

TLS = ssl.create_default_context()
TLS.check_hostname, TLS.verify_mode = False, ssl.CERT_NONE
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def tcp(port, source, seconds=10):
    return socket.create_connection(("127.0.0.1", port), timeout=seconds, source_address=(source, 0))


def secure(port, source, seconds=10):
    return TLS.wrap_socket(tcp(port, source, seconds))


def frame(kind, data=b"", final=True):
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([(0x80 if final else 0) | kind]) + length + b"\0\0\0\0" + data


def get(port, path, source, seconds=10):
    with secure(port, source, seconds) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        reply = b""
        while part := line.recv(65536):
            reply += part
    return reply


def device(port, path, source):
    """Returns the cookie that a seat's page gets at its first visit."""
    return re.search(rb"(device=[^;]+)", get(port, path, source)).group(1).decode()


class Page:
    """The WebSocket of a page. `opened` is false if it was refused."""

    def __init__(self, port, path, source, cookie=""):
        self.line = secure(port, source)
        self.line.sendall((f"GET {path}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: https://127.0.0.1:{port}\r\n"
                           f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
                           f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        self.waiting = b""
        while b"\r\n\r\n" not in self.waiting and (part := self.line.recv(65536)):
            self.waiting += part
        head, _, self.waiting = self.waiting.partition(b"\r\n\r\n")
        self.opened = b" 101 " in head.split(b"\r\n")[0]

    def frames(self, seconds):
        """Returns the messages that came: those that wait already, or else what comes within so long; answers pings.
        None if the line was closed."""
        if (messages := self.complete()) != []:
            return messages
        self.line.settimeout(seconds)
        try:
            part = self.line.recv(1 << 20)
        except (TimeoutError, ssl.SSLWantReadError):
            return []
        except OSError:
            return None
        if not part:
            return None
        self.waiting += part
        return self.complete()

    def complete(self):
        """Takes the complete frames of what was read. The first ones often come with the head of the reply."""
        messages = []
        while len(self.waiting) >= 2:
            kind, length, head = self.waiting[0] & 15, self.waiting[1] & 127, 2
            if length == 126:
                length, head = int.from_bytes(self.waiting[2:4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(self.waiting[2:10], "big"), 10
            if len(self.waiting) < head + length:
                break
            data, self.waiting = self.waiting[head:head + length], self.waiting[head + length:]
            if kind == PING:
                self.line.sendall(frame(PONG, data))
            elif kind == TEXT:
                messages.append(json.loads(data))
            elif kind == CLOSE:
                return None
        return messages

    def close(self):
        self.line.close()


class Player:
    """Enters dice and takes them back, and waits for the view each time."""

    def __init__(self, port, path, source):
        self.page, self.at, self.rolled, self.times = Page(port, path, source, device(port, path, source)), None, False, []
        while self.at is None:
            self.follow(1)

    def follow(self, seconds):
        messages = self.page.frames(seconds)
        if messages is None:
            raise EOFError("the player's page was closed")
        for message in messages:
            if "view" in message:
                self.at = message["view"]["at"]
            if "error" in message:
                raise EOFError(message["error"])

    def step(self):
        event = {"e": "take_back", "count": 1} if self.rolled else {"e": "roll", "seat": "B", "dice": [4, 6]}
        before, since = self.at, time.time()
        self.page.line.sendall(frame(TEXT, json.dumps({"event": event, "at": self.at}).encode()))
        while self.at == before and time.time() < since + 30:
            self.follow(1)
        self.times.append(time.time() - since)
        self.rolled = not self.rolled
        return self.at != before


def milliseconds(times):
    times = sorted(times)
    return {"n": len(times), "median": round(1000 * times[len(times) // 2]), "p99": round(1000 * times[len(times) * 99 // 100]),
            "max": round(1000 * times[-1])} if times else {"n": 0}
