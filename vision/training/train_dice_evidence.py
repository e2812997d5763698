# Fits the logistic regression that combines the results of proposer and reader for a die: train_dice_evidence.py ROWS OUT.inc
# ROWS is the output of the developers' tool dice_evidence_rows. The regression predicts whether the most likely value is
# right. Sources marked as left out (validation) are never used for fitting. Prints a cross-validation by source, without
# the judgement of the net for uppermost faces, then fits all sources and writes OUT.inc.
import sys

import numpy as np

LEAST = 30  # dice; smaller sources get the weight of this number
SMALL_DICE = "rune_trays"  # dice of 15 pixels, the most frequent kind, so their weight is reduced
SMALL_SHARE = 0.3
STEPS = 60
DECAY = 1e-4
FEATURES = 26  # the place of the first one in a row; without them no value is possible
SURE_VALUE = 0.72  # as in ../dice/dice_proposed.cpp


class Rows:
    def __init__(self, path):
        rows = [line.split() for line in open(path) if line.strip()]
        seen = [row for row in rows if len(row) > FEATURES]
        self.source = np.array([row[0] for row in seen])
        self.left_out = np.array([row[1] == "1" for row in seen])
        truth = np.array([int(row[2]) for row in seen])
        self.is_die = truth > 0
        self.is_right = truth == np.array([int(row[3]) for row in seen])
        self.features = np.array([[float(value) for value in row[FEATURES:]] for row in seen])
        missed = [row[0] for row in rows if len(row) <= FEATURES and row[2] != "0"]
        self.missed = {name: missed.count(name) for name in set(missed)}


def weights_of(source):
    """Returns weights by which a source counts as the square root of its number of dice."""
    count = {name: (source == name).sum() for name in set(source)}
    weights = np.array([max(count[name], LEAST) ** -0.5 for name in source])
    weights *= np.where(source == SMALL_DICE, SMALL_SHARE, 1)
    return weights / weights.sum()


def fitted(inputs, truth, weights):
    """Minimises the logistic loss by Newton's method."""
    factors = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-inputs @ factors))
        slope = inputs.T @ (weights * (chance - truth)) + DECAY * factors
        bend = (inputs * (weights * chance * (1 - chance))[:, None]).T @ inputs + DECAY * np.eye(len(factors))
        factors -= np.linalg.solve(bend, slope)
    return factors


def predicted(rows, inputs, truth):
    """Returns probabilities by cross-validation: of each source from a fit to all others."""
    chance = np.zeros(len(truth))
    for name in set(rows.source):
        own = rows.source == name
        others = ~own & ~rows.left_out
        factors = fitted(inputs[others], truth[others], weights_of(rows.source[others]))
        chance[own] = 1 / (1 + np.exp(-inputs[own] @ factors))
    return chance


def report(rows, value):
    told = value > SURE_VALUE
    print("%-13s %6s %6s %6s %6s %6s %13s" % ("left out", "dice", "right", "wrong", "unsure", "missed", "false values"))
    for name in sorted(set(rows.source)) + ["all"]:
        own = (rows.source == name) if name != "all" else np.ones(len(told), bool)
        there = own & rows.is_die
        missed = rows.missed.get(name, 0) if name != "all" else sum(rows.missed.values())
        counts = (there.sum() + missed, (there & told & rows.is_right).sum(), (there & told & ~rows.is_right).sum(),
                  (there & ~told).sum(), missed, (own & ~rows.is_die & told).sum())
        print("%-13s %6d %6d %6d %6d %6d %13d" % ((name,) + counts))


def main():
    rows = Rows(sys.argv[1])
    usable = ~rows.left_out
    means, spreads = rows.features.mean(0), rows.features.std(0) + 1e-6
    means[0], spreads[0] = 0, 1  # the constant
    inputs = (rows.features - means) / spreads
    report(rows, predicted(rows, inputs, rows.is_right))
    factors = fitted(inputs[usable], rows.is_right[usable], weights_of(rows.source[usable]))
    unscaled = factors / spreads
    unscaled[0] = factors[0] - (factors[1:] * means[1:] / spreads[1:]).sum()
    with open(sys.argv[2], "w") as out:
        out.write("constexpr std::array<double, kDieFeatures> kValueWeights{%s};\n" % ", ".join("%.4f" % each for each in unscaled))


main()
