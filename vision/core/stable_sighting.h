// Stable sightings: what lies still on the table, and what changed among it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A card at rest. `id` stays the same while it lies there and through a nudge.
struct StableCard {
  int id = 0;
  CardSighting card;
  /// Ids of the cards it lies on, as far as that is clear; as of when it was last looked at.
  std::vector<int> on;
  /// Stays the same as long as this is surely the same piece of cardboard, where `id` goes on to the
  /// likeliest: not where a card face down, or one of several alike, lies elsewhere now, nor where its face
  /// is another. 0: nobody follows it.
  int individual = 0;
  friend bool operator==(const StableCard& a, const StableCard& b) { return a.id == b.id; }
};

struct StableTray {
  std::string id;
  Quad corners{};
  std::vector<DieSighting> dice;  // at rest, every value fused over frames
};

/// What changed among the things at rest. Gone: nothing is there any more (not: a hand covers it).
struct CardAppeared {
  StableCard card;
};
struct CardChanged {
  StableCard card;
};  // named now, or named otherwise; turned; moved by more than a nudge
struct CardGone {
  int id = 0;
};
struct TrayRead {
  StableTray tray;
};  // dice at rest, different from what was reported before (maybe none)
struct SheetMoved {
  SheetSighting sheet;
};
using Change = std::variant<CardAppeared, CardChanged, CardGone, TrayRead, SheetMoved>;

}  // namespace lk::vision
