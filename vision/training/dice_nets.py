# The nets of the dice: what they take, what they give, and how they are written for OpenCV.
import math
import time

import torch
from torch import nn

FINDER_DIE = 20   # pixels of a die's box in the finder's picture; trained for two thirds to half as much again
FINDER_STEP = 4   # pixels of that picture a cell of its answer
READER_PATCH = 48  # pixels across the reader's patch
READER_REACH = 1.3  # the patch's width in widths of the die's box
BODY_PATCH = 48  # pixels across the patch of the net that looks around a face
BODY_REACH = 3.6  # its width in sides of the face
READER_OUTPUTS = 13  # no die, 1..6, not to be read; the top face: x, y, log of its side, cos and sin of four times its turn


def step(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Finder(nn.Module):
    """A picture (n, 3, h, w), BGR 0..1, to (n, 5, h/4, w/4): log odds of a die's middle in the cell, its place
    in the cell (x, y in cells from the cell's middle), log of its box's width and height in FINDER_DIE."""

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
    """Patches (n, 3, 48, 48), BGR, each with its own mean taken off and divided by its spread, to (n, 13)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(step(3, 20), step(20, 36, 2), step(36, 48), step(48, 64, 2), step(64, 64),
                                  step(64, 96, 2), step(96, 96))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.15), nn.Linear(96 * 36, READER_OUTPUTS))

    def forward(self, x):
        return self.head(self.body(x))


class Body(nn.Module):
    """Patches (n, 3, 48, 48) around upright faces, prepared as the reader's, to (n, 1): log odds that the face is on a
    body of its own."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(step(3, 16, 2), step(16, 32), step(32, 32, 2), step(32, 48), step(48, 48, 2),
                                  step(48, 48))
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.2), nn.Linear(48 * 36, 1))

    def forward(self, x):
        return self.head(self.body(x))


def fit(net, batch, loss, count, path, rate=2e-3):
    """`count` steps of Adam with a falling rate; returns a net of averaged weights, kept in `path` on the way.
    `batch()` gives a batch."""
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
    """As ONNX; `made_of` goes into the file's own description (field 6 of its message: appended, as the format allows)."""
    torch.onnx.export(net, example, path, opset_version=11, input_names=['in'], output_names=['out'],
                      dynamic_axes={'in': free, 'out': free} if free else None)
    text = made_of.encode()
    length, size = [], len(text)
    while size > 127:
        length.append(size & 127 | 128)
        size >>= 7
    with open(path, 'ab') as out:
        out.write(bytes([6 << 3 | 2] + length + [size]) + text)
