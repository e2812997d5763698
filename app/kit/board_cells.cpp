#include "app/kit/board_cells.h"

#include <string>

namespace lk::app {

namespace {

constexpr std::string_view kTray = "tray/";

}  // namespace

std::optional<rules::Seat> ownerOfPlace(std::string_view zone) {
  if (zone.starts_with(kTray)) return rules::seatFrom(zone.substr(kTray.size()));
  const std::size_t end = zone.find_first_of("/-");
  return end == std::string_view::npos ? std::nullopt : rules::seatFrom(zone.substr(0, end));
}

const BoardCell* cellFor(const BoardLayout& layout, std::string_view zone, std::optional<rules::Seat> owner) {
  const BoardCell* larger = nullptr;
  for (const BoardRow& row : layout.rows)
    for (const auto* part : {&row.left, &row.middle, &row.right})
      for (const BoardCell& cell : *part) {
        if (cell.zone == zone || (!cell.also.empty() && cell.also == zone)) return &cell;
        if (!cell.shows.empty() && cell.shows == zone && ownerOfPlace(cell.zone) == owner) return &cell;
        if (zone.size() > cell.zone.size() && zone.starts_with(cell.zone) && zone[cell.zone.size()] == '/')
          larger = &cell;
      }
  return larger;
}

const Json& countOf(const BoardCell& cell, const Json& view) {
  static const Json kUncounted;
  if (cell.figure.empty()) return kUncounted;
  const std::optional<rules::Seat> owner = ownerOfPlace(cell.zone);
  return owner ? view["seats"][rules::name(*owner)][cell.figure] : view[cell.figure];
}

}  // namespace lk::app
