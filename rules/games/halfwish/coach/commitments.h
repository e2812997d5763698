// The actions a player can commit: ordered choices from a hand, or from the cards that can still be held.
#pragma once

#include <array>
#include <vector>

#include "rules/games/halfwish/coach/situation.h"
#include "rules/games/halfwish/rules/duel.h"

namespace lk::rules::halfwish {

using Actions = std::array<CardId, kMaxActions>;

struct Commitment {
  Actions actions{};
  double chance = 0;  // probability of this commitment if all cards are equally likely to be chosen
};

/// Returns all distinct ordered commitments of the learner's hand.
std::vector<Commitment> ownCommitments(const Situation& situation);

/// Returns all distinct ordered commitments the opponent can make, with their probabilities for cards in
/// random order. In the first turn of a round, innate cards are certainly in the hand of four.
std::vector<Commitment> opponentCommitments(const Situation& situation, const CardBook& cards);

/// Returns whether a card is in the first hand of every round.
bool isInnate(const CardBook& cards, CardId card);

/// A dice value and its probability. diceChances() returns the values 2 to 12 of two fair dice, or only the
/// known value.
struct DiceChance {
  int dv = 0;
  double chance = 0;
};
std::vector<DiceChance> diceChances(std::optional<int> known = std::nullopt);

}  // namespace lk::rules::halfwish
