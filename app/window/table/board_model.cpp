#include "app/window/table/board_model.h"

#include <algorithm>
#include <map>
#include <vector>

#include "app/kit/board_cells.h"
#include "app/phrases/fill.h"
#include "app/phrases/moves/drawn_view.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/table/lying_card.h"
#include "app/window/table/reach.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::FigureRole;
using rules::Seat;

/// Marks a card or zone that is touched by this name.
template <class Touched>
void mark(Touched& touched, const std::string& name, const Touches& touches) {
  touched.said = !name.empty() && touches.said.contains(name);
  touched.offered = !name.empty() && touches.offered.contains(name);
}

bool awaitsDice(const rules::Prompt& prompt) {
  return std::any_of(prompt.byHand.begin(), prompt.byHand.end(), [](const rules::ByHand& way) {
    return way.blank && way.blank->kind == rules::Blank::Kind::dice;
  });
}

BoardCup cupOf(Seat seat, const QRectF& area, const Moment& moment, const Names& names) {
  const std::string letter(rules::name(seat));
  const Json& dice = rules::seatFigure(*moment.kit->game, moment.view["seats"][letter], FigureRole::dice);
  const bool covered = std::count(moment.covered.begin(), moment.covered.end(), seat) > 0;
  const bool awaited =
      std::any_of(moment.prompts.begin(), moment.prompts.end(), [&](const rules::Prompt& prompt) {
        return (!prompt.seat || prompt.seat == seat) && awaitsDice(prompt);
      });
  const char* state = dice.isInt()              ? "open"
                      : awaited                 ? "awaited"
                      : covered && moment.begun ? "covered"
                                                : "empty";
  return {area, QString::fromStdString(letter), names[seat], QString::fromLatin1(state),
          dice.isInt() ? QString::number(dice.asInt()) : QString()};
}

/// Returns the cards on the board by cell: the cards of the view, and the face-down cards that the rules
/// know.
std::map<const BoardCell*, QList<LyingCard>> cardsByCell(const Moment& moment, const BoardLayout& layout,
                                                         const Names& names, const Reach& reach,
                                                         const Touches& touches) {
  std::map<const BoardCell*, QList<LyingCard>> byCell;
  for (const Json view = drawnView(moment.view, *moment.kit);
       const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items())
      if (const BoardCell* cell = cellFor(layout, zone, rules::seatFrom(card["owner"].asString()))) {
        byCell[cell] += lyingCard(card, *moment.kit, names, reach);
        LyingCard& last = byCell[cell].back();
        const std::string& thing = card["thing"].asString();
        mark(last, thing, touches);
        if (const auto change = touches.changes.find(thing); change != touches.changes.end()) {
          last.becomes = change->second;
          last.heard = listed({last.heard, last.becomes});
        }
      }
  for (const rules::TablePlace& place : moment.places) {
    const BoardCell* cell = cellFor(layout, place.zone, std::nullopt);
    // A face-down card that no event has reported.
    if (cell && byCell[cell].isEmpty() && !place.back.empty())
      byCell[cell] += LyingCard{.picture = backPicture(*moment.kit, place.back), .faceDown = true};
  }
  return byCell;
}

/// Returns the arrows of the table: from what attacks to what it attacks, from what is put onto another thing
/// (a blocker, a token) to that, and from the abilities of the chain to their targets, without cancelled
/// ones.
QList<BoardArrow> arrowsOf(const Json& view) {
  QList<BoardArrow> arrows;
  const auto add = [&](const Json& from, const Json& to, const Json& seat) {
    arrows += BoardArrow{QString::fromStdString(from.asString()), QString::fromStdString(to.asString()),
                         QString::fromStdString(seat.asString())};
  };
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items()) {
      for (const Json& aim : card["aims"].items()) add(card["thing"], aim, card["owner"]);
      if (!card["on"].isNull()) add(card["thing"], card["on"], card["owner"]);
    }
  for (const Json& link : view["chain"].items())
    if (!link["cancelled"].asBool())
      for (const Json& target : link["targets"].items()) add(link["thing"], target, link["seat"]);
  return arrows;
}

/// Returns about how wide a text is in one line, in heights of that line.
double widthOf(const QString& text) {
  constexpr double kLetter = 0.38, kIdeograph = 0.75, kMargin = 0.8;
  double width = kMargin;
  for (const QChar letter : text) width += letter.unicode() < 0x2e80 ? kLetter : kIdeograph;
  return width;
}

/// Returns about how wide the names below the cards of a cell are, or the cell's own name.
double namesBelow(const BoardCell& cell, const QList<LyingCard>& cards, const QString& called) {
  if (cell.holds == BoardCell::Holds::column) return 0;
  if (cell.holds == BoardCell::Holds::pile) return widthOf(called);
  double widest = 0;
  for (const LyingCard& card : cards)
    if (!card.name.isEmpty()) widest = std::max(widest, widthOf(card.name));
  if (widest == 0) return cards.isEmpty() ? 0 : widthOf(called);
  return widest * static_cast<double>(cell.holds == BoardCell::Holds::row ? cards.size() : 1);
}

bool isCurrent(const Moment& moment, const std::string& zone) {
  return std::any_of(moment.places.begin(), moment.places.end(),
                     [&](const rules::TablePlace& place) { return place.current && place.zone == zone; });
}

}  // namespace

