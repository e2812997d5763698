# Fits the two logistic regressions that combine the nets' results for a die: train_dice_evidence.py ROWS OUT.inc
# ROWS is the output of the developers' tool dice_evidence_rows. The first regression predicts whether the most likely
# value is right, the second whether there is a die at all. Sources marked as left out (validation) are never used for
# fitting. Prints a cross-validation by source, then fits all sources and writes OUT.inc.
import sys

import numpy as np

LEAST = 30  # dice; smaller sources get the weight of this number
SMALL_DICE = "rune_trays"  # dice of 15 pixels, the most frequent kind, so their weight is reduced
SMALL_SHARE = 0.3
STEPS = 60
DECAY = 1e-4
SURE_VALUE, SURE_DIE = 0.72, 0.6  # as in ../dice/dice_proposed.cpp


class Rows:
    def __init__(self, path):
        rows = [line.split() for line in open(path) if line.strip()]
        seen = [row for row in rows if len(row) > 4]
        self.source = np.array([row[0] for row in seen])
        self.left_out = np.array([row[1] == "1" for row in seen])
        truth = np.array([int(row[2]) for row in seen])
        self.is_die = truth > 0
        self.is_right = truth == np.array([int(row[3]) for row in seen])
        self.features = np.array([[float(value) for value in row[4:]] for row in seen])
        missed = [row[0] for row in rows if len(row) <= 4]
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


def report(rows, value, die):
    told, seen = value > SURE_VALUE, die > SURE_DIE
    total = np.zeros(7, int)
    print("%-13s %6s %6s %6s %6s %6s %13s %13s" % ("left out", "dice", "right", "wrong", "unsure", "missed",
                                                  "false values", "false unsure"))
    for name in sorted(set(rows.source)) + ["all"]:
        own = (rows.source == name) if name != "all" else np.ones(len(told), bool)
        there = own & rows.is_die
        missed = rows.missed.get(name, 0) if name != "all" else sum(rows.missed.values())
        counts = (there.sum() + missed, (there & told & rows.is_right).sum(), (there & told & ~rows.is_right).sum(),
                  (there & ~told).sum(), missed, (own & ~rows.is_die & told).sum(),
                  (own & ~rows.is_die & ~told & seen).sum())
        print("%-13s %6d %6d %6d %6d %6d %13d %13d" % ((name,) + counts))


def main():
    rows = Rows(sys.argv[1])
    usable = ~rows.left_out
    means, spreads = rows.features.mean(0), rows.features.std(0) + 1e-6
    means[0], spreads[0] = 0, 1  # the constant
    inputs = (rows.features - means) / spreads
    report(rows, predicted(rows, inputs, rows.is_right), predicted(rows, inputs, rows.is_die))

    def raw(truth):
        factors = fitted(inputs[usable], truth[usable], weights_of(rows.source[usable]))
        unscaled = factors / spreads
        unscaled[0] = factors[0] - (factors[1:] * means[1:] / spreads[1:]).sum()
        return ", ".join("%.4f" % factor for factor in unscaled)

    with open(sys.argv[2], "w") as out:
        out.write("std::array<double, kDieFeatures> kValueWeights{%s};\n" % raw(rows.is_right))
        out.write("constexpr std::array<double, kDieFeatures> kDieWeights{%s};\n" % raw(rows.is_die))


main()
