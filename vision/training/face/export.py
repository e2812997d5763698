"""Exports same_face.pt as the two nets of the program.  usage: export.py same_face.pt FOLDER

face_code.onnx: N x 6 planes of a picture -> N x 48: the features, then their directions, both scaled to signed bytes.
face_pair.onnx: N x 73: the products of the directions (bytes) at each shift, the reference's features, the seen ones'.
"""
import sys

import torch
import torch.nn as nn

from net import FEATURES, load

TOP = 8.0  # the largest feature that a byte holds
BYTE = 127.0


class Code(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.sum = nn.Parameter(torch.ones(FEATURES, FEATURES, 1, 1))

    def forward(self, picture):
        features = self.net.enc(picture)
        directions = self.net.proj(features)
        length = torch.sqrt(nn.functional.conv2d(directions * directions, self.sum) + 1e-12)
        return torch.cat([features * (BYTE / TOP), directions / length * BYTE], 1)


class Pair(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net
        with torch.no_grad():  # the first layer takes bytes
            weights = net.pair[0][0].weight
            weights[:, :-2 * FEATURES] /= BYTE * BYTE
            weights[:, -2 * FEATURES:] *= TOP / BYTE

    def forward(self, maps):
        return self.net.judge(maps)


def export(module, example, file, names):
    axes = {names[0]: {0: 'n', 2: 'h', 3: 'w'}, names[1]: {0: 'n'}}
    torch.onnx.export(module.eval(), example, file, opset_version=9, input_names=names[:1], output_names=names[1:], dynamic_axes=axes)


if __name__ == '__main__':
    weights, folder = sys.argv[1:3]
    export(Code(load(weights)), torch.zeros(1, 6, 144, 96), folder + '/face_code.onnx', ['picture', 'code'])
    export(Pair(load(weights)), torch.zeros(1, 73, 36, 24), folder + '/face_pair.onnx', ['maps', 'same'])
