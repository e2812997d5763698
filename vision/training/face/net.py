"""The net that compares two faces: an encoder for each picture, and a comparison of two codes."""
import torch
import torch.nn as nn
import torch.nn.functional as F

FEATURES, REACH = 24, 2  # channels of a code; shift in cells over which places are compared
WIDTH, HEIGHT = 96, 144  # pixels of a face, in training


def block(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


def planes(pictures):
    """N x H x W x 3 bytes (BGR) -> N x 6 x H x W: colours relative to the picture's own light, and as they are."""
    x = pictures.permute(0, 3, 1, 2).float() / 255
    relative = (x - x.mean((2, 3), keepdim=True)) / (x.std((1, 2, 3), keepdim=True) + 0.03)
    return torch.cat([relative, 2 * x - 1], 1)


class SameFace(nn.Module):
    """Log-odds that two pictures show the same face. The second may be off by REACH cells of four pixels."""

    def __init__(self):
        super().__init__()
        self.enc = nn.Sequential(block(6, 12, 2), block(12, 16), block(16, FEATURES, 2), block(FEATURES, FEATURES))
        self.proj = nn.Conv2d(FEATURES, FEATURES, 1)
        shifts = (2 * REACH + 1) ** 2
        self.pair = nn.Sequential(block(shifts + 2 * FEATURES, 32, 2), block(32, 40), block(40, 48))
        self.head = nn.Sequential(nn.Linear(96, 48), nn.ReLU(), nn.Linear(48, 1))

    def code(self, pictures):
        return self.enc(planes(pictures))

    def directions(self, code):
        return F.normalize(self.proj(code), dim=1)

    def judge(self, maps):
        y = self.pair(maps)
        return self.head(torch.cat([F.adaptive_avg_pool2d(y, 1).flatten(1), F.adaptive_max_pool2d(y, 1).flatten(1)], 1))

    def compare(self, reference, seen):
        p = self.directions(reference)
        q = F.pad(self.directions(seen), (REACH,) * 4)
        h, w = p.shape[2:]
        side = range(2 * REACH + 1)
        alike = [(p * q[:, :, i:i + h, j:j + w]).sum(1, keepdim=True) for i in side for j in side]
        return self.judge(torch.cat([*alike, reference, seen], 1))[:, 0]


def load(file):
    net = SameFace()
    net.load_state_dict({name: v.float() if v.is_floating_point() else v for name, v in torch.load(file, map_location='cpu').items()})
    return net.eval()
