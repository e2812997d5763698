// Something at rest in its zone, and whether the referee has used it already.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/table/neighbours.h"
#include "app/session/table/table_thing.h"
#include "rules/core/placement.h"

namespace lk::app {

/// fresh: no accepted event came of it yet. used: one did, until it changes. setAside: it was refused, or
/// people were asked about it once. asked: people were asked about it, and it is examined again after the
/// next accepted event.
enum class Use { fresh, used, setAside, asked };

/// Where a token lies on the mat, or the first of several cubes.
struct TokenSpot {
  cv::Point2d mm;
  double radius = 0;              // millimetres
  std::optional<CardTrack> card;  // of cubes: the card they lie on
};

/// Times are seconds of the night.
struct Placed {
  TableThing thing;
  rules::Placement placement;
  std::vector<std::string> maybe;  // candidates of an unidentified card, best first: ids without the game
  bool sure = false;               // identified, or a known back, or all dice read
  Use use = Use::fresh;
  double since = 0;                    // when it came to rest like this
  std::optional<RestingShape> lain;    // of a card: its place on the mat; nullopt without sheets in view
  int individual = 0;                  // of a card: see vision::StableCard
  std::optional<double> moved;         // when it last moved without changing its placement
  std::optional<int> aslant;           // of a card between two quarter turns: the one farther from it
  std::optional<TokenSpot> spot = {};  // of a token or of cubes
};

/// Returns what the referee may look at: sure, and neither used nor set aside.
std::vector<rules::Placement> freshOf(const std::vector<Placed>& all);

}  // namespace lk::app
