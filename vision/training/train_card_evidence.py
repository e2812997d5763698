# Trains the nets for the confidence of a card's name: train_card_evidence.py PAIRS seen|even OUT.inc [PARTS]
# PAIRS is the output of the developers' tool card_pairs: pairs as seen, and with uneven light removed. With PARTS, first
# performs cross-validation over so many parts of the cards and prints the results.
import sys

import numpy as np

UNITS = 10  # hidden units per net
NETS = 4  # from different random weights; their mean is better for unseen cards
STEPS = 1200
DECAY = 5e-4
DOUBTED = 3  # weight of pairs in doubt as seen, because the net for even light is only used for them
KNOWN = 3  # assumed number of known cards per unknown one
MOST_LEAD, LEAD_FLOOR = 0.3, 0.01  # as in card_evidence.cpp
MOST_TAKEN, TAKEN_FLOOR = 2, 0.02  # as in card_evidence.cpp
NAMED = 2.2  # log-odds from which a card is named, as in card_decide.cpp


# Number of features used. Cards as seen exclude the expected similarity, because the net would identify the cards by it.
FIRST = {"seen": 12, "even": 22}
REMAINS = 22


def read(path, kind):
    rows = [line.split() for line in open(path) if line.strip()]
    rows = [row for row in rows if row[4] == ("1" if kind == "even" else "0")]
    places, cards = [row[0] for row in rows], [row[1] for row in rows]
    same = np.array([float(row[2]) for row in rows])
    lead = np.clip([float(row[3]) for row in rows], 0, MOST_LEAD)
    features = np.array([[float(value) for value in row[6:6 + FIRST[kind]]] for row in rows])
    inputs = [features, np.log(lead + LEAD_FLOOR)]
    if kind == "even":
        taken = np.array([[float(value) for value in row[6 + REMAINS:]] for row in rows])
        taken = np.clip(taken, 0, MOST_TAKEN)
        inputs += [taken[:, :1], np.log(taken[:, 1:] + TAKEN_FLOOR)]  # colour; glare, its unevenness, and that of the gain
    counts = np.array([DOUBTED if row[4] == row[5] == "1" else 1 for row in rows])
    return places, cards, same, counts, np.column_stack(inputs)


def odds(inputs, net):
    return np.tanh(inputs @ net[0] + net[1]) @ net[2] + net[3]


def trained(inputs, same, weight, seed):
    """Minimises the logistic loss with Adam."""
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


def together(inputs, same, weight):
    """Returns one net whose log-odds are the mean of several nets' log-odds."""
    nets = [trained(inputs, same, weight, seed) for seed in range(NETS)]
    first, biases, counts, starts = zip(*nets)
    return np.hstack(first), np.hstack(biases), np.hstack(counts) / NETS, sum(starts) / NETS


def report(name, same, predicted):
    named = predicted > NAMED
    print("%s: %d pairs; of the same card %.4f named, of others %d of %d" %
          (name, len(same), named[same > 0].mean(), named[same == 0].sum(), (same == 0).sum()))


def numbers(values):
    return ", ".join("%.5g" % value for value in values)


def main():
    places, cards, same, counts, inputs = read(sys.argv[1], sys.argv[2])
    photo = np.array([place.startswith("photo") for place in places])
    # Tables and photos have the same total weight. Within each, known cards outweigh unknown ones by KNOWN to 1.
    weight = np.zeros(len(same))
    for which in (photo, ~photo):
        for kind, share in ((same > 0, KNOWN / (KNOWN + 1)), (same == 0, 1 / (KNOWN + 1))):
            those = np.where(which & kind, counts, 0)
            weight += 0.5 * share * len(same) * those / max(those.sum(), 1)
    means, spreads = inputs.mean(0), inputs.std(0) + 1e-9
    inputs = (inputs - means) / spreads
    if len(sys.argv) > 4:
        parts = int(sys.argv[4])
        names = sorted(set(cards))
        part = np.array([names.index(card) % parts for card in cards])
        predicted = np.zeros(len(same))
        for i in range(parts):
            net = together(inputs[part != i], same[part != i], weight[part != i])
            predicted[part == i] = odds(inputs[part == i], net)
        for name, which in (("tables", ~photo), ("photos", photo)):
            if which.any():
                report(name, same[which], predicted[which])
    net = together(inputs, same, weight)
    with open(sys.argv[3], "w") as out:
        out.write("// Made by vision/training/train_card_evidence.py of %d pairs seen on tables of the stage\n"
                  "// and %d seen in photos; see card_evidence.md.\n" % ((~photo).sum(), photo.sum()))
        out.write("{%s},\n" % numbers(means))
        out.write("{%s},\n" % numbers(spreads))
        out.write("%.5g,\n{{\n" % net[3])
        for unit in range(UNITS * NETS):
            out.write("    {{%s}, %.5g, %.5g},\n" % (numbers(net[0][:, unit]), net[1][unit], net[2][unit]))
        out.write("}},\n")


main()
