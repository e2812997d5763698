// Nights that are only scored: a few taps that stand for several events.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules {

/// One value to tap: a number or a card (by its id), for a player or for nobody.
struct QuickField {
  std::string_view name;  // static storage
  std::optional<Seat> seat;
  std::vector<std::string> values;
  std::vector<std::string> others = {};  // also valid but seldom chosen; shown on request
};

/// An action. It is done once every field is tapped; without fields a single tap does it.
struct QuickAction {
  std::string_view id;  // static storage
  std::vector<QuickField> fields;
};

/// How one game is only scored: people tap the outcome instead of each event. Stateless.
class Scoring {
 public:
  virtual ~Scoring() = default;

  /// Returns the actions available now.
  [[nodiscard]] virtual std::vector<QuickAction> actions(const State& state, const CardBook& cards) const = 0;
  /// Returns the events an action stands for, to be taken one after the other. `picked` holds the tapped
  /// values: {"A":{"dv":"9"},"":{...}}; fields of nobody are under "". Precondition: the action is offered
  /// now and each field has one of its values.
  [[nodiscard]] virtual std::vector<Event> events(const State& state, const CardBook& cards,
                                                  std::string_view action, const Json& picked) const = 0;
};

class Game;
/// Returns what can be tapped now; empty if the game has no Scoring.
std::vector<QuickAction> quickActions(const Game& game, const State& state, const CardBook& cards);

}  // namespace lk::rules
