# Architectures of the dice nets, their training loop, and their export for OpenCV.
import math
import time

import torch
from torch import nn

FINDER_DIE = 20   # pixels; size of a die's box in the finder's input; trained for 0.67 to 1.5 times that
FINDER_STEP = 4   # pixels of the input per cell of the output
READER_PATCH = 48  # pixels; width of the reader's patch
READER_REACH = 1.3  # the patch's width over the die's box
BODY_PATCH = 48  # pixels; width of the body net's patch
BODY_REACH = 3.6  # its width over the face's side
TOP_PATCH = 48  # pixels; width of the patch of the net for uppermost faces
TOP_REACH = 1.6  # its width over the proposal's side
NUMERAL_PATCH = 48  # pixels; width of the numerals' patch
READER_OUTPUTS = 13  # no die, 1..6, unreadable; top face: x, y, log of its side, cos and sin of four times its rotation


def step(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Finder(nn.Module):
    """Maps images (n, 3, h, w), BGR 0..1, to (n, 5, h/4, w/4): log-odds of a die's centre in the cell, its offset
    from the cell's centre (x, y, in cells), logarithms of its box's width and height over FINDER_DIE."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(step(3, 16, 2), step(16, 32, 2), step(32, 32), step(32, 32), step(32, 32),
                                  step(32, 32))
        self.head = nn.Conv2d(32, 5, 1)
        nn.init.constant_(self.head.bias, 0)
        self.head.bias.data[0] = -4

    def forward(self, x):
        return self.head(self.body(x))


class Reader(nn.Module):
    """Maps patches (n, 3, 48, 48), BGR, each minus its mean and divided by its standard deviation, to (n, 13)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(step(3, 20), step(20, 36, 2), step(36, 48), step(48, 64, 2), step(64, 64),
                                  step(64, 96, 2), step(96, 96))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.15), nn.Linear(96 * 36, READER_OUTPUTS))

    def forward(self, x):
        return self.head(self.body(x))


def plain_step(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1), nn.ReLU())


class Top(nn.Module):
    """Maps upright patches (n, 3, 48, 48), normalised as the reader's, to (n, 8): log-odds of no die, of 1..6 on the
    uppermost face, and of a die without a readable value. Has the reader's layers, without normalisation."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(plain_step(3, 20), plain_step(20, 36, 2), plain_step(36, 48), plain_step(48, 64, 2),
                                  plain_step(64, 64), plain_step(64, 96, 2), plain_step(96, 96))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.25), nn.Linear(96 * 36, 8))

    def forward(self, x):
        return self.head(self.body(x))


class Body(nn.Module):
    """Maps patches (n, 3, 48, 48) around upright faces, normalised as the reader's, to (n, 1): log-odds that the face
    is on a body of its own."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(step(3, 16, 2), step(16, 32), step(32, 32, 2), step(32, 48), step(48, 48, 2),
                                  step(48, 48))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.2), nn.Linear(48 * 36, 1))

    def forward(self, x):
        return self.head(self.body(x))


class Numerals(nn.Module):
    """Maps patches (n, 3, 48, 48), normalised as the reader's, to (n, 33): log-odds of the upright numeral that fills
    the patch (29 and "none that can be read", see numeral_solids.py); the topmost face's centre (x, y, in half patches) and
    the logarithm of its inscribed radius in half patches."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 24, 5, 2, 2, bias=False), nn.BatchNorm2d(24), nn.ReLU(), step(24, 32),
                                  step(32, 48, 2), step(48, 64), step(64, 96, 2), step(96, 96))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(96 * 36, 33))

    def forward(self, x):
        return self.head(self.body(x))


def fit(net, batch, loss, count, path, rate=2e-3):
    """Trains `count` steps with AdamW and a decaying learning rate. Returns a net of averaged weights, which is also
    saved to `path` from time to time. `batch()` returns a batch."""
    mean = type(net)()
    mean.load_state_dict(net.state_dict())
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    net.to(memory_format=torch.channels_last)
    begin = said = time.time()
    steps, told, total = 0, 0, 0.0
    net.train()
    while steps < count:
        done = steps / count
        now = rate * min(1, steps / 200 + 0.01) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6
        for group in adam.param_groups:
            group['lr'] = now
        value = loss(net, batch())
        adam.zero_grad()
        value.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5)
        adam.step()
        steps += 1
        total += float(value)
        keep = min(0.998, steps / (steps + 10))
        with torch.no_grad():
            for a, b in zip(mean.state_dict().values(), net.state_dict().values()):
                if a.dtype.is_floating_point:
                    a.mul_(keep).add_(b, alpha=1 - keep)
                else:
                    a.copy_(b)
        if time.time() - said > 30:
            print('%4.0f s, step %d, loss %.4f' % (time.time() - begin, steps, total / (steps - told)), flush=True)
            said, total, told = time.time(), 0.0, steps
            torch.save(mean.state_dict(), path)
            net.train()
    mean.eval()
    torch.save(mean.state_dict(), path)
    return mean


def write(net, example, path, made_of, free):
    """Writes the net as ONNX. `made_of` becomes the file's description (field 6 of its message, appended)."""
    torch.onnx.export(net, example, path, opset_version=11, input_names=['in'], output_names=['out'],
                      dynamic_axes={'in': free, 'out': free} if free else None)
    text = made_of.encode()
    length, size = [], len(text)
    while size > 127:
        length.append(size & 127 | 128)
        size >>= 7
    with open(path, 'ab') as out:
        out.write(bytes([6 << 3 | 2] + length + [size]) + text)
