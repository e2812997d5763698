#include "app/host/phones/table_rows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <ranges>

#include "app/host/phones/card_message.h"
#include "app/host/phones/message_text.h"
#include "app/host/phones/table_spots.h"
#include "app/phrases/zone_words.h"

namespace lk::app {

namespace {

using rules::Seat;
using Spots = std::vector<TableSpot>;

constexpr double kSameColumn = 2;  // millimetres
constexpr double kUpright = 1.5;   // height to width of a zone whose cards lie one below the other
constexpr int kHalfTurn = 2;       // quarter turns of a zone on the far side

struct Row {
  Spots spots;
  bool inLine = false;  // with the zones of another row
};

struct Span {
  double from = 1e9, to = -1e9;
  void take(double begin, double length) {
    from = std::min(from, begin);
    to = std::max(to, begin + length);
  }
};

/// Returns the extent of the zones across the mat; empty if none is on it.
Span across(const Spots& spots) {
  Span span;
  for (const TableSpot& spot : spots)
    if (spot.area) span.take(spot.area->x, spot.area->width);
  return span;
}

/// Returns on which side of `shared` a span lies: "left", "right", or "" if above or below it.
const char* besideOf(const Span& span, const Span& shared) {
  if (span.from > span.to || shared.from > shared.to) return "";
  return span.to <= shared.from ? "left" : span.from >= shared.to ? "right" : "";
}

bool isInLine(const Row& one, const Row& other) {
  std::size_t pairs = 0;
  for (const TableSpot& a : one.spots)
    for (const TableSpot& b : other.spots)
      if (std::abs(a.area->x - b.area->x) < kSameColumn &&
          std::abs(a.area->width - b.area->width) < kSameColumn)
        ++pairs;
  return pairs > 1;
}

/// Sorts zones of the mat into rows: those whose heights overlap lie beside each other.
std::vector<Row> bandsOf(Spots spots) {
  std::sort(spots.begin(), spots.end(),
            [](const TableSpot& a, const TableSpot& b) { return a.area->y < b.area->y; });
  std::vector<Row> rows;
  Span down;
  for (TableSpot& spot : spots) {
    if (rows.empty() || spot.area->y >= down.to) {
      rows.emplace_back();
      down = {};
    }
    down.take(spot.area->y, spot.area->height);
    rows.back().spots.push_back(std::move(spot));
  }
  for (Row& row : rows)
    std::sort(row.spots.begin(), row.spots.end(),
              [](const TableSpot& a, const TableSpot& b) { return a.area->x < b.area->x; });
  return rows;
}

bool isOffMat(const Row& row) {
  return std::none_of(row.spots.begin(), row.spots.end(),
                      [](const TableSpot& spot) { return spot.area.has_value(); });
}

void append(Row& row, Row&& next) {
  std::move(next.spots.begin(), next.spots.end(), std::back_inserter(row.spots));
}

/// Returns the rows of one owner, from the reader's far side to the near one. Rows stay apart only if their
/// zones are in line; otherwise a page breaks them where its width ends. `turned`: the reader sits on the
/// mat's far side.
std::vector<Row> rowsOf(Spots spots, bool turned, bool near) {
  const auto beyond = std::stable_partition(spots.begin(), spots.end(),
                                            [](const TableSpot& spot) { return spot.area.has_value(); });
  Row rest{.spots = Spots(std::move_iterator(beyond), std::move_iterator(spots.end()))};
  spots.erase(beyond, spots.end());
  std::vector<Row> bands = bandsOf(std::move(spots));
  if (turned) {
    std::reverse(bands.begin(), bands.end());
    for (Row& band : bands) std::reverse(band.spots.begin(), band.spots.end());
  }
  std::vector<Row> rows;
  for (Row& band : bands) {
    const bool inLine = !rows.empty() && isInLine(rows.back(), band);
    if (inLine) rows.back().inLine = band.inLine = true;
    if (rows.empty() || inLine)
      rows.push_back(std::move(band));
    else
      append(rows.back(), std::move(band));
  }
  if (rest.spots.empty()) return rows;
  if (rows.empty() || rows.front().inLine)
    rows.insert(near ? rows.end() : rows.begin(), std::move(rest));
  else if (near)
    append(rows.back(), std::move(rest));
  else
    append(rest, std::move(rows.front())), rows.front() = std::move(rest);
  return rows;
}

/// Counts the columns of the rows in line, and finds those of their zones.
class Columns {
 public:
  void take(const Row& row) {
    if (!row.inLine) return;
    for (const TableSpot& spot : row.spots)
      if (find(spot) == columns_.end()) columns_.push_back(spot.area->x);
    std::sort(columns_.begin(), columns_.end());
  }
  [[nodiscard]] std::size_t count() const { return columns_.size(); }
  /// Returns the column of a zone of a row that was taken, from 1.
  [[nodiscard]] std::size_t of(const TableSpot& spot, bool turned) const {
    const auto at = static_cast<std::size_t>(find(spot) - columns_.begin());
    return turned ? columns_.size() - at : at + 1;
  }

