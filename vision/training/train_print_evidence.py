# Fits how much the fit of a card's print by region contributes to the confidence of its name:
# train_print_evidence.py PHOTO_PAIRS TABLE_PAIRS OUT.inc
# PHOTO_PAIRS is the output of the developers' tool photo_pairs, TABLE_PAIRS that of card_pairs. Fits two logistic
# regressions, for cards as seen and for cards in even light. Their inputs are the log-odds of the previous net, the five
# numbers of PrintFit, and the logarithm of the lead. First prints a cross-validation by source; only those figures count.
# `anima` is never used for fitting. The total weight of a source is the square root of its number of rows.
import re
import sys

import numpy as np

NETS = "vision/nets/"
NAMED = 2.2  # log-odds from which a card is named, as in card_decide.cpp
MOST_ODDS = 8  # as in card_evidence.cpp
MOST_LEAD, LEAD_FLOOR = 0.3, 0.01  # as in card_evidence.cpp
MOST_TAKEN, TAKEN_FLOOR = 2, 0.02
REMAINS, TAKEN, FITS = 22, 4, 5
NEVER = {"anima"}
# In an enrolment image of `sergio` the cards lie in a ring, so that three of them got each other's names. In `misc` two
# of the cards in one photo are equal.
WRONG = {"sergio/js", "sergio/qs", "sergio/10s"}
TWICE = {"misc"}
DECAY = 1e-3
SAME_WEIGHS = 3


def net(path, inputs, units):
    text = re.sub(r"//.*", "", open(path).read())
    values = [float(value) for value in re.findall(r"[-+]?\d*\.?\d+(?:e[-+]?\d+)?", text)]
    rows = np.array(values[2 * inputs + 1:]).reshape(units, inputs + 2)
    return np.array(values[:inputs]), np.array(values[inputs:2 * inputs]), values[2 * inputs], rows


def odds(inputs, numbers):
    means, spreads, start, rows = numbers
    size = len(means)
    return start + np.tanh((inputs - means) / spreads @ rows[:, :size].T + rows[:, size]) @ rows[:, size + 1]


def read(path):
    rows = [line.split() for line in open(path)]
    rows = [row for row in rows if len(row) == 6 + REMAINS + TAKEN + FITS]
    rows = [row for row in rows if any(float(fit) != 0 for fit in row[-FITS:])]  # with visible print
    sources = np.array([re.split("[/-]", row[0])[0] for row in rows])
    kept = np.array([row[1] not in WRONG for row in rows]) & ~np.isin(sources, sorted(TWICE))
    values = np.array([[float(value) for value in row[2:]] for row in rows])[kept]
    same, lead, even = values[:, 0], np.log(np.clip(values[:, 1], 0, MOST_LEAD) + LEAD_FLOOR), values[:, 2] > 0
    features, taken, fits = np.split(values[:, 4:], [REMAINS, REMAINS + TAKEN], axis=1)
    light = np.column_stack([np.minimum(taken[:, 0], MOST_TAKEN),
                             np.log(np.clip(taken[:, 1:], 0, MOST_TAKEN) + TAKEN_FLOOR)])
    before = np.where(even, odds(np.column_stack([features, lead, light]), net(NETS + "card_evidence_even.inc", 27, 40)),
                      odds(np.column_stack([features[:, :12], lead]), net(NETS + "card_evidence.inc", 13, 10)))
    inputs = np.column_stack([np.clip(before, -MOST_ODDS, MOST_ODDS), fits, lead])
    return sources[kept], same, even, before, inputs


def weights(sources, same):
    result = np.zeros(len(sources))
    for source in set(sources):
        for kind in (0, 1):
            those = (sources == source) & (same == kind)
            if those.any():
                result[those] = (SAME_WEIGHS if kind else 1) / np.sqrt(those.sum())
    return result


def fitted(inputs, same, weight):
    """Minimises the logistic loss by Newton's method. Returns the weights of unscaled inputs, the bias last."""
    means, spreads = inputs.mean(0), inputs.std(0) + 1e-9
    scaled = np.column_stack([(inputs - means) / spreads, np.ones(len(inputs))])
    decay = np.diag([DECAY] * inputs.shape[1] + [1e-6])
    result = np.zeros(scaled.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ result, -30, 30)))
        slope = scaled.T @ (weight * (chance - same)) / weight.sum() + decay @ result
        bend = (scaled * (weight * chance * (1 - chance) + 1e-9)[:, None]).T @ scaled / weight.sum() + decay
        result -= np.linalg.solve(bend, slope)
    plain = result[:-1] / spreads
    return np.append(plain, result[-1] - plain @ means)


def predicted(inputs, numbers):
    return inputs @ numbers[:-1] + numbers[-1]


def share(same, values):
    named = values > NAMED
    ours = "%3.0f %% named" % (100 * named[same > 0].mean()) if same.any() else "           "
    return "%s, %3d of %4d others" % (ours, named[same == 0].sum(), (same == 0).sum())


def main():
    parts = [read(path) for path in sys.argv[1:3]]
    sources, same, even, before, inputs = (np.concatenate(part) for part in zip(*parts))
    fit_on = ~np.isin(sources, sorted(NEVER))
    lines = []
    for kind in (False, True):
        print("in even light" if kind else "as seen")
        here = even == kind
        for source in sorted(set(sources)):
            one, rest = here & (sources == source), here & fit_on & (sources != source)
            numbers = fitted(inputs[rest], same[rest], weights(sources[rest], same[rest]))
            print("  %-12s before: %s; left out: %s" %
                  (source, share(same[one], before[one]), share(same[one], predicted(inputs[one], numbers))))
        all_of_it = here & fit_on
        numbers = fitted(inputs[all_of_it], same[all_of_it], weights(sources[all_of_it], same[all_of_it]))
        lines.append("    {{%s}, %.5g}," % (", ".join("%.5g" % value for value in numbers[:-1]), numbers[-1]))
    with open(sys.argv[3], "w") as out:
        out.write("// Made by vision/training/train_print_evidence.py of %d pairs; see card_evidence.md.\n" % fit_on.sum())
        out.write("\n".join(lines) + "\n")


main()
