// The zones of the table that are drawn, and what lies in them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"

namespace lk::app {

/// A zone that is drawn. The cards point into the view.
struct TableSpot {
  std::string zone;
  std::optional<rules::Seat> owner;
  std::optional<carddb::RectMm> area;  // on the mat; nullopt for a zone that it does not have
  bool pile = false;                   // more cards than the zone has room for: they lie on each other
  std::vector<const Json*> cards;
};

struct TableSpots {
  std::vector<TableSpot> spots;
  /// Cards that lie on a thing and have no place of their own, by the name of the thing.
  std::map<std::string, std::vector<const Json*>> attached;
};

/// Returns the zones of the view that have cards, those that are drawn without cards, too, and `places`.
/// `reader` is the seat that looks at its own hand; nullopt: nobody.
TableSpots tableSpots(const GameKit& kit, const Json& view, const std::vector<rules::TablePlace>& places,
                      std::optional<rules::Seat> reader);

/// Returns the owner of "A/discard" or "A-F1"; nullopt for a zone of nobody.
std::optional<rules::Seat> ownerOfZone(std::string_view zone);

}  // namespace lk::app
