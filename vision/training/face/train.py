"""Trains the comparison of faces.  usage: train.py FACES SECONDS BATCH WORKERS OUT [START]

Each step takes BATCH triples: a reference, the same face, and its twin. START is a net to continue from.
"""
import math
import multiprocessing
import random
import sys
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from looks import triple
from net import HEIGHT, WIDTH, SameFace, load, planes
from twins import Faces

RATE, KEPT, FIRST = 3e-3, 5000, 400  # learning rate; triples that are used again; triples before the first step
SEED = 1000


def worker(queue, faces, seed):
    cv2.setNumThreads(1)
    random.seed(seed)
    np.random.seed(seed)
    drawn = Faces(faces)
    while True:
        queue.put(triple(drawn, (WIDTH, HEIGHT)))


def loss_of(net, triples):
    n = len(triples)
    reference, same, twin = net.code_of(triples)
    others = torch.roll(same, 1, 0)
    odds = net.compare(torch.cat([reference] * 3), torch.cat([same, twin, others]))
    truth = torch.cat([torch.full((n,), 0.99), torch.full((2 * n,), 0.01)])
    weight = torch.cat([torch.full((n,), 1.3), torch.ones(n), torch.full((n,), 0.3)])
    ranked = F.softplus(1 - (odds[:n] - odds[n:2 * n])).mean()
    return F.binary_cross_entropy_with_logits(odds, truth, weight=weight) + 0.3 * ranked, (odds[:n] > odds[n:2 * n]).float().mean()


class Trained(SameFace):
    def code_of(self, triples):
        codes = self.enc(planes(triples.flatten(0, 1))).unflatten(0, (len(triples), 3))
        return codes[:, 0], codes[:, 1], codes[:, 2]


if __name__ == '__main__':
    faces, seconds, batch, workers, out = sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
    queue = multiprocessing.Queue(64)
    for i in range(workers):
        multiprocessing.Process(target=worker, args=(queue, faces, SEED + i), daemon=True).start()
    torch.manual_seed(SEED)
    random.seed(SEED)
    net = Trained()
    if len(sys.argv) > 6:
        net.load_state_dict(load(sys.argv[6]).state_dict())
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=1e-3)
    kept = [queue.get() for _ in range(FIRST)]
    begin, step = time.time(), 0
    while (done := (time.time() - begin) / seconds) < 1:
        while not queue.empty():
            kept.append(queue.get())
        kept = kept[-KEPT:]
        triples = torch.from_numpy(np.stack(random.choices(kept, k=batch)))
        for group in optimiser.param_groups:
            group['lr'] = RATE * min(1, (step + 1) / 100) * (0.02 + 0.5 * (1 + math.cos(math.pi * done)))
        loss, ranked = loss_of(net, triples)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        step += 1
        if step % 50 == 0:
            print(f'{time.time() - begin:.0f} s, step {step}: loss {loss.item():.3f}, ranked {ranked.item():.3f}', flush=True)
    torch.save(net.state_dict(), out)
