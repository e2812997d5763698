// What a move would change on the cards of the table, in a few words for each.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/text/json.h"

namespace lk::app {

/// What would be different on a card.
struct CardChange {
  std::string thing;  // its name in events
  QString text;       // "Attack 3 → 4", "8 → 4" of a counter; a cross if it leaves the table
  friend bool operator==(const CardChange&, const CardChange&) = default;
};

/// Returns the things whose numbers or counters differ between two views for the same audience, and those
/// that are gone.
std::vector<CardChange> changesOf(const Json& before, const Json& after, const GameKit& kit);

}  // namespace lk::app