void BoardModel::show(const Moment& moment, const Names& names) {
  if (!moment.kit || !moment.begun) return clear();
  moment_ = moment;
  moment_->reports.clear();
  names_ = names;
  arrange();
}

void BoardModel::showTouches(const Touches& touches) {
  if (touches == touches_) return;
  touches_ = touches;
  arrange();
}

std::set<std::string> BoardModel::touchable() const {
  std::set<std::string> names;
  for (const BoardZone& zone : now_.zones) {
    if (zone.offered) names.insert(zone.zone.toStdString());
    for (const LyingCard& card : zone.cards)
      if (card.offered) names.insert(card.thing.toStdString());
  }
  return names;
}

void BoardModel::fit(double width, double height, double label, double gap) {
  const BoardRoom room{{width, height}, label, gap};
  if (room == room_ || room.size.isEmpty()) return;
  room_ = room;
  arrange();
}

void BoardModel::arrange() {
  if (!moment_) return;
  const Moment& moment = *moment_;
  const BoardLayout layout =
      moment.kit->board.rows.empty() ? plainBoard(moment.view["zones"]) : moment.kit->board;
  const Reach reach = touches_ == Touches() ? reachOf(moment.foreseen) : Reach();
  const auto byCell = cardsByCell(moment, layout, names_, reach, touches_);
  const auto figures = moment.kit->game->vocabulary().seatFigures;
  const bool ownDice = std::any_of(figures.begin(), figures.end(), [](const rules::FigureSpec& spec) {
    return spec.role == FigureRole::dice;
  });
  const auto plays = [&](const std::string& zone) {
    const std::optional<Seat> owner = ownerOfPlace(zone);
    return !owner || !moment.view["seats"][std::string(rules::name(*owner))].isNull();
  };
  const auto contentOf = [&](const BoardCell& cell) -> std::optional<CellContent> {
    if (!plays(cell.zone)) return std::nullopt;
    if (cell.holds == BoardCell::Holds::cup)
      return ownDice ? std::optional(CellContent{.cards = 1}) : std::nullopt;
    const auto here = byCell.find(cellFor(layout, cell.zone, ownerOfPlace(cell.zone)));
    const bool drawn = here != byCell.end() || cell.always || countOf(cell, moment.view).isInt();
    if (!drawn) return std::nullopt;
    const QList<LyingCard> cards = here == byCell.end() ? QList<LyingCard>() : here->second;
    return CellContent{static_cast<std::size_t>(cards.size()),
                       namesBelow(cell, cards, zoneWords(cell.zone, moment.kit->id()).label)};
  };

  Board board;
  std::map<std::string, QRectF> sides;
  for (const BoardPlace& place : boardPlan(layout, contentOf, room_)) {
    const std::string& zone = place.cell.zone;
    const std::optional<Seat> seat = ownerOfPlace(zone);
    const std::string owner = seat ? std::string(rules::name(*seat)) : std::string();
    if (seat) sides[owner] |= place.area;
    if (place.cell.holds == BoardCell::Holds::cup) {
      if (seat) board.cups += cupOf(*seat, place.area, moment, names_);
      continue;
    }
    const auto here = byCell.find(cellFor(layout, zone, seat));
    QList<LyingCard> cards = here == byCell.end() ? QList<LyingCard>() : here->second;
    if (!place.cell.back.empty())
      for (LyingCard& card : cards)
        if (card.picture.isEmpty()) card.picture = backPicture(*moment.kit, place.cell.back);
    const bool current = isCurrent(moment, zone);
    if (current && !cards.isEmpty()) {
      board.currentName = cards.front().name;
      board.currentText = cards.front().text;
    }
    const Json& count = countOf(place.cell, moment.view);
    board.zones +=
        BoardZone{.zone = QString::fromStdString(zone),
                  .area = place.area,
                  .card = place.card,
                  .below = place.cell.holds == BoardCell::Holds::column,
                  .piled = place.cell.holds == BoardCell::Holds::pile,
                  .called = zoneWords(zone, moment.kit->id()).label,
                  .owner = QString::fromStdString(owner),
                  .back = place.cell.back.empty() ? QString() : backPicture(*moment.kit, place.cell.back),
                  .count = count.isInt()                                ? QString::number(count.asInt())
                           : place.cell.holds == BoardCell::Holds::pile ? QString::number(cards.size())
                                                                        : QString(),
                  .current = current,
                  .reached = reach.places.contains(zone),
                  .cards = cards};
    mark(board.zones.back(), zone, touches_);
  }
  for (const auto& side : sides) {
    const bool acting = std::any_of(
        moment.prompts.begin(), moment.prompts.end(),
        [&](const rules::Prompt& prompt) { return prompt.seat && rules::name(*prompt.seat) == side.first; });
    board.sides += BoardSide{side.second, QString::fromStdString(side.first), acting};
  }
  board.arrows = arrowsOf(moment.view);
  if (board == now_) return;
  const bool wasFilled = filled();
  now_ = std::move(board);
  emit changed();
  if (wasFilled != filled()) emit filledChanged();
}

void BoardModel::clear() {
  moment_.reset();
  if (now_ == Board{}) return;
  const bool wasFilled = filled();
  now_ = {};
  emit changed();
  if (wasFilled) emit filledChanged();
}

}  // namespace lk::app
