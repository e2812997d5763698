// The actions a player can commit: ordered choices out of a hand, or out of what can still be held.
#pragma once

#include <array>
#include <vector>

#include "rules/games/halfwish/coach/situation.h"
#include "rules/games/halfwish/duel.h"

namespace lk::rules::halfwish {

using Actions = std::array<CardId, kMostActions>;

struct Commitment {
  Actions actions{};
  double chance = 0;  // that just this is committed when all cards are alike to choose
};

/// All distinct ordered commitments of the learner's hand.
std::vector<Commitment> ownCommitments(const Situation& situation);

/// All distinct ordered commitments the opponent can make, with their chances when the cards lie in random
/// order. In the first turn of a round an innate card is in the hand of four for certain.
std::vector<Commitment> opponentCommitments(const Situation& situation, const CardBook& cards);

/// Whether a card lies in the first hand of every round.
bool isInnate(const CardBook& cards, CardId card);

/// The ways of two fair dice to show each value from 2 to 12, of 36; the one value when it is known.
struct DiceChance {
  int dv = 0;
  double chance = 0;
};
std::vector<DiceChance> diceChances(std::optional<int> known = std::nullopt);

}  // namespace lk::rules::halfwish
