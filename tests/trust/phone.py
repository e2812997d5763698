#!/usr/bin/env python3
"""Opens the pages of both seats that `lampkeeper serve` printed, and rolls dice on each as a phone does.

    phone.py FILE    FILE: what `serve` wrote

Status 1 if a page, its socket or the roll is not answered. Uses Python's standard library only."""

import base64
import json
import os
import re
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit

SECONDS = 30


def connected(address):
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # the certificate is made on the computer itself
    return context.wrap_socket(socket.create_connection((address.hostname, address.port), SECONDS))


def get(address, more=""):
    line = connected(address)
    line.sendall(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n{more}\r\n".encode())
    return line


def page_of(address):
    """Returns the whole response."""
    line, response = get(address), b""
    while part := line.recv(65536):
        response += part
    return response


def frame(text):
    """Returns a masked WebSocket text frame."""
    data, mask = text.encode(), os.urandom(4)
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    return b"\x81" + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def roll(seat, address):
    page = page_of(address)
    if not page.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"the page of seat {seat} is answered with {page[:40]!r}")
    device = re.search(rb"device=([^;]+)", page)[1].decode()
    live = get(address._replace(path=address.path + "/live"),
               f"Origin: https://{address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nCookie: device={device}\r\n")
    if not live.recv(4096).startswith(b"HTTP/1.1 101"):
        raise RuntimeError(f"the socket of seat {seat} is refused")
    live.sendall(frame(json.dumps({"event": {"e": "roll", "seat": seat, "dice": [2, 5]}, "at": 1})))
    if not live.recv(65536):
        raise RuntimeError(f"the roll of seat {seat} is not answered")


def main(file):
    with open(file, encoding="utf-8") as lines:
        served = json.loads(next(line for line in lines if '"serving"' in line))
    for seat, page in served["seats"].items():
        roll(seat, urlsplit(page))


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (OSError, RuntimeError, StopIteration, TypeError) as what:
        sys.exit(f"phone: {what or 'nothing is served'}")
