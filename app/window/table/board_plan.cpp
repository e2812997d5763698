#include "app/window/table/board_plan.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

namespace {

using Holds = BoardCell::Holds;

constexpr double kWidth = 63.0 / 88;  // of a card, to its height
constexpr double kMinVisible = 0.45;  // of a card's width, where cards of a row overlap
constexpr double kTurning = 1.25;     // room for a card of a row that may be turned, to its width
constexpr double kClearly = 2;        // how much larger cards must be in one row to leave the rows
constexpr double kMaxCard = 0.5;      // of the room's height

/// A drawn cell and its cards.
struct Filled {
  const BoardCell* cell;
  CellContent content;
};

/// A row's drawn cells.
struct Line {
  double tall = 1;
  std::vector<Filled> left, middle, right;
  bool columns = false;  // some cell uses all the height of the row
  double card = 0;       // height of its cards

  [[nodiscard]] std::size_t count() const { return left.size() + middle.size() + right.size(); }
};

/// Returns the width of one card with the room to turn it.
double cardWidth(const BoardCell& cell, double card) {
  if (cell.holds == Holds::cup || (cell.turns && cell.holds == Holds::slot)) return card;
  return card * kWidth * (cell.turns ? kTurning : 1);
}

/// Returns the width that a cell needs if its cards do not overlap, or as little as they may.
double widthOf(const Filled& filled, double card, bool narrow) {
  const double one = cardWidth(*filled.cell, card);
  if (filled.cell->holds != Holds::row || filled.content.cards < 2) return one;
  return one * (1 + static_cast<double>(filled.content.cards - 1) * (narrow ? kMinVisible : 1.0));
}

double widthOf(const std::vector<Filled>& cells, double card, bool narrow, double gap) {
  double width = cells.empty() ? 0 : gap * static_cast<double>(cells.size() - 1);
  for (const Filled& each : cells) width += widthOf(each, card, narrow);
  return width;
}

double widthOf(const Line& line, double card, bool narrow, double gap) {
  double width = 0;
  for (const auto* part : {&line.left, &line.middle, &line.right})
    if (!part->empty()) width += widthOf(*part, card, narrow, gap) + gap;
  return width - gap;
}

/// Returns the largest height of a row's cards, up to `most`, at which it is no wider than the room.
double fitting(const Line& line, double most, const BoardRoom& room) {
  double low = 0;
  double high = most;
  if (widthOf(line, most, true, room.gap) <= room.size.width()) return most;
  for (int i = 0; i < 20; ++i) {
    const double middle = (low + high) / 2;
    (widthOf(line, middle, true, room.gap) <= room.size.width() ? low : high) = middle;
  }
  return low;
}

/// Shares the height among the rows. What a row cannot use, because it is as wide as the room, goes to the
/// others.
void shareHeight(std::vector<Line>& lines, const BoardRoom& room) {
  const double spare =
      room.size.height() - static_cast<double>(lines.size()) * (room.label + room.gap) + room.gap;
  std::vector<Line*> open;
  open.reserve(lines.size());
  for (Line& line : lines) open.push_back(&line);
  double left = spare;
  while (!open.empty()) {
    double tall = 0;
    for (const Line* line : open) tall += line->tall;
    bool settled = false;
    for (auto it = open.begin(); it != open.end();) {
      Line& line = **it;
      const double share = std::min(left * line.tall / tall, kMaxCard * room.size.height());
      line.card = fitting(line, share, room);
      if (line.card < share - 0.5) {
        left -= line.columns ? share : line.card;
        tall -= line.tall;
        it = open.erase(it);
        settled = true;
      } else {
        ++it;
      }
    }
    if (!settled) return;
  }
}

/// Places the cells of a row, at the final height of its cards.
class Placer {
 public:
  Placer(std::vector<BoardPlace>& places, const Line& line, const BoardRoom& room)
      : places_(places), line_(line), room_(room) {
    const double least = widthOf(line, line.card, true, room.gap);
    const double whole = widthOf(line, line.card, false, room.gap);
    pressed_ = std::clamp((whole - room.size.width()) / std::max(1.0, whole - least), 0.0, 1.0);
    double names = 0;  // width that all names would need more
    for (const auto* cells : {&line.left, &line.middle, &line.right})
      for (const Filled& each : *cells) names += nameOf(each);
    if (names > 0) named_ = std::clamp((room.size.width() - whole) / names, 0.0, 1.0);
  }

  void place(double top, double height) {
    const double gap = room_.gap;
    const double left = line_.left.empty() ? 0 : width(line_.left) + gap;
    const double right = line_.right.empty() ? 0 : width(line_.right) + gap;
    const double middle = width(line_.middle);
    const double centred = (room_.size.width() - middle) / 2;
    const double x = std::max(left, std::min(centred, room_.size.width() - right - middle));
    run(line_.left, 0, top, height);
    run(line_.middle, x, top, height);
    run(line_.right, room_.size.width() - right + gap, top, height);
  }

