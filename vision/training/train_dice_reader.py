# Trains the net that reads a die's top face: train_dice_reader.py SCENES PHOTOS OUT.onnx [STEPS [LEFT_OUT [FROM.pt]]]
# SCENES is written by dice_samples; PHOTOS is the folder of dice.jsonl ("-": none). Uses the first half of the photos in
# time, without those of LEFT_OUT (6-12,48-55: for validation). Needs Debian's python3-torch and python3-opencv.
import math
import random
import sys

import cv2
import numpy as np
import torch

import dice_nets
import dice_pictures

PATCH = dice_nets.READER_PATCH
BATCH = 48
UNREADABLE = 7  # the class of cocked and covered dice; 0: no die


def cut(picture, middle, width, turn, mirror, squeeze):
    """Returns the square of `width` around `middle`, rotated and squeezed, as a patch; and the map from image to patch."""
    scale, middle = PATCH / width, np.asarray(middle, np.float32)
    if scale < 0.8:  # reduces first, to avoid aliasing
        reach = 0.75 * width
        x0, y0 = np.maximum(np.floor(middle - reach), 0).astype(int)
        x1, y1 = np.ceil(middle + reach).astype(int)
        part = picture[y0:y1, x0:x1]
        if min(part.shape[:2]) > 8:
            picture = cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            shrunk = np.array([picture.shape[1] / part.shape[1], picture.shape[0] / part.shape[0]], np.float32)
            patch, m = cut(picture, (middle - (x0, y0)) * shrunk, width * scale, turn, mirror, squeeze)
            whole = m.copy()
            whole[:, :2] = m[:, :2] * shrunk
            whole[:, 2] = m[:, :2] @ ((0.5 - np.array([x0, y0])) * shrunk - 0.5) + m[:, 2]
            return patch, whole
    c, s = math.cos(turn) * scale, math.sin(turn) * scale
    m = np.array([[c, -s, 0], [s, c, 0]], np.float32)
    m[:, :2] = squeeze @ m[:, :2]
    if mirror:
        m[0] = -m[0]
    m[:, 2] = (PATCH - 1) / 2 - m[:, :2] @ (middle - 0.5)
    return cv2.warpAffine(picture, m, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), m


def top_of(die, m):
    """Returns the top face in the patch: centre in half patches, log of its side, its rotation; None in photos."""
    if die.top is None:
        return None
    corners = die.top @ m[:, :2].T + m[:, 2]
    middle = corners.mean(0)
    area = 0.5 * abs(np.cross(corners[2] - corners[0], corners[3] - corners[1]))
    edge = corners[1] - corners[0]
    angle = 4 * math.atan2(edge[1], edge[0])
    return [*((middle - (PATCH - 1) / 2) / (PATCH / 2)), 0.5 * math.log(max(area, 1.0)) - math.log(PATCH),
            math.cos(angle), math.sin(angle)]


def normal(patch):
    x = patch.astype(np.float32)
    return ((x - x.mean()) / (x.std() + 8)).transpose(2, 0, 1)


def relit(picture, middle, width, turn, mirror, rng, strength):
    squeeze = (np.eye(2) + 0.04 * np.random.randn(2, 2)).astype(np.float32)
    patch, m = cut(picture, middle, width, turn, mirror, squeeze)
    patch = dice_pictures.other_light(patch, rng, strength)
    if rng.random() < 0.15:
        patch = np.clip(dice_pictures.glare(patch, rng), 0, 255)
    return patch, m


def nothing(picture, dice, rng, strength):
    """Returns a patch without a die in its centre, or None: anywhere, the busiest of a few places, or beside a die."""
    turn, mirror = rng.uniform(0, 2 * math.pi), rng.random() < 0.5
    if dice and rng.random() < 0.6:
        die = rng.choice(dice)
        angle, off = rng.uniform(0, 2 * math.pi), rng.uniform(0.42, 0.9) * die.size
        middle = die.middle + np.array([math.cos(angle), math.sin(angle)], np.float32) * off
        width = dice_nets.READER_REACH * die.size * math.exp(rng.uniform(-0.17, 0.17))
    else:
        h, w = picture.shape[:2]
        width = rng.uniform(30, 75)
        reach = int(width / 3)
        places = [(rng.randrange(w), rng.randrange(h)) for _ in range(rng.choice((1, 4, 12)))]
        middle = np.array(max(places, key=lambda p: picture[max(p[1] - reach, 0):p[1] + reach,
                                                            max(p[0] - reach, 0):p[0] + reach, 1].std()), np.float32)
    if any(np.hypot(*(d.middle - middle)) < 0.42 * d.size for d in dice):
        return None
    return normal(relit(picture, middle, width, turn, mirror, rng, strength)[0])