 private:
  [[nodiscard]] std::vector<double>::const_iterator find(const TableSpot& spot) const {
    return std::find_if(columns_.begin(), columns_.end(),
                        [&](double x) { return std::abs(x - spot.area->x) < kSameColumn; });
  }
  std::vector<double> columns_;
};

using Attached = std::map<std::string, std::vector<const Json*>>;

Json cardJson(const Json& placement, const Attached& attached, const DrawnTable& table) {
  Json card = cardMessage(placement, table.kit, table.names);
  const auto on = attached.find(placement["thing"].asString());
  if (on == attached.end()) return card;
  Json all = Json::array();
  for (const Json* each : on->second) all.push(cardMessage(*each, table.kit, table.names));
  card.set("attached", std::move(all));
  return card;
}

Json zoneJson(const TableSpot& spot, const Attached& attached, const DrawnTable& table) {
  Json zone = Json::object({{"zone", spot.zone}});
  setText(zone, "label", zoneWords(spot.zone, table.kit.id()).label);
  if (spot.area && spot.area->height > kUpright * spot.area->width) zone.set("upright", true);
  if (spot.pile) zone.set("pile", true);
  Json cards = Json::array();
  for (const Json* card : spot.cards) cards.push(cardJson(*card, attached, table));
  for (const rules::TablePlace& place : table.places) {
    if (place.zone != spot.zone) continue;
    if (place.current) zone.set("current", true);
    // A face-down card that no event has reported.
    if (spot.cards.empty() && !place.back.empty())
      cards.push(Json::object({{"picture", backPath(table.kit, place.back)}, {"down", true}}));
  }
  zone.set("cards", std::move(cards));
  return zone;
}

/// Returns whether the reader sits on the mat's far side.
bool isAcross(const carddb::Sheet& mat, std::optional<Seat> reader) {
  return reader && std::any_of(mat.zones.begin(), mat.zones.end(), [&](const carddb::Zone& zone) {
           return zone.quarterTurns == kHalfTurn && ownerOfZone(zone.name) == reader;
         });
}

}  // namespace

Json tableRows(const DrawnTable& table) {
  TableSpots found = tableSpots(table.kit, table.view, table.places, table.reader);
  std::map<std::optional<Seat>, Spots> byOwner;
  for (TableSpot& spot : found.spots) byOwner[spot.owner].push_back(std::move(spot));

  const bool turned = isAcross(table.kit.layout.mat, table.reader);
  const Seat near = table.reader.value_or(Seat::A);
  std::vector<std::optional<Seat>> order;
  for (const Seat seat : std::views::reverse(rules::kAllSeats))
    if (seat != near) order.emplace_back(seat);
  order.insert(order.end(), {std::nullopt, near});

  const Span shared = across(byOwner[{}]);
  std::map<std::optional<Seat>, std::vector<Row>> rows;
  std::map<std::optional<Seat>, Span> spans;
  Columns columns;
  for (const std::optional<Seat> owner : order) {
    spans[owner] = across(byOwner[owner]);
    rows[owner] = rowsOf(std::move(byOwner[owner]), owner && turned, owner == near);
    for (const Row& row : rows[owner]) columns.take(row);
  }

  Json json = Json::array();
  for (const std::optional<Seat> owner : order) {
    const auto sideOf = [&](const Row& row) -> std::string {
      if (columns.count() > 0 && isOffMat(row)) return owner == near ? "left" : "right";
      return owner ? besideOf(spans[owner], shared) : "";
    };
    for (const Row& row : rows[owner]) {
      Json zones = Json::array();
      for (const TableSpot& spot : row.spots) {
        Json zone = zoneJson(spot, found.attached, table);
        if (row.inLine) zone.set("column", columns.of(spot, owner && turned));
        zones.push(std::move(zone));
      }
      Json one = Json::object({{"seat", owner ? Json(rules::name(*owner)) : Json()}});
      if (row.inLine) one.set("columns", columns.count());
      if (const std::string side = sideOf(row); !side.empty()) one.set("beside", side);
      one.set("zones", std::move(zones));
      json.push(std::move(one));
    }
  }
  return json;
}

}  // namespace lk::app
