# Trains the small nets that say how sure a card's name is: train_card_evidence.py PAIRS seen|even OUT.inc [LEFT_OUT]
# PAIRS is what the developer's tool card_pairs prints: pairs as they were seen, and in light evened out. With LEFT_OUT (a number of parts) it first leaves out
# each part of the tables and boards in turn and prints how well the rest foretells it.
import sys

import numpy as np

UNITS = 10
STEPS = 2000
TRIES = 4
DECAY = 3e-4
MOST_LEAD, LEAD_FLOOR = 0.3, 0.01  # as in card_evidence.cpp
NAMED = 2.2  # logarithm of odds from which a card is named, as in card_decide.cpp


def read(path, even):
    rows = [line.split() for line in open(path) if line.strip()]
    rows = [row for row in rows if row[3] == even]
    places = [row[0] for row in rows]
    same = np.array([float(row[1]) for row in rows])
    lead = np.clip([float(row[2]) for row in rows], 0, MOST_LEAD)
    remains = np.array([[float(value) for value in row[4:]] for row in rows])
    return places, same, np.column_stack([remains, np.log(lead + LEAD_FLOOR)])


def odds(inputs, net):
    return np.tanh(inputs @ net[0] + net[1]) @ net[2] + net[3]


def loss(inputs, same, weight, net):
    wrong = np.logaddexp(0, np.where(same > 0, -1, 1) * odds(inputs, net))
    return (weight * wrong).mean()


def trained(inputs, same, weight, seed):
    """Adam on the logistic loss."""
    random = np.random.default_rng(seed)
    size = inputs.shape[1]
    net = [random.normal(0, size**-0.5, (size, UNITS)), np.zeros(UNITS), random.normal(0, UNITS**-0.5, UNITS), 0.0]
    first = [np.zeros_like(part) for part in net]
    second = [np.zeros_like(part) for part in net]
    for step in range(1, STEPS + 1):
        hidden = np.tanh(inputs @ net[0] + net[1])
        error = weight * (1 / (1 + np.exp(-(hidden @ net[2] + net[3]))) - same) / len(same)
        back = np.outer(error, net[2]) * (1 - hidden**2)
        slopes = [inputs.T @ back + DECAY * net[0], back.sum(0), hidden.T @ error + DECAY * net[2], error.sum()]
        rate = 0.02 if step < 0.6 * STEPS else 0.004
        for i, slope in enumerate(slopes):
            first[i] = 0.9 * first[i] + 0.1 * slope
            second[i] = 0.999 * second[i] + 0.001 * slope**2
            even = np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8
            net[i] = net[i] - rate * first[i] / (1 - 0.9**step) / even
    return net


def best(inputs, same, weight):
    nets = [trained(inputs, same, weight, seed) for seed in range(TRIES)]
    return min(nets, key=lambda net: loss(inputs, same, weight, net))


def report(name, same, foretold):
    named = foretold > NAMED
    print("%s: %d pairs; of the same card %.4f named, of others %d of %d" %
          (name, len(same), named[same > 0].mean(), named[same == 0].sum(), (same == 0).sum()))


def numbers(values):
    return ", ".join("%.5g" % value for value in values)


def main():
    places, same, inputs = read(sys.argv[1], "1" if sys.argv[2] == "even" else "0")
    photo = np.array([place.startswith("photo") for place in places])
    # Tables and photos count the same, however many there are of each.
    weight = np.where(photo, 0.5 / max(photo.mean(), 1e-9), 0.5 / max(1 - photo.mean(), 1e-9))
    means, spreads = inputs.mean(0), inputs.std(0) + 1e-9
    inputs = (inputs - means) / spreads
    if len(sys.argv) > 4:
        parts = int(sys.argv[4])
        names = sorted(set(places))
        part = np.array([names.index(place) % parts for place in places])
        foretold = np.zeros(len(same))
        for i in range(parts):
            net = best(inputs[part != i], same[part != i], weight[part != i])
            foretold[part == i] = odds(inputs[part == i], net)
        for name, which in (("tables", ~photo), ("photos", photo)):
            if which.any():
                report(name, same[which], foretold[which])
    net = best(inputs, same, weight)
    with open(sys.argv[3], "w") as out:
        out.write("// Made by vision/training/train_card_evidence.py of %d pairs seen on tables of the stage\n"
                  "// and %d seen in photos; see card_evidence.md.\n" % ((~photo).sum(), photo.sum()))
        out.write("{%s},\n" % numbers(means))
        out.write("{%s},\n" % numbers(spreads))
        out.write("%.5g,\n{{\n" % net[3])
        for unit in range(UNITS):
            out.write("    {{%s}, %.5g, %.5g},\n" % (numbers(net[0][:, unit]), net[1][unit], net[2][unit]))
        out.write("}},\n")


main()
