#include "app/host/phones/table_spots.h"

#include <algorithm>

namespace lk::app {

namespace {

using carddb::RectMm;
using rules::Seat;

constexpr double kCardSide = 60;  // millimetres of the mat that a card needs beside another

/// Returns the zone of the mat in which a card of the view's zone lies; nullptr if the mat has none.
const carddb::Zone* onMat(const carddb::Sheet& mat, std::string_view zone, std::optional<Seat> cardOwner) {
  for (const carddb::Zone& each : mat.zones)
    if (each.name == zone || (each.shows == zone && ownerOfZone(each.name) == cardOwner)) return &each;
  return nullptr;
}

RectMm united(const RectMm& a, const RectMm& b) {
  const double x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

/// Returns the area of a zone that the mat divides ("A/power/1", "A/power/2"); nullopt if it does not.
std::optional<RectMm> areaOfParts(const carddb::Sheet& mat, const std::string& zone) {
  std::optional<RectMm> area;
  for (const carddb::Zone& each : mat.zones)
    if (each.name.starts_with(zone + '/')) area = area ? united(*area, each.area) : each.area;
  return area;
}

std::size_t roomOf(const RectMm& area) {
  const auto beside = [](double length) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(length / kCardSide));
  };
  return beside(area.width) * beside(area.height);
}

bool isHandOf(const GameKit& kit, std::string_view zone, std::optional<Seat> reader) {
  const auto zones = kit.game->vocabulary().zones;
  return std::any_of(zones.begin(), zones.end(), [&](const rules::ZoneSpec& each) {
    return each.name == zone && each.counted && each.counted->seat == reader;
  });
}

bool isKnown(const TableSpot& spot) {
  return std::any_of(spot.cards.begin(), spot.cards.end(),
                     [](const Json* card) { return !(*card)["card"].isNull(); });
}

class Collector {
 public:
  explicit Collector(const GameKit& kit) : mat_(kit.layout.mat) {
    for (const carddb::Zone& zone : mat_.zones)
      if (isAlwaysDrawn(kit.board, zone.name)) at(zone.name, zone.area);
  }

  void add(const std::string& zone, const Json& card) {
    if (const carddb::Zone* there = onMat(mat_, zone, rules::seatFrom(card["owner"].asString())))
      return at(there->name, there->area).cards.push_back(&card);
    const std::optional<RectMm> area = areaOfParts(mat_, zone);
    if (!area && !card["on"].isNull()) return found_.attached[card["on"].asString()].push_back(&card);
    at(zone, area).cards.push_back(&card);
  }

  void add(const rules::TablePlace& place) {
    const carddb::Zone* there = onMat(mat_, place.zone, {});
    if (there && (place.current || !place.back.empty())) at(there->name, there->area);
  }

  void pile(const GameKit& kit, std::optional<Seat> reader) {
    for (TableSpot& spot : found_.spots) {
      const carddb::Zone* zone = onMat(mat_, spot.zone, {});
      const bool seen = isHandOf(kit, spot.zone, reader) && isKnown(spot);
      spot.pile =
          spot.cards.size() > 1 && (zone ? spot.cards.size() > roomOf(zone->area) : !spot.area && !seen);
    }
  }

  [[nodiscard]] TableSpots take() && { return std::move(found_); }

 private:
  TableSpot& at(const std::string& name, const std::optional<RectMm>& area) {
    for (TableSpot& spot : found_.spots)
      if (spot.zone == name) return spot;
    found_.spots.push_back({.zone = name, .owner = ownerOfZone(name), .area = area});
    return found_.spots.back();
  }

  const carddb::Sheet& mat_;
  TableSpots found_;
};

}  // namespace

std::optional<Seat> ownerOfZone(std::string_view zone) {
  const bool owned = zone.size() > 1 && (zone[1] == '/' || zone[1] == '-');
  return owned ? rules::seatFrom(zone.substr(0, 1)) : std::nullopt;
}

TableSpots tableSpots(const GameKit& kit, const Json& view, const std::vector<rules::TablePlace>& places,
                      std::optional<Seat> reader) {
  Collector collector(kit);
  if (view["zones"].members().empty() && places.empty() && view["seats"].members().empty()) return {};
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items()) collector.add(zone, card);
  for (const rules::TablePlace& place : places) collector.add(place);
  collector.pile(kit, reader);
  return std::move(collector).take();
}

}  // namespace lk::app
