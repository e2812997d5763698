#include "rules/games/halfwish/coach/commitments.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/rules/worths.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kHandSize = 4;

/// Copies of a card, and how many of them are certainly in the first hand.
struct Copies {
  CardId card;
  int count = 0;
  int innate = 0;
};

std::vector<Copies> copiesOf(const Situation& situation, const CardBook& cards) {
  std::vector<Copies> all;
  for (const DeckCount& entry : situation.left)
    all.push_back({entry.card, entry.count, isInnate(cards, entry.card) ? entry.count : 0});
  for (const CardId upgrade : situation.innate)
    for (Copies& entry : all)
      if (entry.card == upgrade && entry.innate < entry.count) ++entry.innate;
  return all;
}

std::vector<Copies> counted(const std::vector<CardId>& hand) {
  std::vector<Copies> counts;
  for (const CardId card : hand) {
    const auto found =
        std::find_if(counts.begin(), counts.end(), [&](const Copies& entry) { return entry.card == card; });
    if (found == counts.end()) {
      counts.push_back({card, 1, 0});
    } else {
      ++found->count;
    }
  }
  return counts;
}

/// Returns ordered draws without replacement.
std::vector<Commitment> draws(std::vector<Copies> cards, int actions) {
  int all = 0;
  for (const Copies& entry : cards) all += entry.count;
  std::vector<Commitment> out;
  for (Copies& first : cards) {
    if (first.count < 1) continue;
    const double chance = static_cast<double>(first.count) / all;
    if (actions == 1) {
      out.push_back({{first.card, CardId()}, chance});
      continue;
    }
    --first.count;
    for (const Copies& second : cards)
      if (second.count > 0) out.push_back({{first.card, second.card}, chance * second.count / (all - 1)});
    ++first.count;
  }
  return out;
}

/// Returns one-card draws from a hand that contains all innate cards and a random rest.
std::vector<Commitment> drawsOfAFirstHand(const std::vector<Copies>& left) {
  int innate = 0, rest = 0;
  for (const Copies& entry : left) innate += entry.innate, rest += entry.count - entry.innate;
  const int hand = std::min(kHandSize, innate + rest);
  const int certain = std::min(innate, hand);
  const double ofInnate = static_cast<double>(certain) / std::max(1, innate);
  const double ofRest = static_cast<double>(hand - certain) / std::max(1, rest);
  std::vector<Commitment> out;
  for (const Copies& entry : left) {
    const double held = entry.innate * ofInnate + (entry.count - entry.innate) * ofRest;
    if (held > 0) out.push_back({{entry.card, CardId()}, held / hand});
  }
  return out;
}

/// Lays an upgrade over one copy. An upgrade over an innate card is innate.
void layOver(std::vector<Copies>& cards, std::size_t over, CardId upgrade) {
  const int innate = cards[over].innate == cards[over].count ? 1 : 0;
  --cards[over].count;
  cards[over].innate -= innate;
  const auto same =
      std::find_if(cards.begin(), cards.end(), [&](const Copies& entry) { return entry.card == upgrade; });
  if (same == cards.end()) {
    cards.push_back({upgrade, 1, innate});
  } else {
    ++same->count;
    same->innate += innate;
  }
}

/// Returns every deck the opponent can have, all equally likely. Each upgrade of a secret pick replaces each
/// kind of card it can lie over. A pick that no longer fits anywhere is left out.
std::vector<std::vector<Copies>> possibleDecks(const Situation& situation, const CardBook& cards) {
  std::vector<std::vector<Copies>> decks{copiesOf(situation, cards)};
  for (const std::vector<CardId>& secret : situation.secrets) {
    std::vector<std::vector<Copies>> next;
    for (const std::vector<Copies>& deck : decks)
      for (const CardId upgrade : secret) {
        if (!upgrade.known()) next.push_back(deck);
        for (std::size_t i = 0; upgrade.known() && i < deck.size(); ++i) {
          if (deck[i].count < 1 || cards.kindOf(deck[i].card) != cards.replaces(upgrade)) continue;
          next.push_back(deck);
          layOver(next.back(), i, upgrade);
        }
      }
    if (!next.empty()) decks = std::move(next);
  }
  return decks;
}

}  // namespace

bool isInnate(const CardBook& cards, CardId card) {
  constexpr int kAnyDv = 7;
  return worthsByDice(cards, {card, CardId()}, kAnyDv)[0].keywords.has(Keyword::innate);
}

std::vector<Commitment> ownCommitments(const Situation& situation) {
  return draws(counted(situation.hand), situation.actions());
}

std::vector<Commitment> opponentCommitments(const Situation& situation, const CardBook& cards) {
  const std::vector<std::vector<Copies>> decks = possibleDecks(situation, cards);
  std::vector<Commitment> all;
  for (const std::vector<Copies>& deck : decks)
    for (const Commitment& each :
         situation.turn == 1 ? drawsOfAFirstHand(deck) : draws(deck, situation.actions())) {
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
