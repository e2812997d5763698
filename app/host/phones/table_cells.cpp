#include "app/host/phones/table_cells.h"

#include <algorithm>
#include <array>

#include "app/kit/board_cells.h"

namespace lk::app {

namespace {

using rules::Seat;

constexpr std::array kParts{&BoardRow::left, &BoardRow::middle, &BoardRow::right};

bool isKnownHandOf(const GameKit& kit, const std::string& zone, const Json& cards,
                   std::optional<Seat> reader) {
  const auto zones = kit.game->vocabulary().zones;
  const bool own = std::any_of(zones.begin(), zones.end(), [&](const rules::ZoneSpec& each) {
    return each.name == zone && each.counted && each.counted->seat == reader;
  });
  return own && std::any_of(cards.items().begin(), cards.items().end(),
                            [](const Json& card) { return !card["card"].isNull(); });
}

/// Returns the first row with a place of the seat; the number of rows if it has none.
std::size_t firstRowOf(const BoardLayout& board, Seat seat) {
  const auto has = [&](const BoardRow& row) {
    return std::any_of(kParts.begin(), kParts.end(), [&](auto part) {
      return std::any_of((row.*part).begin(), (row.*part).end(),
                         [&](const BoardCell& cell) { return ownerOfPlace(cell.zone) == seat; });
    });
  };
  return static_cast<std::size_t>(std::find_if(board.rows.begin(), board.rows.end(), has) -
                                  board.rows.begin());
}

void remove(BoardLayout& board, const std::string& zone) {
  for (BoardRow& row : board.rows)
    for (const auto part : kParts)
      std::erase_if(row.*part, [&](const BoardCell& cell) { return cell.zone == zone; });
}

/// Returns whether a card of the zone has no cell and lies on nothing.
bool isLeftOut(const BoardLayout& board, const std::string& zone, const Json& cards) {
  return std::any_of(cards.items().begin(), cards.items().end(), [&](const Json& card) {
    return card["on"].isNull() && !cellFor(board, zone, rules::seatFrom(card["owner"].asString()));
  });
}

}  // namespace

BoardLayout boardFor(const GameKit& kit, const Json& view, std::optional<Seat> reader) {
  BoardLayout board = kit.board.rows.empty() ? plainBoard(view["zones"]) : kit.board;
  const Seat near = reader.value_or(Seat::A);
  if (firstRowOf(board, near) < firstRowOf(board, Seat::A))
    std::reverse(board.rows.begin(), board.rows.end());
  BoardRow hand;
  for (const auto& [zone, cards] : view["zones"].members()) {
    const BoardCell cell{.zone = zone, .holds = BoardCell::Holds::row};
    if (isKnownHandOf(kit, zone, cards, reader)) {
      remove(board, zone);
      hand.middle.push_back(cell);
    } else if (isLeftOut(board, zone, cards)) {
      const std::optional<Seat> owner = ownerOfPlace(zone);
      const std::size_t first = owner ? firstRowOf(board, *owner) : 0;
      board.rows[first < board.rows.size() ? first : 0].right.push_back(cell);
    }
  }
  if (!hand.middle.empty()) board.rows.push_back(std::move(hand));
  return board;
}

TableCells tableCells(BoardLayout board, const Json& view, const std::vector<rules::TablePlace>& places) {
  TableCells cells{.board = std::move(board)};
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items()) {
      const BoardCell* cell = cellFor(cells.board, zone, rules::seatFrom(card["owner"].asString()));
      if (!cell) {
        cells.attached[card["on"].asString()].push_back(&card);
        continue;
      }
      ViewCards& lying = cells.cards[cell];
      lying.insert(cell->also == zone ? lying.begin() : lying.end(), &card);
    }
  for (const rules::TablePlace& place : places)
    if (const BoardCell* cell = cellFor(cells.board, place.zone, std::nullopt)) cells.cards[cell];
  return cells;
}

}  // namespace lk::app
