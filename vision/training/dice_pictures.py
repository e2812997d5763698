# Reads the training data of the dice nets: scenes written by tests/vision/tools/dice_samples.cpp, and labelled photos.
import json
import math
import os

import cv2
import numpy as np

SCENE = 256  # pixels


class Die:
    """value: 1..6, 0: unreadable, -1: not trained on. seen: visible fraction, 0: a decoy, not a die. box: x, y, width,
    height. top: corners, or None in photos."""

    def __init__(self, value, seen, box, top):
        self.value, self.seen, self.box, self.top = int(value), seen, box, top
        self.middle = np.array([box[0] + box[2] / 2, box[1] + box[3] / 2], np.float32)
        self.size = float(max(box[2], box[3]))


def scenes(path):
    """Returns all scenes of the file: images and their dice."""
    raw = np.memmap(path, np.uint8, 'r')
    at, result = 0, []
    while at + SCENE * SCENE * 3 + 4 <= len(raw):
        picture = raw[at:at + SCENE * SCENE * 3].reshape(SCENE, SCENE, 3)
        at += picture.size
        count = int(raw[at:at + 4].view(np.int32)[0])
        at += 4
        if at + 56 * count > len(raw):
            break
        rows = raw[at:at + 56 * count].view(np.float32).reshape(count, 14) if count else []
        at += 56 * count
        result.append((picture, [Die(r[0], float(r[1]), np.array(r[2:6]), np.array(r[6:]).reshape(4, 2)) for r in rows]))
    return result


def photos(folder):
    """Returns the labelled photos in the order they were taken."""
    result = []
    with open(os.path.join(folder, 'dice.jsonl')) as lines:
        for entry in sorted(map(json.loads, lines), key=lambda e: e['image']):
            picture = cv2.imread(os.path.join(folder, entry['image']))
            dice = []
            for die in entry['dice']:
                x0, y0, x1, y1 = die['box']
                dice.append(Die(die['value'], 1.0, np.array([x0, y0, x1 - x0, y1 - y0], np.float32), None))
            result.append((picture, dice))
    return result


def first_half(photos, left_out):
    """Returns the photos to train on: the first half in time, without the ranges in `left_out` ("6-12,48-55", ends
    excluded)."""
    ranges = [tuple(map(int, part.split('-'))) for part in left_out.split(',') if part]
    return [p for i, p in enumerate(photos[:len(photos) // 2]) if not any(a <= i < b for a, b in ranges)]


def glare(patch, random):
    """Returns the patch (float) with a random reflection of a lamp or window: a soft bright spot or stripe."""
    side = patch.shape[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    angle, at = random.uniform(0, math.pi), (random.uniform(0.2, 0.8), random.uniform(0.2, 0.8))
    along = (x - at[0]) * math.cos(angle) + (y - at[1]) * math.sin(angle)
    across = (y - at[1]) * math.cos(angle) - (x - at[0]) * math.sin(angle)
    wide = random.uniform(0.02, 0.1)
    long = wide * math.exp(random.uniform(0, 2))
    spot = np.clip(1.6 * np.exp(-(along / long) ** 2 - (across / wide) ** 2), 0, 1)
    return patch + (spot * random.uniform(30, 200))[:, :, None]


def other_light(picture, random, strength=1.0):
    """Returns the image (uint8) with random changes of colour, light and sharpness."""
    x = picture.astype(np.float32)
    if random.random() < 0.5 * strength:  # other colours: any rotation of the hue
        angle = random.uniform(0, 2 * np.pi)
        c, s, third = np.cos(angle), np.sin(angle), 1 / 3.0
        off = (1 - c) * third
        root = np.sqrt(third) * s
        turn = np.array([[c + off, off - root, off + root], [off + root, c + off, off - root],
                         [off - root, off + root, c + off]], np.float32)
        x = x @ turn.T
    if random.random() < 0.2 * strength:  # inverts light and dark
        x = 255 - x
    if random.random() < 0.3:
        grey = x.mean(2, keepdims=True)
        x = grey + (x - grey) * random.uniform(0, 1.5)
    if random.random() < 0.3:
        x = 255 * (np.clip(x, 0, 255) / 255) ** math.exp(random.uniform(-0.5, 0.5))
    if random.random() < 0.8:
        middle = x.mean()
        x = (x - middle) * random.uniform(0.6, 1.3) + middle + random.uniform(-35, 35)
        x = x * np.array([random.uniform(0.85, 1.15) for _ in range(3)], np.float32)
    if random.random() < 0.3:  # light decreasing to one side
        h, w = x.shape[:2]
        slope = np.linspace(-1, 1, w, dtype=np.float32)[None, :] * random.uniform(-0.3, 0.3) \
            + np.linspace(-1, 1, h, dtype=np.float32)[:, None] * random.uniform(-0.3, 0.3)
        x = x * (1 + slope)[:, :, None]
    if random.random() < 0.25:
        x = cv2.GaussianBlur(x, (0, 0), random.uniform(0.3, 1.1))
    if random.random() < 0.4:
        x = x + np.random.randn(*x.shape).astype(np.float32) * random.uniform(1, 8)
    return np.clip(x, 0, 255)