def shown(picture, die, rng, strength):
    """Returns a patch of the die (or decoy), and the position of its top face."""
    width = dice_nets.READER_REACH * die.size * math.exp(rng.uniform(-0.17, 0.17))
    middle = die.middle + np.array([rng.gauss(0, 0.045), rng.gauss(0, 0.045)], np.float32) * die.size
    patch, m = relit(picture, middle, width, rng.uniform(0, 2 * math.pi), rng.random() < 0.5, rng, strength)
    if rng.random() < 0.2:  # as seen from a distance
        small = rng.randint(26, 44)
        patch = cv2.resize(cv2.resize(patch, (small, small), interpolation=cv2.INTER_AREA), (PATCH, PATCH))
    return normal(patch), top_of(die, m)


class Source:
    """Images by content. Samples every die, instead of every image, equally often."""

    def __init__(self, pictures, strength):
        self.strength = strength
        self.pictures = [(p, [d for d in dice if d.seen > 0]) for p, dice in pictures]
        pairs = [(p, d) for p, dice in pictures for d in dice]
        self.dice = [(p, d) for p, d in pairs if d.seen > 0 and d.value > 0]
        self.covered = [(p, d) for p, d in pairs if 0 < d.seen < 0.75 and d.value == 0]
        self.cocked = [(p, d) for p, d in pairs if d.seen >= 0.75 and d.value == 0]
        self.decoys = [(p, d) for p, d in pairs if d.seen == 0]

    def sample(self, rng):
        """Returns a patch, its class and the position of its top face (or None)."""
        kind = rng.random()
        if kind < 0.15 and self.decoys:
            return shown(*rng.choice(self.decoys), rng, self.strength)[0], 0, None
        if kind < 0.24:
            patch = None
            while patch is None:
                patch = nothing(*rng.choice(self.pictures), rng, self.strength)
            return patch, 0, None
        if kind < 0.27 and self.covered:
            return shown(*rng.choice(self.covered), rng, self.strength)[0], UNREADABLE, None
        if kind < 0.36 and self.cocked:
            return shown(*rng.choice(self.cocked), rng, self.strength)[0], UNREADABLE, None
        picture, die = rng.choice(self.dice)
        patch, top = shown(picture, die, rng, self.strength)
        return patch, die.value, top


def loss(net, batch):
    x, values, tops, known = batch
    out = net(x)
    reading = torch.nn.functional.cross_entropy(out[:, :8], values, label_smoothing=0.01)
    place = (torch.nn.functional.smooth_l1_loss(out[:, 8:], tops, reduction='none').mean(1) * known).mean()
    return reading + 2 * place


def main():
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = random.Random(5)
    np.random.seed(5)
    torch.manual_seed(5)
    scenes = [scene for path in sys.argv[1].split(',') for scene in dice_pictures.scenes(path)]
    photos = dice_pictures.photos(sys.argv[2]) if sys.argv[2] != '-' else []
    steps = int(sys.argv[4]) if len(sys.argv) > 4 else 9000
    photos = dice_pictures.first_half(photos, sys.argv[5] if len(sys.argv) > 5 else '')
    drawn, taken = Source(scenes, 0.3), Source(photos, 0.7) if photos else None

    def batch():
        x, values, tops, known = [], [], [], []
        for _ in range(BATCH):
            patch, value, top = (taken if taken and rng.random() < 0.5 else drawn).sample(rng)
            x.append(patch)
            values.append(value)
            tops.append(top or [0] * 5)
            known.append(1.0 if top else 0.0)
        return (torch.from_numpy(np.stack(x)).contiguous(memory_format=torch.channels_last), torch.tensor(values),
                torch.tensor(tops, dtype=torch.float32), torch.tensor(known))

    net = dice_nets.Reader()
    if len(sys.argv) > 6:  # continues from a trained net
        net.load_state_dict(torch.load(sys.argv[6]))
    net = dice_nets.fit(net, batch, loss, steps, sys.argv[3] + '.pt', 1e-3 if len(sys.argv) > 6 else 2e-3)
    goes_on = ', going on from a net of earlier runs' if len(sys.argv) > 6 else ''
    dice_nets.write(net, torch.zeros(1, 3, PATCH, PATCH), sys.argv[3],
                    'Reads the top face of a die. Trained by vision/training/train_dice_reader.py from %d drawn scenes '
                    '(tests/vision/pictures/dice_scenes.cpp) and %d photos of mixed dice (nell-byler/dice_detection, BSD-3)%s.'
                    % (len(scenes), len(photos), goes_on), None)


if __name__ == '__main__':
    main()
