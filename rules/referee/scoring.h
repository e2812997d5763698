// Nights that are only scored: a few taps that stand for several events.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules {

/// One thing to tap: a number or a card (by its id), of a player or of nobody.
struct QuickField {
  std::string_view name;  // static storage
  std::optional<Seat> seat;
  std::vector<std::string> values;
  std::vector<std::string> others = {};  // as good as the values, but seldom meant: shown when asked for
};

/// Done once every field is tapped; without fields a single tap does it.
struct QuickAction {
  std::string_view id;  // static storage
  std::vector<QuickField> fields;
};

/// How one game is only scored: nobody says what happened, people tap what came of it. Stateless.
class Scoring {
 public:
  virtual ~Scoring() = default;

  /// What a tap or two may say now.
  [[nodiscard]] virtual std::vector<QuickAction> actions(const State& state, const CardBook& cards) const = 0;
  /// The events such an action stands for, to be taken one after the other. `picked` holds what was tapped:
  /// {"A":{"dv":"9"},"":{...}}, fields of nobody under "". Precondition: the action is offered now, its
  /// fields have values of theirs.
  [[nodiscard]] virtual std::vector<Event> events(const State& state, const CardBook& cards,
                                                  std::string_view action, const Json& picked) const = 0;
};

class Game;
/// What may be tapped now; nothing in a game that is never scored alone.
std::vector<QuickAction> quickActions(const Game& game, const State& state, const CardBook& cards);

}  // namespace lk::rules
