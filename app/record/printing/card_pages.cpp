#include "app/record/printing/card_pages.h"

#include <algorithm>

#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_words.h"
#include "faces/face_painter.h"

namespace lk::app {

namespace {

constexpr std::size_t kColumns = 3;
constexpr std::size_t kSheet = 9;
constexpr double kBleed = 1.5;
constexpr double kApart = 2 * kBleed;
constexpr double kWidth = faces::kCardWidthMm;
constexpr double kHeight = faces::kCardHeightMm;
constexpr double kCropGap = 0.3;     // between bleed and crop mark
constexpr double kCropLength = 2.6;  // as long as fits on Letter paper

/// The positions of the cards on a page.
class CardGrid {
 public:
  explicit CardGrid(QSizeF page)
      : left_((page.width() - kColumns * kWidth - (kColumns - 1) * kApart) / 2),
        top_((page.height() - 3 * kHeight - 2 * kApart) / 2) {}

  [[nodiscard]] QRectF place(std::size_t row, std::size_t column) const {
    return {left_ + static_cast<double>(column) * (kWidth + kApart),
            top_ + static_cast<double>(row) * (kHeight + kApart), kWidth, kHeight};
  }

  void paintMarks(QPainter& painter, std::size_t count) const {
    std::vector<double> xs, ys;
    const std::size_t columns = std::min(count, kColumns);
    const std::size_t rows = (count + kColumns - 1) / kColumns;
    for (std::size_t i = 0; i < columns; ++i)
      for (const double x : {place(0, i).left(), place(0, i).right()}) xs.push_back(x);
    for (std::size_t i = 0; i < rows; ++i)
      for (const double y : {place(i, 0).top(), place(i, 0).bottom()}) ys.push_back(y);
    const QRectF block(place(0, 0).topLeft(), place(rows - 1, columns - 1).bottomRight());
    paintCropMarks(painter, block.adjusted(-kBleed, -kBleed, kBleed, kBleed), xs, ys, kCropGap, kCropLength);
  }

 private:
  double left_, top_;
};

void paintAt(QPainter& painter, const QRectF& place, const PrintedCard& card, bool back, faces::InkUse use) {
  const auto face = [&](const faces::CardLook& look) {
    return use == faces::InkUse::low ? faces::inLowInk(look) : look;
  };
  painter.save();
  painter.setClipRect(place.adjusted(-kBleed, -kBleed, kBleed, kBleed));
  painter.translate(place.topLeft());
  if (!back)
    faces::paintFace(painter, face(card.look), kBleed);
  else if (card.behind)
    faces::paintFace(painter, face(*card.behind), kBleed);
  else
    faces::paintBack(painter, card.game, card.deck, kBleed, use);
  painter.restore();
}

}  // namespace

int cardSheets(std::size_t cards) {
  return static_cast<int>((cards + kSheet - 1) / kSheet);
}

void writeCardPages(PageWriter& pdf, const std::vector<PrintedCard>& cards, faces::InkUse use, int before) {
  const CardGrid grid(pdf.size(kPortrait));
  const QString faces = PrintWords::tr(
      "Faces, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the "
      "page");
  const QString behind = PrintWords::tr(
      "Backs, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the "
      "page");
  const bool houseMade =
      std::any_of(cards.begin(), cards.end(), [](const PrintedCard& card) { return card.houseMade; });
  const QString made = houseMade ? PrintWords::tr("House-made, nobody's official cards.") : QString();
  for (std::size_t first = 0; first < cards.size(); first += kSheet) {
    const std::size_t count = std::min(kSheet, cards.size() - first);
    for (const bool backs : {false, true}) {
      QPainter& painter = pdf.page(kPortrait);
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t column = i % kColumns;
        paintAt(painter, grid.place(i / kColumns, backs ? kColumns - 1 - column : column), cards[first + i],
                backs, use);
      }
      if (!backs) grid.paintMarks(painter, count);
      const QRectF beside(grid.place(0, 0).left() - kBleed - 6.2, 20, 2.8, pdf.size(kPortrait).height() - 40);
      const QString note =
          (backs ? behind : faces).arg(first / kSheet + 1 + static_cast<std::size_t>(before));
      paintNote(painter, beside, backs || made.isEmpty() ? note : made + QStringLiteral("  ") + note);
    }
  }
}

}  // namespace lk::app
