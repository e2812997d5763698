#include "app/record/printing/start_page.h"

#include <algorithm>

#include "app/phrases/words.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/reference_pages.h"
#include "app/record/printing/table_drawing.h"
#include "faces/face_painter.h"
#include "faces/text_fitter.h"
#include "faces/token_painter.h"

namespace lk::app {

namespace {

constexpr double kTileGap = 2;  // between tiles, for cutting
constexpr double kColumn = 5;   // between tiles and text
constexpr double kText = 3.4;   // height of the em
constexpr double kTitle = 6;
constexpr double kFoot = 9;     // height of the ruler's line
constexpr double kTokens = 26;  // width of the column for tokens beside the table

/// Paints one paragraph and returns its lower end.
double paintParagraph(QPainter& painter, QPointF at, double width, const QString& text, double size,
                      bool bold) {
  const faces::TextStyle style{.maxSize = size,
                               .minSize = size,
                               .bold = bold,
                               .maxLines = 30,
                               .alignment = Qt::AlignLeft,
                               .ink = Qt::black};
  const faces::FittedText fitted = faces::fitText(QSizeF(width, 200), text, style);
  faces::drawText(painter, QRectF(at, QSizeF(width, 200)), fitted, style);
  return at.y() + faces::linesHeight(fitted.lines.size(), size) + size * 0.5;
}

/// Paints the tiles in two rows, as they lie on the table. Returns the rectangle they take.
QRectF paintTiles(QPainter& painter, const carddb::Sheet& mat) {
  const std::vector<carddb::Sheet> tiles = carddb::cornerTiles(mat);
  const double width = tiles.front().width, height = tiles.front().height;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const bool right = i == 1 || i == 2, near = i >= 2;
    painter.save();
    painter.translate(kMarginMm + (right ? width + kTileGap : 0), kMarginMm + (near ? height + kTileGap : 0));
    faces::paintSheet(painter, tiles[i]);
    painter.restore();
  }
  painter.save();
  painter.setPen(QPen(Qt::black, 0.2));
  painter.setBrush(Qt::NoBrush);
  for (const double x : {0.0, width + kTileGap})
    for (const double y : {0.0, height + kTileGap})
      painter.drawRect(QRectF(kMarginMm + x, kMarginMm + y, width, height));
  painter.restore();
  return {kMarginMm, kMarginMm, 2 * width + kTileGap, 2 * height + kTileGap};
}

void paintSteps(QPainter& painter, const QRectF& box, const StartPage& page) {
  double y =
      paintParagraph(painter, box.topLeft(), box.width(), QString::fromStdString(page.title), kTitle, true);
  for (std::size_t i = 0; i < page.steps.size(); ++i) {
    paintParagraph(painter, {box.left(), y}, 5, QString::number(i + 1), kText, true);
    y = paintParagraph(painter, {box.left() + 5, y}, box.width() - 5, QString::fromStdString(page.steps[i]),
                       kText, false);
  }
}

void paintTokens(QPainter& painter, QPointF at, const StartPage& page, const GameKit& kit) {
  for (const carddb::PrintedToken* token : page.tokens) {
    painter.save();
    painter.translate(at.x() + token->diameter / 2, at.y() + token->diameter / 2);
    faces::paintToken(painter, *token, faces::tokenTitle(*token, kit.cards, kEnglish));
    painter.restore();
    at.ry() += token->diameter + kTileGap;
  }
}

constexpr char kLay[] =
    "Lay the tiles at the corners of a free rectangle, straight, with their names away from the middle, as "
    "drawn "
    "below.";
constexpr char kCutTiles[] = "Cut the four tiles out of this sheet along their lines; keep the rest.";
constexpr char kCheck[] =
    "Start the program, choose Camera setup, and look: it finds the tiles and draws the places for your "
    "cards.";

}  // namespace

void writeStartPage(PageWriter& pdf, const GameKit& kit, const StartPage& page) {
  const QSizeF size = pdf.size(kPortrait);
  QPainter& painter = pdf.page(kPortrait);
  const QRectF tiles = paintTiles(painter, kit.layout.mat);
  paintSteps(painter,
             QRectF(tiles.right() + kColumn, kMarginMm, size.width() - kMarginMm - tiles.right() - kColumn,
                    tiles.height()),
             page);
  const double foot = size.height() - kMarginMm - kFoot;
  const double signs = legendHeight(page.legend);
  const double beside = page.tokens.empty() ? 0 : kTokens;
  const QRectF below(kMarginMm, tiles.bottom() + 5, size.width() - 2 * kMarginMm - beside,
                     foot - signs - tiles.bottom() - 6);
  paintTable(painter, below, kit.layout);
  paintTokens(painter, {below.right() + 3, below.top() + 6}, page, kit);
  paintLegend(painter, QPointF(kMarginMm, foot - signs), page.legend, size.width() - 2 * kMarginMm);
  paintRuler(painter, QPointF(kMarginMm, foot + 3), pdf.paperName());
}

StartPage tilesAlone(const GameKit& kit) {
  return {gameName(kit.id()).toStdString() + ": corner tiles",
          {"Print this sheet at 100 %.", kCutTiles, kLay, kCheck,
           "The tiles may lie a little askew, up to 10 degrees. If one moves during the game, push it back "
           "or leave "
           "it: the camera looks again."},
          {},
          {}};
}

StartPage firstSteps(const GameKit& kit, const FirstGame& first, int sheets, faces::InkUse use) {
  StartPage page{gameName(kit.id()).toStdString() + ": a first game", {}, {}, {}};
  page.steps.push_back("Print these " + std::to_string(sheets) +
                       " sheets at 100 % on both sides, turned over the long edge. One side alone works too: "
                       "leave out every second "
                       "page.");
  page.steps.push_back(kCutTiles);
  page.steps.push_back(
      "Cut the cards in strips, all the way across at the marks, then the strips into cards. Sleeves with an "
      "old card "
      "behind make paper stiff.");
  const bool tokens = !first.tokens.empty();
  for (const carddb::PrintedToken& token : kit.layout.tokens.all)
    if (tokens && first.tokens.size() == 1 && token.card == first.tokens.front())
      page.tokens.push_back(&token);
  if (tokens)
    page.steps.push_back(page.tokens.empty()
                             ? "Cut out the tokens; glue them onto cardboard first if you have some."
                             : "Cut out the tokens beside the table below.");
  page.steps.push_back(kLay);
  if (use == faces::InkUse::low)
    page.steps.push_back(
        "The camera knows the cards in colour; show it those in little ink once, with Teach cards.");
  for (const std::string& step : first.steps) page.steps.push_back(step);
  std::string needs;
  for (const std::string& each : first.needs) needs += (needs.empty() ? "" : "; ") + each;
  if (!needs.empty()) page.steps.push_back("You also need: " + needs + ".");
  if (first.rules == FirstRules::none) page.legend = faces::legendOf(kit.cards, kEnglish);
  return page;
}

}  // namespace lk::app
