#include "app/host/phones/table_rows.h"

#include <algorithm>
#include <array>

#include "app/host/phones/card_message.h"
#include "app/host/phones/message_text.h"
#include "app/host/phones/table_cells.h"
#include "app/kit/board_cells.h"
#include "app/phrases/moves/drawn_view.h"
#include "app/phrases/zone_words.h"

namespace lk::app {

namespace {

using Holds = BoardCell::Holds;

const char* nameOf(Holds holds) {
  switch (holds) {
    case Holds::slot:
      return "slot";
    case Holds::row:
      return "row";
    case Holds::column:
      return "column";
    case Holds::pile:
      return "pile";
    case Holds::cup:
      break;
  }
  return "";
}

/// Returns whether cards lie on each other: where the board says so, and alike cards that the reader does not
/// know.
bool isPile(const BoardCell& cell, const ViewCards& cards) {
  if (cell.holds == Holds::pile) return true;
  return cards.size() > 1 && std::all_of(cards.begin(), cards.end(), [&](const Json* card) {
           return (*card)["card"].isNull() && (*card)["turned_deg"] == (*cards.front())["turned_deg"];
         });
}

class Drawer {
 public:
  Drawer(const DrawnTable& table, const TableCells& cells) : table_(table), cells_(cells) {}

  [[nodiscard]] Json row(const BoardRow& row) const {
    Json json = Json::object({});
    const std::array parts{std::pair("left", &row.left), std::pair("middle", &row.middle),
                           std::pair("right", &row.right)};
    for (const auto& [part, cells] : parts) {
      Json zones = Json::array();
      for (const BoardCell& cell : *cells)
        if (isDrawn(cell)) zones.push(zone(cell));
      if (!zones.items().empty()) json.set(part, std::move(zones));
    }
    if (!json.members().empty() && row.tall != 1) json.set("tall", row.tall);
    return json;
  }

 private:
  [[nodiscard]] const ViewCards* lying(const BoardCell& cell) const {
    const auto found = cells_.cards.find(&cell);
    return found == cells_.cards.end() ? nullptr : &found->second;
  }

  [[nodiscard]] bool isDrawn(const BoardCell& cell) const {
    const std::optional<rules::Seat> owner = ownerOfPlace(cell.zone);
    if (owner && table_.view["seats"][rules::name(*owner)].isNull()) return false;
    return cell.holds != Holds::cup && (cell.always || lying(cell) || countOf(cell, table_.view).isInt());
  }

  [[nodiscard]] std::string backOf(std::string_view type) const { return backPath(table_.kit, type); }

  [[nodiscard]] Json card(const Json& placement, const BoardCell& cell) const {
    Json json = cardMessage(placement, table_.kit, table_.names);
    if (placement["card"].isNull() && !cell.back.empty()) json.set("picture", backOf(cell.back));
    const auto on = cells_.attached.find(placement["thing"].asString());
    if (on == cells_.attached.end()) return json;
    Json all = Json::array();
    for (const Json* each : on->second) all.push(cardMessage(*each, table_.kit, table_.names));
    json.set("attached", std::move(all));
    return json;
  }

  [[nodiscard]] Json zone(const BoardCell& cell) const {
    static const ViewCards kNone;
    const ViewCards& here = lying(cell) ? *lying(cell) : kNone;
    const std::optional<rules::Seat> owner = ownerOfPlace(cell.zone);
    Json json = Json::object({{"zone", cell.zone}, {"holds", nameOf(cell.holds)}});
    if (owner) json.set("seat", rules::name(*owner));
    setText(json, "label", zoneWords(cell.zone, table_.kit.id()).label);
    if (cell.turns) json.set("turns", true);
    if (!cell.back.empty()) json.set("back", backOf(cell.back));
    if (isPile(cell, here)) {
      const Json& told = countOf(cell, table_.view);
      json.set("pile", true).set("count", told.isInt() ? told : Json(here.size()));
    }
    Json cards = Json::array();
    for (const Json* each : here) cards.push(card(*each, cell));
    for (const rules::TablePlace& place : table_.places) {
      if (cellFor(cells_.board, place.zone, std::nullopt) != &cell) continue;
      if (place.current) json.set("current", true);
      // A face-down card that no event has reported.
      if (here.empty() && !place.back.empty())
        cards.push(Json::object({{"picture", backOf(place.back)}, {"down", true}}));
    }
    json.set("cards", std::move(cards));
    return json;
  }

  const DrawnTable& table_;
  const TableCells& cells_;
};

}  // namespace

Json tableRows(const DrawnTable& table) {
  Json json = Json::array();
  if (table.view["seats"].members().empty()) return json;
  const Json view = drawnView(table.view, table.kit);
  const TableCells cells = tableCells(boardFor(table.kit, view, table.reader), view, table.places);
  for (const BoardRow& row : cells.board.rows)
    if (Json drawn = Drawer(table, cells).row(row); !drawn.members().empty()) json.push(std::move(drawn));
  return json;
}

}  // namespace lk::app
