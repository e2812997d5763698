"""Stores the weights of a net in 16 bits, which the program reads.  usage: half_weights.py NET.onnx..."""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

for file in sys.argv[1:]:
    net = onnx.load(file)
    for weights in net.graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype == np.float32:
            weights.CopyFrom(numpy_helper.from_array(values.astype(np.float16), weights.name))
    onnx.save(net, file)
