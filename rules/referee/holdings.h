// The cards that players hold and draw in games whose referee is only told how many there are.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "rules/core/ids.h"
#include "rules/referee/chance.h"

namespace lk::rules {

/// The cards of one player that are in no slot of the state. Both are empty in games that need none.
struct Holding {
  std::vector<CardId> hand;
  std::vector<CardId> pile;  // own deck, drawn from the back
  friend bool operator==(const Holding&, const Holding&) = default;
};

/// What each seat holds, and the deck that all share.
struct Holdings {
  std::array<Holding, kMaxSeats> seats;
  std::vector<CardId> shared;  // drawn from the back
  [[nodiscard]] Holding& operator[](Seat seat) { return seats[index(seat)]; }
  [[nodiscard]] const Holding& operator[](Seat seat) const { return seats[index(seat)]; }
  friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// Shuffles cards. The result depends on their order before.
inline void shuffle(std::vector<CardId>& cards, Chance& chance) {
  for (std::size_t i = cards.size(); i > 1; --i)
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
}

/// Removes one copy of a card. Returns whether there was one.
inline bool takeOne(std::vector<CardId>& from, CardId card) {
  const auto found = std::find(from.begin(), from.end(), card);
  if (found == from.end()) return false;
  from.erase(found);
  return true;
}

/// Keeps only the cards that are among `there`, and removes those from `there`.
inline void keepThose(std::vector<CardId>& own, std::vector<CardId>& there) {
  std::erase_if(own, [&](CardId card) { return !takeOne(there, card); });
}

/// Moves cards from a pile to a hand until the hand has `wanted` cards or the pile is empty.
inline void draw(std::vector<CardId>& hand, std::vector<CardId>& pile, int wanted) {
  while (static_cast<int>(hand.size()) < wanted && !pile.empty()) {
    hand.push_back(pile.back());
    pile.pop_back();
  }
}

}  // namespace lk::rules
