# Trains the net that reads numbered dice: train_numerals.py BACKGROUNDS OUT.onnx [STEPS [FROM.pt]]
# BACKGROUNDS is a folder of photos of tables; everything else is drawn, see numeral_scenes.py. A second process draws
# scenes meanwhile. Needs Debian's python3-torch and python3-opencv, and its fonts.
import ctypes
import itertools
import math
import multiprocessing
import os
import sys
import time

import cv2
import numpy as np
import torch

import dice_nets
import dice_pictures
import numeral_glyphs as lettering
import numeral_scenes as scenes
import numeral_solids as solids

PATCH = dice_nets.NUMERAL_PATCH
BATCH = 64
KEPT = 12000       # scenes kept at a time; new ones replace the oldest
NEAR, CLOSE = 5.0, 3.0  # widths of the first and the later looks, in inscribed radii of the face
FIRST, EACH_STEP = 3000, 1.3  # scenes drawn before the first step, and for every step
MOST_OTHERS = 8


class Shelf:
    """Scenes shared by the process that draws and the one that trains. A row of `about`: class, placed, x, y, reach, turn,
    number of other faces; then x, y, reach, turn of each."""

    def __init__(self):
        size = scenes.SIDE * scenes.SIDE * 3
        self.raw = multiprocessing.RawArray(ctypes.c_uint8, KEPT * size)
        self.rows = multiprocessing.RawArray(ctypes.c_float, KEPT * (7 + 4 * MOST_OTHERS))
        self.count = multiprocessing.RawValue(ctypes.c_int64, 0)
        self.wanted = multiprocessing.RawValue(ctypes.c_int64, FIRST)

    def views(self):
        return (np.frombuffer(self.raw, np.uint8).reshape(KEPT, scenes.SIDE, scenes.SIDE, 3),
                np.frombuffer(self.rows, np.float32).reshape(KEPT, 7 + 4 * MOST_OTHERS))


def row_of(drawn):
    label = solids.UNSURE if drawn.text is None else solids.PRINTED.index(drawn.text)
    others = drawn.others[:MOST_OTHERS]
    row = [label, drawn.placed, *drawn.middle, drawn.reach, drawn.turn, len(others)]
    for middle, reach, turn in others:
        row += [*middle, reach, turn]
    return np.array(row + [0] * (7 + 4 * MOST_OTHERS - len(row)), np.float32)


def draw_on(shelf, seed, folder):
    cv2.setNumThreads(1)
    pictures, about = shelf.views()
    rng = np.random.default_rng(seed)
    glyphs = lettering.Glyphs(lettering.font_files(lettering.FONTS))
    grounds = scenes.backgrounds(folder, False)
    while os.getppid() != 1:
        if shelf.count.value >= shelf.wanted.value:
            time.sleep(0.2)
            continue
        drawn = scenes.draw_scene(rng, glyphs, grounds)
        at = shelf.count.value % KEPT
        pictures[at], about[at] = drawn.picture, row_of(drawn)
        shelf.count.value += 1


def cut(picture, middle, width, turn, border=cv2.BORDER_REFLECT_101):
    """Returns the square of `width` pixels around `middle`, turned so that what points to `turn` points up."""
    scale = PATCH / width
    if scale < 0.6:  # reduces first, to avoid aliasing
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        return cut(picture, np.asarray(middle) / 2, width / 2, turn, border)
    c, s = math.cos(turn) * scale, math.sin(turn) * scale
    m = np.array([[c, s, 0], [-s, c, 0]])
    m[:, 2] = PATCH / 2 - 0.5 - m[:, :2] @ (np.asarray(middle) - 0.5)
    return cv2.warpAffine(picture, m, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=border)


def normal(patch):
    x = patch.astype(np.float32)
    return ((x - x.mean()) / (x.std() + 8)).transpose(2, 0, 1)


def looks_upright(label, off):
    """Returns whether a numeral that is turned by `off` radians reads the same as upright: True, False, None for neither."""
    upside = {solids.PRINTED.index(text) for text in ('0', '1', '8', '11', '00', '80')}
    off = abs((off + math.pi) % (2 * math.pi) - math.pi)
    if off < 0.27:
        return True
    return None if off < 0.6 or (label in upside and off > math.pi - 0.6) else False


