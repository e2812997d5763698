#include "app/kit/board_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "rules/core/ids.h"
#include "rules/text/fields.h"

namespace lk::app {

namespace {

constexpr std::array<std::string_view, 5> kHolds{"slot", "row", "column", "pile", "cup"};
constexpr double kMinTall = 0.2, kMaxTall = 3;
constexpr int kSideways = 90;

constexpr Field kLayout[] = {must("schema", kinds::whole, 1, 1), must("game", kinds::id),
                             must("rows", kinds::list), may("turned_by", kinds::list)};
constexpr Field kRow[] = {may("tall", kinds::number, kMinTall, kMaxTall), may("left", kinds::list),
                          may("middle", kinds::list), may("right", kinds::list)};
constexpr Field kCell[] = {must("zone", kinds::filledText), Field{"holds", kinds::name, 0, 0, true, kHolds},
                           may("shows", kinds::id),         may("figure", kinds::id),
                           may("also", kinds::filledText),  may("back", kinds::id),
                           may("turns", kinds::flag),       may("always", kinds::flag)};

std::vector<BoardCell> cellsOf(const Json& list, Faults& faults) {
  std::vector<BoardCell> cells;
  for (const Json& each : list.items()) {
    if (!faults.check(each, kCell, "a cell")) continue;
    const auto holds = std::find(kHolds.begin(), kHolds.end(), each["holds"].asString());
    cells.push_back({.zone = each["zone"].asString(),
                     .holds = static_cast<BoardCell::Holds>(holds - kHolds.begin()),
                     .shows = each["shows"].asString(),
                     .also = each["also"].asString(),
                     .figure = each["figure"].asString(),
                     .back = each["back"].asString(),
                     .turns = each["turns"].asBool(),
                     .always = each["always"].asBool()});
  }
  return cells;
}

/// Returns the owner of a zone from its name: "A/hand", "A-F1"; nullopt if it belongs to nobody.
std::optional<rules::Seat> ownerOf(const std::string& zone) {
  const std::size_t end = zone.find_first_of("/-");
  return end == std::string::npos ? std::nullopt : rules::seatFrom(zone.substr(0, end));
}

}  // namespace

Outcome<BoardLayout> readBoardLayout(const std::string& text, const std::string& file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{file};
  BoardLayout layout;
  if (faults.check(*json, kLayout, "a board")) {
    for (const Json& mark : (*json)["turned_by"].items()) layout.turnedBy.push_back(mark.asString());
    for (const Json& each : (*json)["rows"].items()) {
      if (!faults.check(each, kRow, "a row")) continue;
      layout.rows.push_back({.tall = each["tall"].isNull() ? 1 : each["tall"].asDouble(),
                             .left = cellsOf(each["left"], faults),
                             .middle = cellsOf(each["middle"], faults),
                             .right = cellsOf(each["right"], faults)});
    }
  }
  if (!faults.all.empty()) return faults.all.front();
  return layout;
}

int turnedOf(const BoardLayout& layout, const Json& placement) {
  const Json& marks = placement["marks"];
  const bool marked = std::any_of(layout.turnedBy.begin(), layout.turnedBy.end(), [&](const auto& mark) {
    return std::find(marks.items().begin(), marks.items().end(), Json(mark)) != marks.items().end();
  });
  return marked ? kSideways : static_cast<int>(placement["turned_deg"].asInt());
}

bool countsCards(const BoardLayout& layout, std::string_view figure) {
  for (const BoardRow& row : layout.rows)
    for (const auto* part : {&row.left, &row.middle, &row.right})
      for (const BoardCell& cell : *part)
        if (cell.figure == figure) return true;
  return false;
}

BoardLayout plainBoard(const Json& zones) {
  // From the far side of the table to the near one: the later seats, zones without an owner, the first seat.
  std::map<int, BoardRow> rows;
  for (const auto& [name, cards] : zones.members()) {
    const std::optional<rules::Seat> seat = ownerOf(name);
    const int place = !seat ? 0 : *seat == rules::Seat::A ? 1 : -rules::letter(*seat);
    rows[place].middle.push_back({.zone = name, .holds = BoardCell::Holds::row});
  }
  BoardLayout layout;
  for (auto& [place, row] : rows) layout.rows.push_back(std::move(row));
  return layout;
}

}  // namespace lk::app
