# Trains the net that distinguishes dice from other things with pips: train_dice_body.py BODIES OUT.onnx [STEPS]
# BODIES.scenes and BODIES.photos are written by tests/vision/tools/dice_bodies.cpp. Debian's python3-torch and python3-opencv.
import math
import random
import sys

import cv2
import numpy as np
import torch

import dice_nets
import dice_pictures
from train_dice_reader import normal

PATCH = dice_nets.BODY_PATCH
STORED, STORED_REACH = 80, 6  # width of the stored patches, in pixels and in sides of the face
BATCH = 64


def bodies(path):
    """Returns the patches of dice, and the patches of other things."""
    rows = np.fromfile(path, np.uint8).reshape(-1, 1 + STORED * STORED * 3)
    patches = rows[:, 1:].reshape(-1, STORED, STORED, 3)
    return patches[rows[:, 0] == 1], patches[rows[:, 0] == 0]


def shown(stored, rng, strength):
    """Returns the face's surroundings in a random orientation, with random changes of position and light."""
    turn = rng.randrange(4) * math.pi / 2 + rng.gauss(0, 0.06)
    scale = PATCH / STORED * STORED_REACH / dice_nets.BODY_REACH * math.exp(rng.gauss(0, 0.08))
    m = np.array([[math.cos(turn), -math.sin(turn), 0], [math.sin(turn), math.cos(turn), 0]], np.float32)
    m[:, :2] = (np.eye(2) + 0.03 * np.random.randn(2, 2)) @ m[:, :2] * scale
    if rng.random() < 0.5:
        m[0] = -m[0]
    side = STORED / STORED_REACH
    middle = np.array([rng.gauss(0, 0.06) * side, rng.gauss(0, 0.06) * side]) + (STORED - 1) / 2
    m[:, 2] = (PATCH - 1) / 2 - m[:, :2] @ middle
    patch = cv2.warpAffine(stored, m, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return normal(dice_pictures.other_light(patch, rng, strength))


def main():
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = random.Random(6)
    np.random.seed(6)
    torch.manual_seed(6)
    dice, others = bodies(sys.argv[1] + '.scenes')
    taken, _ = bodies(sys.argv[1] + '.photos')
    print(len(dice), 'drawn dice,', len(others), 'other things,', len(taken), 'dice of photos', flush=True)

    def batch():
        x = []
        for i in range(BATCH):
            source, strength = ((others, 0.5), (dice, 0.5), (others, 0.5), (taken, 0.8))[i % 4]
            x.append(shown(source[rng.randrange(len(source))], rng, strength))
        return (torch.from_numpy(np.stack(x)).contiguous(memory_format=torch.channels_last),
                torch.tensor([float(i % 2) for i in range(BATCH)]))

    def loss(net, batch):
        x, own = batch
        return torch.nn.functional.binary_cross_entropy_with_logits(net(x)[:, 0], 0.002 + 0.996 * own)

    steps = int(sys.argv[3]) if len(sys.argv) > 3 else 4000
    net = dice_nets.fit(dice_nets.Body(), batch, loss, steps, sys.argv[2] + '.pt')
    dice_nets.write(net, torch.zeros(1, 3, PATCH, PATCH), sys.argv[2],
                    'Tells whether a face with the pips of a die is on a body of its own. Trained by '
                    'vision/training/train_dice_body.py from %d faces in drawn scenes (tests/vision/pictures/dice_scenes.cpp) and %d '
                    'in photos of mixed dice (nell-byler/dice_detection, BSD-3).'
                    % (len(dice) + len(others), len(taken)), None)


if __name__ == '__main__':
    main()
