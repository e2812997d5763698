#include "rules/games/halfwish/rules/upgrade_deck.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/secret_upgrades.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kDealt = 5;
constexpr std::ptrdiff_t kBothDecks = std::ptrdiff_t{2} * kDeck;  // their slots come first
constexpr auto kDiscards = static_cast<std::uint8_t>(Zone::upgradeDiscards);

int discarded(const State& s, CardId card) {
  return s.lying.count(kDiscards, card);
}

/// Returns how many upgrades no player has, deck and discards together. A secret pick counts as taken.
int supply(const State& s, const CardBook& cards) {
  int count = cards.copiesOfType(CardType::upgrade);
  count -= static_cast<int>(std::count_if(s.lying.begin(), s.lying.begin() + kBothDecks,
                                          [](const Slot& slot) { return slot.over.known(); }));
  for (const Seat seat : kSeats)
    for (const Secret& secret : kSecrets) count -= get(s, seat, secret.card) != 0 ? 1 : 0;
  return std::max(0, count);
}

bool mustShuffle(const State& s, const CardBook& cards) {
  return get(s, Table::upgradesLeft) < dealSize(s, cards);
}

/// Returns whether discards can be dealt, too.
bool discardsReturn(const State& s, const CardBook& cards) {
  return is(s, Option::decks, Kept::off) || mustShuffle(s, cards);
}

}  // namespace

void layUpgradeDeck(Changes& changes, const CardBook& cards) {
  changes.note(Table::upgradesLeft, supply(changes.state(), cards));
}

int copiesLeft(const State& s, const CardBook& cards, CardId card) {
  const auto owned = std::count_if(s.lying.begin(), s.lying.begin() + kBothDecks,
                                   [&](const Slot& slot) { return slot.card == card; });
  return cards[card].copies - static_cast<int>(owned);
}

int dealSize(const State& s, const CardBook& cards) {
  return std::min(kDealt, supply(s, cards));
}

int mayBeDealt(const State& s, const CardBook& cards, CardId card) {
  const int left = copiesLeft(s, cards, card);
  return discardsReturn(s, cards) ? left : std::max(0, left - discarded(s, card));
}

std::vector<CardId> dealable(const State& s, const CardBook& cards) {
  std::vector<int> left(cards.cards().size() + 1);  // by CardId::place()
  for (const CardId card : cards.ofType(CardType::upgrade)) left[card.place()] = cards[card].copies;
  for (std::size_t i = 0; i < static_cast<std::size_t>(kBothDecks); ++i) --left[s.lying[i].card.place()];
  if (!discardsReturn(s, cards))
    for (const std::size_t place : s.lying.in(kDiscards)) --left[s.lying[place].card.place()];
  std::vector<CardId> out;
  for (const CardId card : cards.ofType(CardType::upgrade))
    if (left[card.place()] > 0) out.push_back(card);
  return out;
}

void drawDeal(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  if (mustShuffle(s, cards)) {
    changes.removeAll(kDiscards);
    changes.note(Table::upgradesLeft, supply(s, cards));
    if (is(s, Option::decks, Kept::on))
      changes.tell({.rule = rule::upgradesDealt, .what = "upgrades_shuffled"});
  }
  changes.note(Table::upgradesLeft, get(s, Table::upgradesLeft) - dealSize(s, cards));
}

void discardRow(Changes& changes) {
  for (int turn = 1; turn <= kTurns; ++turn) changes.moveAll(mapZone(turn), kDiscards, Knowers::everyone());
}

void discardUpgrade(Changes& changes, CardId card) {
  changes.add({.zone = kDiscards, .card = card, .face = Face::down, .knownTo = Knowers::everyone()});
}

void takeFromDiscards(Changes& changes, CardId card) {
  if (changes.state().lying.find(kDiscards, card) < 0) return;
  bool taken = false;
  changes.clearAway([&](const Slot& slot) {
    if (taken || slot.zone != kDiscards || slot.card != card) return false;
    return taken = true;
  });
}

}  // namespace lk::rules::halfwish
