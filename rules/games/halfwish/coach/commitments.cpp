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
    if (first.count < 1) continue;
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
    if (entry.count > 0 && share > 0) out.push_back({{entry.card, CardId()}, entry.count * share / hand});
  }
  return out;
}

void add(std::vector<DeckCount>& cards, CardId card, int by) {
  const auto same =
      std::find_if(cards.begin(), cards.end(), [&](const DeckCount& entry) { return entry.card == card; });
  if (same == cards.end()) {
    cards.push_back({card, by});
  } else {
    same->count += by;
  }
}

/// Every deck the opponent can have, all equally likely: each upgrade of a secret pick in the place of each
/// kind of card it can lie over. A pick that fits nowhere any more is not counted.
std::vector<std::vector<DeckCount>> possibleDecks(const Situation& situation, const CardBook& cards) {
  std::vector<std::vector<DeckCount>> decks{situation.left};
  for (const std::vector<CardId>& secret : situation.secrets) {
    std::vector<std::vector<DeckCount>> next;
    for (const std::vector<DeckCount>& deck : decks)
      for (const CardId upgrade : secret) {
        if (!upgrade.known()) next.push_back(deck);
        for (std::size_t i = 0; upgrade.known() && i < deck.size(); ++i) {
          if (deck[i].count < 1 || cards.kindOf(deck[i].card) != cards.replaces(upgrade)) continue;
          std::vector<DeckCount> with = deck;
          --with[i].count;
          add(with, upgrade, 1);
          next.push_back(std::move(with));
        }
      }
    if (!next.empty()) decks = std::move(next);
  }
  return decks;
}

}  // namespace

std::vector<Commitment> ownCommitments(const Situation& situation) {
  return draws(counted(situation.hand), situation.actions());
}

std::vector<Commitment> opponentCommitments(const Situation& situation, const CardBook& cards) {
  const std::vector<std::vector<DeckCount>> decks = possibleDecks(situation, cards);
  std::vector<Commitment> all;
  for (const std::vector<DeckCount>& deck : decks)
    for (const Commitment& each :
         situation.turn == 1 ? drawsOfAFirstHand(deck, cards) : draws(deck, situation.actions())) {
      auto same = std::find_if(all.begin(), all.end(), [&](const Commitment& commitment) {
        return commitment.actions == each.actions;
      });
      if (same == all.end()) same = all.insert(all.end(), {each.actions, 0});
      same->chance += each.chance / static_cast<double>(decks.size());
    }
  return all;
}

std::vector<DiceChance> diceChances(std::optional<int> known) {
  if (known) return {{*known, 1}};
  std::vector<DiceChance> chances;
  for (int dv = 2; dv <= 12; ++dv) chances.push_back({dv, (6 - std::abs(7 - dv)) / 36.0});
  return chances;
}

}  // namespace lk::rules::halfwish
