// What people take out of a game's box before a night begins.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"

namespace lk::rules {

/// Cards that belong together on the table, in the order of the pack.
struct BoxPart {
  std::string_view what;     // its name for sentences: "deck", "powers"; static storage
  std::optional<Seat> seat;  // its owner; nullopt: shared by both players
  std::vector<DeckCount> cards;
  int picks = 0;  // number of cards the player chooses for the game; 0: uses all of them

  [[nodiscard]] int count() const {
    int sum = 0;
    for (const DeckCount& each : cards) sum += each.count;
    return sum;
  }
};

/// A card of which the set-up needs more copies than the box holds.
struct BoxShortage {
  CardId card;
  int wanted = 0;
  int copies = 0;
};

/// A class whose deck does not have the number of cards the rules require.
struct BoxMiscount {
  Seat seat = Seat::A;
  CardId hero;
  int cards = 0;
  int allowed = 0;
};

/// What people take out. Without parts: the game takes nothing from a box, or the set-up names something
/// unknown.
struct BoxList {
  std::vector<BoxPart> parts;
  std::vector<BoxShortage> missing;  // over all parts together
  std::vector<BoxMiscount> miscounts;
};

/// Says what one game takes out of its box. Stateless.
class Box {
 public:
  virtual ~Box() = default;

  /// Returns what the night begun by `setup` needs.
  [[nodiscard]] virtual BoxList takeOut(const Event& setup, const CardBook& cards) const = 0;
};

class Game;
/// Does the same; returns nothing for a game without a box.
BoxList takeOut(const Game& game, const Event& setup, const CardBook& cards);

}  // namespace lk::rules
