#include "app/record/printing/start_page.h"

#include <algorithm>

#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_words.h"
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
constexpr double kMinText = 2.5;
constexpr double kTitle = 6;
constexpr double kFoot = 9;     // height of the ruler's line
constexpr double kTokens = 26;  // width of the column for tokens beside the table

/// A column of text: a title, and numbered steps below it.
class StepColumn {
 public:
  StepColumn(const StartPage& page, double width, double size) : page_(page), width_(width), size_(size) {}

  /// Returns the height of the column.
  [[nodiscard]] double height() const {
    double y = heightOf(page_.title, width_, kTitle);
    for (const QString& step : page_.steps) y += heightOf(step, width_ - kNumber, size_);
    return y;
  }

  void paint(QPainter& painter, QPointF at) const {
    at.ry() += paint(painter, at, width_, page_.title, kTitle, true);
    for (qsizetype i = 0; i < page_.steps.size(); ++i) {
      paint(painter, at, kNumber, QString::number(i + 1), size_, true);
      at.ry() += paint(painter, at + QPointF(kNumber, 0), width_ - kNumber, page_.steps[i], size_, false);
    }
  }

 private:
  static constexpr double kNumber = 5;  // width

  static faces::TextStyle styleOf(double size, bool bold) {
    return {.maxSize = size,
            .minSize = size,
            .bold = bold,
            .maxLines = 30,
            .alignment = Qt::AlignLeft,
            .ink = Qt::black};
  }

  static double heightOf(const QString& text, double width, double size) {
    const auto lines = faces::fitText(QSizeF(width, 200), text, styleOf(size, size == kTitle)).lines.size();
    return faces::linesHeight(lines, size) + size * 0.5;
  }

  /// Returns the height of the paragraph.
  static double paint(QPainter& painter, QPointF at, double width, const QString& text, double size,
                      bool bold) {
    const QSizeF box(width, 200);
    const faces::TextStyle style = styleOf(size, bold);
    faces::drawText(painter, QRectF(at, box), faces::fitText(box, text, style), style);
    return heightOf(text, width, size);
  }

  const StartPage& page_;
  double width_;
  double size_;
};

/// Returns where a tile is laid, seen from seat A. `corner`: "NW".
QString cornerName(const QString& corner) {
  if (corner == QLatin1String("NW")) return PrintWords::tr("far left corner");
  if (corner == QLatin1String("NE")) return PrintWords::tr("far right corner");
  if (corner == QLatin1String("SE")) return PrintWords::tr("near right corner");
  return PrintWords::tr("near left corner");
}

/// Paints the line around the tile, and its name in the strip away from the table's middle.
void paintFrame(QPainter& painter, const carddb::Sheet& tile) {
  const QString corner = qtText(tile.id).right(2);
  const double top = corner.startsWith(QLatin1Char('N')) ? 1 : tile.height - carddb::kTileStrip;
  faces::drawFitted(painter, QRectF(2, top, tile.width - 4, carddb::kTileStrip - 1), cornerName(corner),
                    {.maxSize = 5, .minSize = 3, .bold = true, .ink = faces::kInk});
  painter.setPen(QPen(Qt::black, 0.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(0, 0, tile.width, tile.height));
}

/// Paints the tiles in two rows, as they lie on the table. Returns the rectangle they take.
QRectF paintTiles(QPainter& painter, const carddb::Sheet& mat) {
  const std::vector<carddb::Sheet> tiles = carddb::cornerTiles(mat);
  const double width = tiles.front().width, height = tiles.front().height;
  const auto each = [&](const auto& paint) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const bool right = i == 1 || i == 2, near = i >= 2;
      painter.save();
      painter.translate(kMarginMm + (right ? width + kTileGap : 0),
                        kMarginMm + (near ? height + kTileGap : 0));
      paint(tiles[i]);
      painter.restore();
    }
  };
  // The white around a mark reaches over the edge of its tile: it would cover its neighbours' lines.
  each([&](const carddb::Sheet& tile) { faces::paintSheet(painter, tile); });
  each([&](const carddb::Sheet& tile) { paintFrame(painter, tile); });
  return {kMarginMm, kMarginMm, 2 * width + kTileGap, 2 * height + kTileGap};
}

/// Paints title and steps as large as they fit into the box.
void paintSteps(QPainter& painter, const QRectF& box, const StartPage& page) {
  double size = kText;
  while (size > kMinText && StepColumn(page, box.width(), size).height() > box.height()) size -= 0.05;
  StepColumn(page, box.width(), size).paint(painter, box.topLeft());
}