 private:
  /// Returns how much wider a cell would be with room for the names below its cards.
  [[nodiscard]] double nameOf(const Filled& filled) const {
    return std::max(0.0, filled.content.names * room_.label - widthOf(filled, line_.card, false));
  }
  [[nodiscard]] double width(const Filled& filled) const {
    return widthOf(filled, line_.card, false) * (1 - pressed_) +
           widthOf(filled, line_.card, true) * pressed_ + nameOf(filled) * named_;
  }
  [[nodiscard]] double width(const std::vector<Filled>& cells) const {
    double sum = cells.empty() ? 0 : room_.gap * static_cast<double>(cells.size() - 1);
    for (const Filled& each : cells) sum += width(each);
    return sum;
  }
  void run(const std::vector<Filled>& cells, double x, double top, double height) {
    for (const Filled& each : cells) {
      const bool column = each.cell->holds == Holds::column;
      // On whole pixels: edges between them are blurred, and drawn differently from time to time.
      places_.push_back({*each.cell,
                         QRectF(std::floor(x), std::floor(top), std::floor(width(each)),
                                std::floor(column ? height : line_.card)),
                         line_.card});
      x += width(each) + room_.gap;
    }
  }

  std::vector<BoardPlace>& places_;
  const Line& line_;
  const BoardRoom& room_;
  double pressed_ = 0;  // how far rows of cards are pressed together: 0 not at all, 1 as far as possible
  double named_ = 0;    // how much of the width that names need is there
};

/// Returns the rows with their drawn cells; rows without any are left out.
std::vector<Line> linesOf(const BoardLayout& layout, const ContentOf& contentOf) {
  std::vector<Line> lines;
  for (const BoardRow& row : layout.rows) {
    Line line{.tall = row.tall};
    const auto take = [&](const std::vector<BoardCell>& cells, std::vector<Filled>& into) {
      for (const BoardCell& cell : cells)
        if (const auto content = contentOf(cell)) {
          into.push_back({&cell, *content});
          line.columns = line.columns || cell.holds == Holds::column;
        }
    };
    take(row.left, line.left);
    take(row.middle, line.middle);
    take(row.right, line.right);
    if (line.count() > 0) lines.push_back(std::move(line));
  }
  return lines;
}

/// Returns how many slots stand in a row of nothing else; 0 for other rows.
std::size_t slotsOf(const Line& line) {
  const bool onlySlots = line.left.empty() && line.right.empty() &&
                         std::all_of(line.middle.begin(), line.middle.end(),
                                     [](const Filled& each) { return each.cell->holds == Holds::slot; });
  return onlySlots ? line.middle.size() : 0;
}

/// Gives the slots above each other the room of the longest name among them, in rows of as many slots: people
/// read them as columns.
void alignColumns(std::vector<Line>& lines) {
  for (Line& line : lines)
    for (const Line& other : lines) {
      if (slotsOf(line) != slotsOf(other)) continue;
      for (std::size_t column = 0; column < slotsOf(line); ++column) {
        double& names = line.middle[column].content.names;
        names = std::max(names, other.middle[column].content.names);
      }
    }
}

/// Returns one row with the cells of all rows.
Line joined(const std::vector<Line>& lines) {
  Line all;
  for (const Line& line : lines) {
    for (const auto* part : {&line.left, &line.middle, &line.right})
      all.middle.insert(all.middle.end(), part->begin(), part->end());
    all.columns = all.columns || line.columns;
  }
  return all;
}

/// Returns the height of the largest cards. Precondition: there is a row.
double largestOf(const std::vector<Line>& lines) {
  return std::max_element(lines.begin(), lines.end(),
                          [](const Line& a, const Line& b) { return a.card < b.card; })
      ->card;
}

}  // namespace

std::vector<BoardPlace> boardPlan(const BoardLayout& layout, const ContentOf& contentOf,
                                  const BoardRoom& room) {
  std::vector<BoardPlace> places;
  std::vector<Line> lines = linesOf(layout, contentOf);
  if (lines.empty() || room.size.isEmpty()) return places;
  alignColumns(lines);
  shareHeight(lines, room);
  // In a low, wide room the cards are larger in one row.
  if (std::vector<Line> single{joined(lines)}; lines.size() > 1 && !single.front().columns) {
    shareHeight(single, room);
    if (single.front().card > kClearly * largestOf(lines)) lines = std::move(single);
  }
  for (Line& line : lines) line.card = std::floor(line.card);
  double used = 0;
  for (const Line& line : lines) used += line.card + room.label;
  const bool columns = std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.columns; });
  const double spare = std::max(0.0, room.size.height() - used);
  const double between = spare / static_cast<double>(lines.size());
  double top = columns ? 0 : between / 2;
  for (const Line& line : lines) {
    const double height = line.columns ? line.card + between : line.card;
    Placer(places, line, room).place(top, height);
    top += line.card + room.label + between;
  }
  return places;
}

}  // namespace lk::app
