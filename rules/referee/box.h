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
  std::string_view what;     // names it for the words: "deck", "powers"; static storage
  std::optional<Seat> seat;  // whose it is; none: both share it
  std::vector<DeckCount> cards;
  int picks = 0;  // how many of them their player chooses for the game; 0: all of them are used

  [[nodiscard]] int count() const {
    int sum = 0;
    for (const DeckCount& each : cards) sum += each.count;
    return sum;
  }
};

/// More of a card is wanted than the box holds.
struct BoxShortage {
  CardId card;
  int wanted = 0;
  int copies = 0;
};

/// A class whose deck has not the number of cards the rules ask for.
struct BoxMiscount {
  Seat seat = Seat::A;
  CardId hero;
  int cards = 0;
  int allowed = 0;
};

/// No parts: the game takes nothing from a box, or the set-up names what nobody knows.
struct BoxList {
  std::vector<BoxPart> parts;
  std::vector<BoxShortage> missing;  // over all parts together
  std::vector<BoxMiscount> miscounts;
};

/// What one game takes out of its box. Stateless.
class Box {
 public:
  virtual ~Box() = default;

  /// For the night a set-up begins.
  [[nodiscard]] virtual BoxList takeOut(const Event& setup, const CardBook& cards) const = 0;
};

class Game;
/// The same; nothing from a game without a box.
BoxList takeOut(const Game& game, const Event& setup, const CardBook& cards);

}  // namespace lk::rules