def look(rng, picture, row):
    """Returns a patch as the reader will cut it; the class that must be said of it and how much that counts; where the
    face lies in it and how much that counts."""
    label, placed, middle, reach, turn, count = int(row[0]), row[1], row[2:4], row[4], row[5], int(row[6])
    others = row[7:7 + 4 * count].reshape(count, 4)
    kind, way = rng.uniform(), rng.uniform(0, 2 * math.pi)
    reads, placing = 0.0, float(placed)
    if kind < 0.38:  # the first: where the face is expected
        width, at = NEAR * reach * math.exp(rng.uniform(-0.35, 0.3)), middle + rng.normal(0, 0.6 * reach, 2)
        if count and rng.uniform() < 0.12:
            at = others[rng.integers(count)][:2]
    elif count and kind < 0.54:  # close to a face that is not the topmost
        other = others[rng.integers(count)]
        at, width = other[:2], CLOSE * other[2] * math.exp(rng.uniform(-0.15, 0.15))
        label, reads = solids.UNSURE, 1.0
        if rng.uniform() < 0.7:
            way = other[3] + rng.normal(0, 0.13)
    else:  # close to the numeral
        width, at = CLOSE * reach * math.exp(rng.uniform(-0.14, 0.14)), middle + rng.normal(0, 0.12 * reach, 2)
        if kind < 0.71:
            upright = looks_upright(label, turn - way)
            reads = 0.0 if upright is None else 1.0
            label = label if upright else solids.UNSURE
        else:
            way, reads = turn + rng.uniform(-0.22, 0.22), 1.0
    patch = cut(picture, at, width, way)
    off = (middle - at) * 2 / width
    c, s = math.cos(way), math.sin(way)
    place = [c * off[0] + s * off[1], -s * off[0] + c * off[1], math.log(2 * reach / width)]
    if max(abs(place[0]), abs(place[1])) > 1.3:
        placing = 0.0
    return patch, label, reads, place, placing


def recoloured(rng, patch):
    x = patch.astype(np.float32)
    if rng.uniform() < 0.3:
        x = x[:, :, rng.permutation(3)]
    if rng.uniform() < 0.15:
        x = 255 - x
    if rng.uniform() < 0.3:
        x = 255 * (np.clip(x, 0, 255) / 255) ** math.exp(rng.uniform(-0.5, 0.5))
    if rng.uniform() < 0.08:
        x = dice_pictures.glare(x, rng)
    if rng.uniform() < 0.2:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.3, 1.2))
    if rng.uniform() < 0.3:
        x = x + rng.normal(0, rng.uniform(1, 9), x.shape).astype(np.float32)
    return np.clip(x, 0, 255)


def loss(net, batch):
    x, labels, reads, places, placing = batch
    out = net(x)
    kinds = len(solids.PRINTED) + 1
    reading = torch.nn.functional.cross_entropy(out[:, :kinds], labels, reduction='none')
    place = torch.nn.functional.smooth_l1_loss(out[:, kinds:], places, reduction='none', beta=0.3).mean(1)
    return (reading * reads).sum() / reads.sum() + 3 * (place * placing).mean()


def main():
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(5)
    rng = np.random.default_rng(5)
    steps = int(sys.argv[3]) if len(sys.argv) > 3 else 9000
    shelf = Shelf()
    drawer = multiprocessing.Process(target=draw_on, args=(shelf, 7, sys.argv[1]), daemon=True)
    drawer.start()
    pictures, about = shelf.views()
    taken = itertools.count()

    def batch():
        shelf.wanted.value = int(FIRST + EACH_STEP * next(taken))
        while shelf.count.value < FIRST:
            drawer.join(1)
        rows = []
        for i in rng.integers(min(shelf.count.value, KEPT), size=BATCH):
            patch, *rest = look(rng, pictures[i], about[i])
            rows.append((normal(recoloured(rng, patch)), *rest))
        x, labels, reads, places, placing = zip(*rows)
        return (torch.from_numpy(np.stack(x)).contiguous(memory_format=torch.channels_last), torch.tensor(labels),
                torch.tensor(reads), torch.tensor(places, dtype=torch.float32), torch.tensor(placing))

    net = dice_nets.Numerals()
    if len(sys.argv) > 4:  # goes on from a trained net
        net.load_state_dict(torch.load(sys.argv[4]))
    net = dice_nets.fit(net, batch, loss, steps, sys.argv[2] + '.pt', 1e-3 if len(sys.argv) > 4 else 2e-3)
    drawn = shelf.count.value
    drawer.terminate()
    goes_on = ', going on from a net of earlier runs' if len(sys.argv) > 4 else ''
    dice_nets.write(net, torch.zeros(1, 3, PATCH, PATCH), sys.argv[2],
                    'Reads the topmost numeral of a die. Trained by vision/training/train_numerals.py from %d drawn scenes '
                    '(numeral_scenes.py), none of them a photo of a die%s.' % (drawn, goes_on), None)


if __name__ == '__main__':
    main()
