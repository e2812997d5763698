# Fits the multinomial regression that combines the results of the proposer and of the net for uppermost faces: train_top_evidence.py ROWS OUT.inc [UNTRAINED]
# ROWS is the output of the developers' tool dice_evidence_rows. Only photos on which the net for uppermost faces was not trained count:
# one in three, and all of the sources UNTRAINED (separated by commas). The outcomes are no die, 1..6, and a die without a readable value,
# as in ../dice/top_evidence.h. Rows of dice with numerals count as the last. Sources marked as left out (validation) are never used
# for fitting. Prints a cross-validation by source, then fits all sources and writes OUT.inc.
import sys

import numpy as np
import torch

import train_dice_top

LEAST = 30  # rows; smaller sources get the weight of this number
SMALL_DICE = "rune_trays"  # dice of 15 pixels, the most frequent kind, so their weight is reduced
SMALL_SHARE = 0.3
DECAY = 1e-4
SURE_VALUE, SURER_VALUE, SURE_DIE, UNREADABLE_SHARE = 0.5, 0.75, 0.5, 0.5  # as in ../dice/dice_proposed.cpp
VALUE, NONE, UNREADABLE = slice(0, 2), slice(2, 8), slice(8, 10)  # the weights of each outcome


class Rows:
    def __init__(self, path, untrained):
        rows = [line.split() for line in open(path) if line.strip()]
        rows = [row for row in rows if row[0] in untrained or row[1] == "1" or train_dice_top.is_held_out(row[4])]
        seen = [row for row in rows if len(row) > 8]
        labels = train_dice_top.Labels()
        self.source = np.array([row[0] for row in seen])
        self.left_out = np.array([row[1] == "1" for row in seen])
        self.value = np.array([int(row[2]) for row in seen])
        self.truth = self.value.copy()
        for i, row in enumerate(seen):
            if self.value[i] == 0 and train_dice_top.on_numbered(labels.of(row[4]), np.array(row[5:7], float)):
                self.truth[i] = 7
        self.evidence = torch.tensor([[float(number) for number in row[8:26]] for row in seen])
        missed = [row[0] for row in rows if len(row) <= 8]
        self.missed = {name: missed.count(name) for name in set(missed)}


def weights_of(source):
    """Returns weights by which a source counts as the square root of its number of rows."""
    count = {name: (source == name).sum() for name in set(source)}
    weights = np.array([max(count[name], LEAST) ** -0.5 for name in source])
    weights *= np.where(source == SMALL_DICE, SMALL_SHARE, 1)
    return torch.tensor(weights / weights.sum(), dtype=torch.float32)


def odds(evidence, factors):
    """Returns the log-odds of the outcomes, as topChances() in ../dice/top_evidence.cpp."""
    proposer, top, about = evidence[:, 0:6], evidence[:, 6:14], evidence[:, 14:18]
    value, none, unreadable = factors[VALUE], factors[NONE], factors[UNREADABLE]
    no_die = none[0] + none[1] * top[:, 0] + about @ none[2:]
    values = value[0] * proposer + value[1] * top[:, 1:7]
    no_value = unreadable[0] + unreadable[1] * top[:, 7]
    return torch.cat([no_die[:, None], values, no_value[:, None]], 1)


def fitted(rows, used):
    factors = torch.full((10,), 0.3, requires_grad=True)
    evidence, truth = rows.evidence[used], torch.tensor(rows.truth[used])
    weights = weights_of(rows.source[used])
    method = torch.optim.LBFGS([factors], max_iter=300, line_search_fn="strong_wolfe")

    def closure():
        method.zero_grad()
        loss = (weights * torch.nn.functional.cross_entropy(odds(evidence, factors), truth, reduction="none")).sum()
        loss = loss + DECAY * (factors ** 2).sum()
        loss.backward()
        return loss

    method.step(closure)
    return factors.detach()


def report(rows, chances):
    chances = chances.numpy()
    best = chances[:, 1:7].argmax(1) + 1
    agreed = rows.evidence[:, 0:6].numpy().argmax(1) + 1 == best
    told = chances[:, 1:7].max(1) > np.where(agreed, SURE_VALUE, SURER_VALUE)
    unsure = ~told & (chances[:, 1:7].sum(1) + UNREADABLE_SHARE * chances[:, 7] > SURE_DIE)
    there, right = rows.value > 0, rows.value == best
    print("%-14s %6s %6s %6s %6s %6s %13s %13s" % ("left out", "dice", "right", "wrong", "unsure", "missed", "false values",
                                                  "false unsure"))
    for name in sorted(set(rows.source)) + ["all"]:
        own = (rows.source == name) if name != "all" else np.ones(len(told), bool)
        missed = rows.missed.get(name, 0) if name != "all" else sum(rows.missed.values())
        counts = ((own & there).sum() + missed, (own & there & told & right).sum(), (own & there & told & ~right).sum(),
                  (own & there & unsure).sum(), (own & there & ~told & ~unsure).sum() + missed, (own & ~there & told).sum(),
                  (own & ~there & unsure).sum())
        print("%-14s %6d %6d %6d %6d %6d %13d %13d" % ((name,) + counts))


def main():
    rows = Rows(sys.argv[1], set(sys.argv[3].split(",")) if len(sys.argv) > 3 else set())
    factors = fitted(rows, ~rows.left_out)
    chances = torch.zeros(len(rows.truth), 8)
    for name in set(rows.source):
        own = rows.source == name
        chances[own] = torch.softmax(odds(rows.evidence[own], fitted(rows, ~own & ~rows.left_out)), 1)
    report(rows, chances)

    def list_of(part):
        return "{" + ", ".join("%.4f" % factor for factor in factors[part]) + "}"

    with open(sys.argv[2], "w") as out:
        out.write("constexpr TopWeights kTopWeights{%s, %s, %s};\n" % (list_of(VALUE), list_of(NONE), list_of(UNREADABLE)))


if __name__ == "__main__":
    main()
