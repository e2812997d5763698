#!/usr/bin/python3
"""Trains the judge of guessed dice faces.

usage: train_dice_judge.py SAMPLES OUT.cpp [SECONDS [PHOTOS [NETS]]]

SAMPLES is written by dice_samples; OUT.cpp becomes vision/dice_weights.cpp. Only the first PHOTOS photos (default 100)
and the drawings are trained on, SECONDS for each of NETS (default 2) networks. Needs numpy.
"""
import os
import sys
import time

os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
import numpy as np

EVIDENCE, PATCH, HEAD, VALUES = 30, 16, 7, 6
INPUTS = EVIDENCE + 2 * PATCH * PATCH
LAYERS = [INPUTS, 64, 24, 1]
rng = np.random.default_rng(1)


def load(path, photos):
    """Rows worth training on: all on dice, a share of the far more numerous rest. Returns head, inputs."""
    rows = np.memmap(path, np.float32, 'r').reshape(-1, HEAD + INPUTS)
    heads, inputs = [], []
    for start in range(0, len(rows), 50000):
        block = rows[start:start + 50000]
        head = block[:, :HEAD]
        drawn = head[:, 1] == 1
        on_die = head[:, 3] >= 0
        keep = (head[:, 2] >= 0) & (drawn | (head[:, 0] < photos))
        keep &= on_die | (rng.random(len(head)) < np.where(drawn, 0.2, 1))
        keep &= ~drawn | (head[:, 2] == 1) | (rng.random(len(head)) < 0.25)
        heads.append(np.array(head[keep]))
        inputs.append(np.array(block[keep][:, HEAD:]))
    return np.concatenate(heads), np.concatenate(inputs)


class Net:
    def __init__(self):
        self.w = [(rng.standard_normal((a, b)) * np.sqrt((1 if a == INPUTS else 2) / a)).astype(np.float32)
                  for a, b in zip(LAYERS, LAYERS[1:])]
        self.b = [np.zeros(n, np.float32) for n in LAYERS[1:]]

    def forward(self, x, drop=0.0):
        acts, mask = [x], None
        for i, (w, b) in enumerate(zip(self.w, self.b)):
            x = x @ w + b
            if i < len(self.w) - 1:
                x = np.maximum(x, 0)
                if i == 0 and drop:
                    mask = (rng.random(x.shape, np.float32) >= drop).astype(np.float32) / (1 - drop)
                    x = x * mask
            acts.append(x)
        return acts, mask

    def chance(self, x):
        return np.concatenate([1 / (1 + np.exp(-self.forward(x[i:i + 20000])[0][-1][:, 0]))
                               for i in range(0, len(x), 20000)])


def varied(x, noise):
    """The same faces turned, mirrored, moved a little, with grain and other contrast."""
    evidence = x[:, :EVIDENCE]
    start = rng.integers(len(noise) - x.size)
    grain = noise[start:start + x.size].reshape(x.shape)
    patch = x[:, EVIDENCE:].reshape(-1, 2, PATCH, PATCH)
    turn = rng.integers(8)
    patch = np.rot90(patch, turn % 4, (2, 3))
    if turn >= 4:
        patch = patch[:, :, :, ::-1]
    if rng.random() < 0.4:
        patch = np.roll(patch, tuple(rng.integers(-1, 2, 2)), (2, 3))
    patch = patch.reshape(len(x), -1) * (1 + 0.08 * grain[:, :1]) + 0.05 * grain[:, EVIDENCE:]
    evidence = evidence + 0.08 * grain[:, :EVIDENCE] * (np.arange(EVIDENCE) >= VALUES)
    return np.concatenate([evidence, patch], 1).astype(np.float32)


def likeliest(groups, right, chance):
    """Of several guesses that count as right for one die, those the judge believes in: the rest are look-alikes."""
    order = right[np.argsort(groups[right], kind='stable')]
    cuts = np.flatnonzero(np.diff(groups[order])) + 1
    return np.concatenate([g[chance[g] >= 0.5 * chance[g].max()] for g in np.split(order, cuts)])


