# Trains the net that finds dice: train_dice_finder.py SCENES PHOTOS OUT.onnx [STEPS [LEFT_OUT [FROM.pt]]]
# The arguments are those of train_dice_reader.py.
import math
import random
import sys

import cv2
import numpy as np
import torch

import dice_nets
import dice_pictures

SIDE = 160  # pixels; side of a training crop
CELLS = SIDE // dice_nets.FINDER_STEP
BATCH = 16


def turned(picture, boxes, quarter, mirror):
    """Returns a square image and its boxes (centre, width, height, seen), rotated by quarter turns and mirrored."""
    side = picture.shape[0]
    for _ in range(quarter):
        picture = cv2.rotate(picture, cv2.ROTATE_90_CLOCKWISE)
        boxes = [(side - y, x, b, a, s) for x, y, a, b, s in boxes]
    if mirror:
        picture = picture[:, ::-1]
        boxes = [(side - x, y, a, b, s) for x, y, a, b, s in boxes]
    return picture, boxes


def piece(picture, dice, rng, wide):
    """Returns a square of `wide` pixels in which dice have about the finder's size, and their boxes."""
    decoys, dice = [d for d in dice if d.seen == 0], [d for d in dice if d.seen > 0]
    size = np.mean([d.size for d in dice or decoys]) if dice or decoys else rng.uniform(25, 60)
    part = int(round(wide / (dice_nets.FINDER_DIE / size * math.exp(rng.uniform(-0.4, 0.4)))))
    scale = wide / part
    h, w = picture.shape[:2]
    if (dice or decoys) and rng.random() < 0.8:  # near a die
        x, y = rng.choice(dice + decoys).middle
        left, up = int(x - rng.uniform(0.1, 0.9) * part), int(y - rng.uniform(0.1, 0.9) * part)
    else:
        left, up = rng.randint(0, max(0, w - part)), rng.randint(0, max(0, h - part))
    left, up = max(min(left, w - part), min(0, (w - part) // 2)), max(min(up, h - part), min(0, (h - part) // 2))
    x0, y0, x1, y1 = max(left, 0), max(up, 0), min(left + part, w), min(up + part, h)
    cropped = picture[y0:y1, x0:x1]
    if cropped.shape[0] < part or cropped.shape[1] < part:
        cropped = cv2.copyMakeBorder(cropped, y0 - up, up + part - y1, x0 - left, left + part - x1, cv2.BORDER_REPLICATE)
    small = cv2.resize(cropped, (wide, wide), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    boxes = [((d.middle[0] - left) * scale, (d.middle[1] - up) * scale, d.box[2] * scale, d.box[3] * scale, d.seen)
             for d in dice]
    return turned(small, boxes, rng.randrange(4), rng.random() < 0.5)


def sample(source, rng, strength, mosaic):
    if mosaic:
        half = SIDE // 2
        out, boxes = np.zeros((SIDE, SIDE, 3), np.uint8), []
        for oy in (0, half):
            for ox in (0, half):
                part, found = piece(*rng.choice(source), rng, half)
                out[oy:oy + half, ox:ox + half] = part
                boxes += [(x + ox, y + oy, a, b, s) for x, y, a, b, s in found if 0 <= x < half and 0 <= y < half]
    else:
        out, boxes = piece(*rng.choice(source), rng, SIDE)
    x = dice_pictures.other_light(out, rng, strength).transpose(2, 0, 1) / 255
    heat = np.zeros((CELLS, CELLS), np.float32)
    weight = np.ones((CELLS, CELLS), np.float32)
    place = np.zeros((4, CELLS, CELLS), np.float32)
    known = np.zeros((CELLS, CELLS), np.float32)
    gy, gx = np.mgrid[0:CELLS, 0:CELLS] + 0.5
    for cx, cy, a, b, seen in boxes:
        if not (-20 < cx < SIDE + 20 and -20 < cy < SIDE + 20):
            continue
        u, v = cx / dice_nets.FINDER_STEP, cy / dice_nets.FINDER_STEP
        spread = 0.07 * (a + b) / dice_nets.FINDER_STEP
        bump = np.exp(-((gx - u) ** 2 + (gy - v) ** 2) / (2 * spread ** 2)).astype(np.float32)
        i, j = int(math.floor(v)), int(math.floor(u))
        if not (0 <= i < CELLS and 0 <= j < CELLS):
            heat = np.maximum(heat, bump * 0.9)
            continue
        if seen < 0.5:
            weight = np.minimum(weight, 1 - np.minimum(bump * 1.5, 1))
            continue
        heat = np.maximum(heat, bump * 0.98)
        heat[i, j] = 1
        near = bump > 0.6
        near[i, j] = True
        near &= bump > known - 1e-9
        known = np.where(near, np.maximum(bump, 0.6), known)
        for channel, value in enumerate((u - gx, v - gy, math.log(a / dice_nets.FINDER_DIE), math.log(b / dice_nets.FINDER_DIE))):
            place[channel] = np.where(near, value, place[channel])
    return x.astype(np.float32), heat, weight, place, (known > 0).astype(np.float32)


def loss(net, batch):
    x, heat, weight, place, known = batch
    out = net(x)
    odds = out[:, 0]
    chance = torch.sigmoid(odds)
    log_yes, log_no = torch.nn.functional.logsigmoid(odds), torch.nn.functional.logsigmoid(-odds)
    there = (heat == 1).float()
    count = there.sum() + 8
    yes = -(there * (1 - chance) ** 2 * log_yes * weight).sum() / count
    no = -((1 - there) * (1 - heat) ** 4 * chance ** 2 * log_no * weight).sum() / count
    off = (torch.nn.functional.smooth_l1_loss(out[:, 1:], place, reduction='none').mean(1) * known).sum() / (known.sum() + 8)
    return yes + no + 3 * off


def main():
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = random.Random(6)
    np.random.seed(6)
    torch.manual_seed(6)
    drawn = [scene for path in sys.argv[1].split(',') for scene in dice_pictures.scenes(path)]
    taken = dice_pictures.photos(sys.argv[2]) if sys.argv[2] != '-' else []
    steps = int(sys.argv[4]) if len(sys.argv) > 4 else 2500
    taken = dice_pictures.first_half(taken, sys.argv[5] if len(sys.argv) > 5 else '')

    def batch():
        parts = []
        for _ in range(BATCH):
            real = bool(taken) and rng.random() < 0.4
            parts.append(sample(taken if real else drawn, rng, 0.7 if real else 0.2, not real or rng.random() < 0.3))
        return [torch.from_numpy(np.stack(column)) for column in zip(*parts)]

    net = dice_nets.Finder()
    if len(sys.argv) > 6:  # continues from a trained net
        net.load_state_dict(torch.load(sys.argv[6]))
    net = dice_nets.fit(net, batch, loss, steps, sys.argv[3] + '.pt', 1e-3 if len(sys.argv) > 6 else 2e-3)
    goes_on = ', going on from a net of earlier runs' if len(sys.argv) > 6 else ''
    dice_nets.write(net, torch.zeros(1, 3, SIDE, SIDE), sys.argv[3],
                    'Finds dice. Trained by vision/training/train_dice_finder.py from %d drawn scenes '
                    '(tests/vision/pictures/dice_scenes.cpp) and %d photos of mixed dice (nell-byler/dice_detection, BSD-3)%s.'
                    % (len(drawn), len(taken), goes_on), {2: 'h', 3: 'w'})


if __name__ == '__main__':
    main()