void paintTokens(QPainter& painter, QPointF at, const StartPage& page, const GameKit& kit,
                 LanguageId language) {
  for (const carddb::PrintedToken* token : page.tokens) {
    painter.save();
    painter.translate(at.x() + token->diameter / 2, at.y() + token->diameter / 2);
    faces::paintToken(painter, *token, faces::tokenTitle(*token, kit.cards, language));
    painter.restore();
    at.ry() += token->diameter + kTileGap;
  }
}

QString layTiles() {
  return PrintWords::tr(
      "Lay the tiles at the corners of a free rectangle, straight, with their names away from the middle, as "
      "drawn below.");
}

QString cutTiles() {
  return PrintWords::tr("Cut the four tiles out of this sheet along their lines; keep the rest.");
}

}  // namespace

void writeStartPage(PageWriter& pdf, const GameKit& kit, const StartPage& page, LanguageId language) {
  const QSizeF size = pdf.size(kPortrait);
  QPainter& painter = pdf.page(kPortrait);
  const QRectF tiles = paintTiles(painter, kit.layout.mat);
  paintSteps(painter,
             QRectF(tiles.right() + kColumn, kMarginMm, size.width() - kMarginMm - tiles.right() - kColumn,
                    tiles.height()),
             page);
  const double foot = size.height() - kMarginMm - kFoot;
  const double signs = legendHeight(page.legend, size.width() - 2 * kMarginMm);
  const double beside = page.tokens.empty() ? 0 : kTokens;
  const QRectF below(kMarginMm, tiles.bottom() + 5, size.width() - 2 * kMarginMm - beside,
                     foot - signs - tiles.bottom() - 6);
  paintTable(painter, below, kit.layout);
  paintTokens(painter, {below.right() + 3, below.top() + 6}, page, kit, language);
  paintLegend(painter, QPointF(kMarginMm, foot - signs), page.legend, size.width() - 2 * kMarginMm);
  paintRuler(painter, QPointF(kMarginMm, foot + 3), pdf.paperName());
}

StartPage tilesAlone(const GameKit& kit) {
  StartPage page{PrintWords::tr("%1: corner tiles").arg(gameName(kit.id())), {}, {}, {}};
  page.steps << PrintWords::tr("Print this sheet at 100 %.") << cutTiles() << layTiles()
             << PrintWords::tr(
                    "Start the program, choose Camera setup, and look: it finds the tiles and draws the "
                    "places for your cards.")
             << PrintWords::tr(
                    "The tiles may lie a little askew, up to 10 degrees. If one moves during the game, push "
                    "it back or leave it: the camera looks again.");
  return page;
}

StartPage firstSteps(const GameKit& kit, const FirstGame& first, const PrintJob& job, int sheets) {
  StartPage page{PrintWords::tr("%1: a first game").arg(gameName(kit.id())), {}, {}, {}};
  page.steps << PrintWords::tr(
                    "Print these %n sheets at 100 % on both sides, turned over the long edge. One side alone "
                    "works too: leave out every second page.",
                    nullptr, sheets)
             << cutTiles()
             << PrintWords::tr(
                    "Cut the cards in strips, all the way across at the marks, then the strips into cards. "
                    "Sleeves with an old card behind make paper stiff.");
  const std::vector<std::string>& names = first.first.tokens;
  const bool tokens = !names.empty();
  const bool beside = names.size() == 1 && first.later.tokens.empty();  // not on a sheet of their own
  for (const carddb::PrintedToken& token : kit.layout.tokens.all)
    if (beside && token.card == names.front()) page.tokens.push_back(&token);
  const QString waits = qtText(first.waits.in(job.language));
  const auto add = [&] { page.steps.last() = PrintWords::tr("%1 %2").arg(page.steps.last(), waits); };
  if (!first.later.cards.empty()) add();
  if (tokens && page.tokens.empty())
    page.steps << PrintWords::tr("Cut out the tokens; glue them onto cardboard first if you have some.");
  if (tokens && !page.tokens.empty())
    page.steps << PrintWords::tr("Cut out the tokens beside the table below.");
  if (!first.later.tokens.empty()) {
    if (tokens)
      add();
    else
      page.steps << waits;
  }
  page.steps << layTiles();
  if (job.ink == faces::InkUse::low)
    page.steps << PrintWords::tr(
        "The camera knows the cards in colour; show it those in little ink once, with Teach cards.");
  QStringList needs;
  for (const Wording& step : first.steps) page.steps << qtText(step.in(job.language));
  for (const Wording& each : first.needs) needs << qtText(each.in(job.language));
  if (!needs.isEmpty())
    page.steps << PrintWords::tr("You also need: %1.").arg(needs.join(QStringLiteral("; ")));
  if (first.rules == FirstRules::none)
    page.legend = faces::legendOf(kit.cards, kit.game->language().cardTypes, job.language);
  return page;
}

}  // namespace lk::app
