#include "rules/games/halfwish/coach/commitments.h"

#include <algorithm>

#include "rules/games/halfwish/language.h"
#include "rules/games/halfwish/worths.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kHandSize = 4;

std::vector<DeckCount> counted(const std::vector<CardId>& hand) {
  std::vector<DeckCount> counts;
  for (const CardId card : hand) {
    const auto found = std::find_if(counts.begin(), counts.end(),
                                    [&](const DeckCount& entry) { return entry.card == card; });
    if (found == counts.end()) {
      counts.push_back({card, 1});
    } else {
      ++found->count;
    }
  }
  return counts;
}

/// Ordered draws without putting back.
std::vector<Commitment> draws(std::vector<DeckCount> cards, int actions) {
  int all = 0;
  for (const DeckCount& entry : cards) all += entry.count;
  std::vector<Commitment> out;
  for (DeckCount& first : cards) {
    const double chance = static_cast<double>(first.count) / all;
    if (actions == 1) {
      out.push_back({{first.card, CardId()}, chance});
      continue;
    }
    --first.count;
    for (const DeckCount& second : cards)
      if (second.count > 0) out.push_back({{first.card, second.card}, chance * second.count / (all - 1)});
    ++first.count;
  }
  return out;
}

bool isInnate(const CardBook& cards, CardId card) {
  constexpr int kAnyDv = 7;
  return worthsByDice(cards, {card, CardId()}, kAnyDv)[0].keywords.has(Keyword::innate);
}

/// One card of a hand that holds all innate ones and a random rest.
std::vector<Commitment> drawsOfAFirstHand(const std::vector<DeckCount>& left, const CardBook& cards) {
  int innate = 0, rest = 0;
  for (const DeckCount& entry : left) (isInnate(cards, entry.card) ? innate : rest) += entry.count;
  const int hand = std::min(kHandSize, innate + rest);
  const int certain = std::min(innate, hand);
  std::vector<Commitment> out;
  for (const DeckCount& entry : left) {
    const bool sure = isInnate(cards, entry.card);
    const double share = sure ? static_cast<double>(certain) / innate
                              : static_cast<double>(hand - certain) / std::max(1, rest);
    if (share > 0) out.push_back({{entry.card, CardId()}, entry.count * share / hand});
  }
  return out;
}

}  // namespace

std::vector<Commitment> ownCommitments(const Situation& situation) {
  return draws(counted(situation.hand), situation.actions());
}

std::vector<Commitment> opponentCommitments(const Situation& situation, const CardBook& cards) {
  return situation.turn == 1 ? drawsOfAFirstHand(situation.left, cards)
                             : draws(situation.left, situation.actions());
}

std::vector<DiceChance> diceChances(std::optional<int> known) {
  if (known) return {{*known, 1}};
  std::vector<DiceChance> chances;
  for (int dv = 2; dv <= 12; ++dv) chances.push_back({dv, (6 - std::abs(7 - dv)) / 36.0});
  return chances;
}

}  // namespace lk::rules::halfwish
