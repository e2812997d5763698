# Trains the net that reads the uppermost face of a die, of an upright image: train_dice_top.py SCENES ROWS OUT.onnx
# [STEPS [LEFT_OUT [FROM.pt]]]
# SCENES are files of dice_samples, separated by commas: first the "leaning" ones, then others, which are turned in any direction; ROWS
# is written by dice_evidence_rows. The sources marked as left out and those of LEFT_OUT (separated by commas) are not used, nor is
# one photo in three. Needs Debian's python3-torch, -onnx and -opencv.
import hashlib
import json
import math
import os
import random
import sys

import cv2
import numpy as np
import onnx
import onnx.numpy_helper
import torch

import dice_nets
import dice_pictures
from train_dice_reader import normal

PATCH = dice_nets.TOP_PATCH
STORED = 76  # pixels; width of the stored patches, at the density of the net's patches
PER_SIDE = PATCH / dice_nets.TOP_REACH  # pixels per side of a proposal
NO_VALUE = 7  # the class of cocked and covered dice, and of dice with numerals; 0: no die
NO_TOP = {"rune_grey"}  # sources whose labels are not always of the uppermost face
BODY_OF_BOX = (0.62, 0.95)  # a proposal's side over the longer side of the box around the body
BATCH = 48


def stored(picture, middle, side):
    """Returns the square around a proposal, STORED wide."""
    scale = PER_SIDE / side
    reach = 0.75 * STORED / scale
    x0, y0 = np.maximum(np.floor(middle - reach), 0).astype(int)
    x1, y1 = np.ceil(middle + reach).astype(int)
    part = picture[y0:y1, x0:x1]
    if scale < 0.8:
        part = cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        middle, scale = (middle - (x0, y0)) * scale, 1
    else:
        middle = middle - (x0, y0)
    m = np.array([[scale, 0, 0], [0, scale, 0]], np.float32)
    m[:, 2] = (STORED - 1) / 2 - scale * (np.asarray(middle) - 0.5)
    return cv2.warpAffine(part, m, (STORED, STORED), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


class Shot:
    """A proposal in a photo, or a die or decoy in a scene. value: its class. turns: how far it may be turned, radians."""

    def __init__(self, patch, value, turns):
        self.patch, self.value, self.turns = patch, value, turns


class Labels:
    """What the labels say of photos beyond the rows: where dice with numerals are, and whence the camera looks."""

    def __init__(self):
        self.folders = {}

    def of(self, path):
        folder, name = os.path.split(path)
        if folder not in self.folders:
            file = os.path.join(folder, "dice.jsonl")
            lines = list(map(json.loads, open(file))) if os.path.exists(file) else []
            self.folders[folder] = {line["image"]: line for line in lines}
        return self.folders[folder].get(name, {})


def is_held_out(path):
    """True for one photo in three. The net is not trained on it, so that train_dice_evidence.py can be fitted to it."""
    return hashlib.md5(os.path.basename(path).encode()).digest()[0] % 3 == 0


def on_numbered(label, middle):
    for die in label.get("numbered", []):
        corners = np.array(die["corners"])
        if (corners.min(0) < middle).all() and (middle < corners.max(0)).all():
            return True
    return False


def photo_shots(rows, left_out):
    """Returns the proposals by source: a pair of the dice and the others."""
    labels, shots, picture, last = Labels(), {}, None, None
    for line in open(rows):
        row = line.split()
        if len(row) < 9 or row[1] == "1" or row[0] in left_out or row[0] in NO_TOP:
            continue
        path, value = row[4], int(row[2])
        if is_held_out(path):
            continue
        middle, side = np.array(row[5:7], np.float32), float(row[7])
        if path != last:
            picture, last = cv2.imread(path), path
        label = labels.of(path)
        if value == 0 and on_numbered(label, middle):
            value = NO_VALUE
        turns = math.pi if label.get("view") == "above" else 0.3
        shot = Shot(stored(picture, middle, side), value, turns)
        shots.setdefault(row[0], ([], []))[0 if 0 < value < NO_VALUE else 1].append(shot)
    return shots


def scene_shots(path, turns, rng):
    """Returns the dice and the decoys of drawn scenes. Of a leaning die the proposer may see little more than the nearest side."""
    dice, others = [], []
    for picture, all_dice in dice_pictures.scenes(path):
        for die in all_dice:
            if die.value < 0 or not (0 < die.middle).all() or not (die.middle < dice_pictures.SCENE).all():
                continue
            value = 0 if die.seen == 0 else die.value or NO_VALUE
            off = np.array([rng.gauss(0, 0.06), rng.uniform(-0.12, 0.22)]) * die.size
            patch = stored(picture, die.middle + off, rng.uniform(*BODY_OF_BOX) * die.size)
            (dice if 0 < value < NO_VALUE else others).append(Shot(patch, value, turns))
    return dice, others


def shown(shot, rng, strength):
    """Returns a shot as a patch, with random changes of place, size, direction and light."""
    turn = rng.uniform(-shot.turns, shot.turns)
    scale = math.exp(rng.uniform(-0.2, 0.2))
    m = np.array([[math.cos(turn), -math.sin(turn), 0], [math.sin(turn), math.cos(turn), 0]], np.float32)
    m[:, :2] = (np.eye(2) + 0.04 * np.random.randn(2, 2)) @ m[:, :2] * scale
    if rng.random() < 0.5:
        m[0] = -m[0]
    middle = np.array([rng.gauss(0, 0.05), rng.gauss(0, 0.05)]) * PER_SIDE + (STORED - 1) / 2
    m[:, 2] = (PATCH - 1) / 2 - m[:, :2] @ middle
    patch = cv2.warpAffine(shot.patch, m, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    patch = dice_pictures.other_light(patch, rng, strength)
    if rng.random() < 0.1:
        patch = np.clip(dice_pictures.glare(patch, rng), 0, 255)
    if rng.random() < 0.2:  # as seen from a distance
        small = rng.randint(30, 56)
        patch = cv2.resize(cv2.resize(patch, (small, small), interpolation=cv2.INTER_AREA), (PATCH, PATCH))
    return normal(patch)


def chooser(groups, rng):
    """Returns a function that chooses a shot; a group counts as the square root of its size."""
    groups = [group for group in groups if group]
    weights = [len(group) ** 0.5 for group in groups]
    return lambda: rng.choice(rng.choices(groups, weights)[0])


def start_from_reader(net, path):
    """Sets the weights to those of the reader, which sees a little less of a die's surroundings."""
    graph = onnx.load(path).graph
    values = {v.name: torch.from_numpy(onnx.numpy_helper.to_array(v).copy()) for v in graph.initializer}
    convolutions = [node.input for node in graph.node if node.op_type == "Conv"]
    linear = [node.input for node in graph.node if node.op_type == "Gemm"][0]
    with torch.no_grad():
        for layer, (_, weight, bias) in zip(net.body, convolutions):
            layer[0].weight.copy_(values[weight])
            layer[0].bias.copy_(values[bias])
        net.head[-1].weight.copy_(values[linear[1]][:8])
        net.head[-1].bias.copy_(values[linear[2]][:8])


def main():
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = random.Random(8)
    np.random.seed(8)
    torch.manual_seed(8)
    steps = int(sys.argv[4]) if len(sys.argv) > 4 else 3000
    left_out = set(sys.argv[5].split(",")) if len(sys.argv) > 5 else set()
    photos = photo_shots(sys.argv[2], left_out)
    scenes = [scene_shots(path, math.pi if i else 0.35, rng) for i, path in enumerate(sys.argv[1].split(","))]
    taken = chooser([dice for dice, _ in photos.values()], rng)
    taken_others = chooser([others for _, others in photos.values()], rng)
    drawn = chooser([dice for dice, _ in scenes], rng)
    drawn_others = chooser([others for _, others in scenes], rng)
    print({name: (len(a), len(b)) for name, (a, b) in photos.items()}, [(len(a), len(b)) for a, b in scenes], flush=True)

    def batch():
        x, values = [], []
        for _ in range(BATCH):
            kind = rng.random()
            choose, strength = ((taken, 0.7) if kind < 0.3 else (taken_others, 0.7) if kind < 0.55
                                else (drawn, 0.3) if kind < 0.88 else (drawn_others, 0.3))
            shot = choose()
            x.append(shown(shot, rng, strength))
            values.append(shot.value)
        return torch.from_numpy(np.stack(x)).contiguous(memory_format=torch.channels_last), torch.tensor(values)

    def loss(net, batch):
        x, values = batch
        return torch.nn.functional.cross_entropy(net(x), values, label_smoothing=0.01)

    net = dice_nets.Top()
    if len(sys.argv) > 6 and sys.argv[6].endswith(".pt"):
        net.load_state_dict(torch.load(sys.argv[6]))
    else:
        start_from_reader(net, os.path.join(os.path.dirname(__file__), "../nets/dice_reader.onnx"))
    net = dice_nets.fit(net, batch, loss, steps, sys.argv[3] + ".pt", 7e-4)
    count = sum(len(a) + len(b) for a, b in photos.values())
    dice_nets.write(net, torch.zeros(1, 3, PATCH, PATCH), sys.argv[3],
                    "Reads the uppermost face of a die in an upright image. Trained by vision/training/train_dice_top.py from the "
                    "weights of dice_reader.onnx, on %d dice in drawn scenes (tests/vision/pictures/dice_scenes.cpp) and %d "
                    "proposals in photos." % (sum(len(a) for a, _ in scenes), count), None)


if __name__ == "__main__":
    main()
