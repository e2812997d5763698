// The cards or answers that a choice offers, and the table that it is about.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/foresight.h"

namespace lk::app {

/// One of the cards or answers to choose from.
struct Pick {
  std::string id;
  QString name;
  QString text;        // the card's text
  QString why;         // why it is not available now; empty if it is
  int most = 1;        // how often it can be picked for one event
  rules::Event event;  // for Entry::pick: the event that picking it plays
  friend bool operator==(const Pick&, const Pick&) = default;
};

/// The game, the view of the player who chooses, and the foreseen consequences. Stores references to all of
/// them.
struct OpenTable {
  const GameKit& kit;
  const Json& view;
  const std::vector<Foreseen>* foreseen = nullptr;
};

}  // namespace lk::app