def train(head, x, seconds):
    net, mean = Net(), Net()
    for a, b in zip(mean.w + mean.b, net.w + net.b):
        a[...] = b
    params, means = net.w + net.b, mean.w + mean.b
    first = [np.zeros_like(p) for p in params]
    second = [np.zeros_like(p) for p in params]
    noise = rng.standard_normal(4_000_000, np.float32)
    label, drawn, on_die = head[:, 2], head[:, 1] == 1, head[:, 3] >= 0
    pools = [(np.flatnonzero(c), n) for c, n in (
        ((label == 1) & ~drawn, 96), ((label == 1) & drawn, 48), ((label == 0) & on_die & ~drawn, 224),
        ((label == 0) & on_die & drawn, 64), ((label == 0) & ~on_die & ~drawn, 64), ((label == 0) & ~on_die & drawn, 80))]
    print([len(p) for p, _ in pools], flush=True)
    groups = head[:, 0] * 100 + head[:, 3]
    wrong = [p for p, _ in pools[2:]]
    begin, step, refined = time.time(), 0, 0
    while time.time() - begin < seconds:
        done = (time.time() - begin) / seconds
        if done > (0.25, 0.5, 2)[refined]:
            refined += 1
            for k in (0, 1):
                right = pools[k][0]
                chance = np.zeros(len(head))
                chance[right] = mean.chance(x[right])
                pools[k] = (likeliest(groups, right, chance), pools[k][1])
            for k, pool in enumerate(wrong, 2):  # every other one is a hard one from now on
                hard = pool[mean.chance(x[pool]) > 0.03]
                if len(hard):
                    pools[k] = (np.concatenate([pool, np.resize(rng.permutation(hard), len(pool))]), pools[k][1])
            print('right guesses kept:', len(pools[0][0]), len(pools[1][0]), flush=True)
        chosen = np.concatenate([rng.choice(p, n) for p, n in pools])
        batch, y = varied(x[chosen], noise), label[chosen]
        acts, mask = net.forward(batch, 0.15)
        slope = ((1 / (1 + np.exp(-acts[-1][:, 0])) - y) / len(y)).astype(np.float32)[:, None]
        grads = [None] * len(params)
        for k in range(len(net.w) - 1, -1, -1):
            grads[k] = acts[k].T @ slope + 2e-4 * net.w[k]
            grads[len(net.w) + k] = slope.sum(0)
            if k:
                slope = (slope @ net.w[k].T) * (acts[k] > 0)
                if k == 1:
                    slope = slope * mask
        step += 1
        rate = 1.5e-3 * (1 - done) + 2e-5
        for k, p in enumerate(params):
            first[k] += 0.1 * (grads[k] - first[k])
            second[k] += 0.001 * (grads[k] ** 2 - second[k])
            p -= rate * (first[k] / (1 - 0.9 ** step)) / (np.sqrt(second[k] / (1 - 0.999 ** step)) + 1e-8)
            means[k] += 0.003 * (p - means[k])
    print('steps', step, flush=True)
    return mean


def literal(number):
    text = '%.7g' % number
    return text + ('F' if '.' in text or 'e' in text else '.0F')


def write(nets, path, photos):
    out = open(path, 'w')
    out.write('// Written by vision/training/train_dice_judge.py; do not edit. Made from faces guessed in the first %d (by shooting\n'
              '// time) of two hundred labelled photos of mixed dice (nell-byler/dice_detection, BSD-3) and in drawn pictures.\n'
              '#include "vision/dice_net.h"\n\nnamespace lk::vision {\n\nnamespace {\n\n// clang-format off\n' % photos)
    packed = [layer for net in nets for layer in zip(net.w, net.b)]
    for k, (w, b) in enumerate(packed):
        scale = np.abs(w).max() / 32000
        steps = [str(int(s)) for s in np.round(w.T / scale).flatten()]
        out.write('constexpr std::int16_t kWeights%d[] = {\n' % k)
        for i in range(0, len(steps), 20):
            out.write(','.join(steps[i:i + 20]) + ',\n')
        out.write('};\nconstexpr float kBiases%d[] = {%s};\n' % (k, ','.join(map(literal, b))))
        out.write('constexpr float kScale%d = %s;\n\n' % (k, literal(scale)))
    out.write('// clang-format on\n\n}  // namespace\n\nconst std::vector<std::vector<JudgeLayer>> kJudgeNets{\n')
    count = len(nets[0].w)
    for n in range(len(nets)):
        rows = ['{%d, %d, kScale%d, kWeights%d, kBiases%d}' % (*packed[k][0].shape, k, k, k)
                for k in range(n * count, (n + 1) * count)]
        out.write('    {' + ',\n     '.join(rows) + '},\n')
    out.write('};\n\n}  // namespace lk::vision\n')


def main():
    samples, target = sys.argv[1], sys.argv[2]
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 300
    photos = int(sys.argv[4]) if len(sys.argv) > 4 else 100
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 2
    head, x = load(samples, photos)
    mean, spread = x[:, :EVIDENCE].mean(0), x[:, :EVIDENCE].std(0) + 1e-3
    mean[:VALUES], spread[:VALUES] = 0, 1
    x[:, :EVIDENCE] = (x[:, :EVIDENCE] - mean) / spread
    nets = []
    for _ in range(count):
        net = train(head, x, seconds)
        net.b[0] -= (mean / spread) @ net.w[0][:EVIDENCE]
        net.w[0][:EVIDENCE] /= spread[:, None]
        nets.append(net)
    write(nets, target, photos)


if __name__ == '__main__':
    main()
