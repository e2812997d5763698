#include "app/record/evening/evening_pages.h"

#include "app/phrases/fill.h"
#include "app/record/printing/page_writer.h"
#include "faces/text_fitter.h"

namespace lk::app {

namespace {

constexpr auto kPortrait = QPageLayout::Portrait;
constexpr double kPoint = 25.4 / 72;
constexpr double kEdge = 16;    // millimetres
constexpr double kBetween = 7;  // columns
constexpr double kChart = 62;   // height of a chart
constexpr double kLeading = 1.25;
const QColor kInk(0x21, 0x1c, 0x14);
const QColor kSoft(0x5b, 0x51, 0x41);

struct Block {
  QString text;
  double size = 9 * kPoint;
  bool bold = false;
  double before = 0;  // space above it, not at a column's top
  QColor ink = kInk;
};

faces::TextStyle styleOf(const Block& block) {
  return {.maxSize = block.size,
          .minSize = block.size,
          .bold = block.bold,
          .maxLines = 200,
          .alignment = Qt::AlignLeft,
          .ink = block.ink};
}

/// Letters come in whole pixels, so charts are drawn in twentieths of a millimetre.
constexpr double kFine = 20;

ChartLook paperLook() {
  QFont font(QStringLiteral("Noto Sans"));
  font.setPixelSize(static_cast<int>(8 * kPoint * kFine));
  return {kInk,
          kSoft,
          QColor(0xd8, 0xcc, 0xb6),
          Qt::white,
          {QColor(0x0d, 0x63, 0x78), QColor(0x9f, 0x3f, 0x1d), QColor(0x8a, 0x56, 0x00), kInk},
          font,
          0.5 * kFine};
}

void drawChart(QPainter& painter, const QRectF& box, const Chart& chart) {
  painter.save();
  painter.translate(box.topLeft());
  painter.scale(1 / kFine, 1 / kFine);
  paintChart(painter, QRectF(QPointF(), box.size() * kFine), chart, paperLook());
  painter.restore();
}

/// Lays blocks below each other, page after page.
class Sheet {
 public:
  explicit Sheet(PageWriter& pdf) : pdf_(pdf), page_(pdf.size(kPortrait)) { newPage(); }

  [[nodiscard]] double width() const { return page_.width() - 2 * kEdge; }

  /// Across the whole page.
  void wide(const Block& block) {
    y_ += block.before;
    y_ += draw(block, kEdge, width());
  }
  void charts(const std::vector<Chart>& charts) {
    if (charts.empty()) return;
    const auto count = static_cast<double>(charts.size());
    const double each = (width() - kBetween * (count - 1)) / count;
    for (std::size_t i = 0; i < charts.size(); ++i)
      drawChart(*painter_, QRectF(kEdge + static_cast<double>(i) * (each + kBetween), y_ + 4, each, kChart),
                charts[i]);
    y_ += kChart + 8;
  }
  /// From here on in two columns.
  void columns(const std::vector<Block>& blocks) {
    top_ = y_ + 3;
    y_ = top_;
    column_ = 0;
    const double each = (width() - kBetween) / 2;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      const Block& block = blocks[i];
      // A heading stays with the first sentence below it.
      const double needed = height(block, each) + (block.bold ? 6 * block.size : 0);
      if (y_ + block.before + needed > page_.height() - kEdge) nextColumn();
      if (y_ > top_) y_ += block.before;
      y_ += draw(block, kEdge + column_ * (each + kBetween), each);
    }
  }

 private:
  void newPage() {
    painter_ = &pdf_.page(kPortrait);
    y_ = kEdge;
    top_ = kEdge;
  }
  void nextColumn() {
    if (++column_ == 2) {
      newPage();
      column_ = 0;
    }
    y_ = top_;
  }
  [[nodiscard]] double height(const Block& block, double width) const {
    const faces::FittedText set = faces::fitText(QSizeF(width, page_.height()), block.text, styleOf(block));
    return static_cast<double>(set.lines.size()) * set.size * kLeading;
  }
  double draw(const Block& block, double x, double width) {
    const QRectF box(x, y_, width, page_.height());
    const faces::FittedText set = faces::fitText(box.size(), block.text, styleOf(block));
    faces::drawText(*painter_, box, set, styleOf(block));
    return static_cast<double>(set.lines.size()) * set.size * kLeading + block.size * 0.25;
  }

  PageWriter& pdf_;
  QSizeF page_;
  QPainter* painter_ = nullptr;
  double y_ = 0;
  double top_ = 0;
  int column_ = 0;
};

}  // namespace

Outcome<Done> writeEveningPages(const NightRecord& night, OutFile file) {
  PageWriter pdf(std::move(file), QPageSize::A4);
  const GameKit& kit = *night.log.kit;
  Sheet sheet(pdf);
  sheet.wide(
      {.text = eveningHeadline(night.evening.summary, night.names), .size = 20 * kPoint, .bold = true});
  sheet.wide({.text = eveningAbout(night), .size = 10 * kPoint, .before = 1, .ink = kSoft});
  double before = 4;
  for (const DeciderWords& words : deciderWords(night.evening, kit)) {
    sheet.wide(
        {.text = deciderLine(words, night), .size = 10 * kPoint, .bold = words.decides, .before = before});
    before = 0.5;
  }
  sheet.charts(chartsOf(night));
  if (const BestFightWords best = bestFightWords(night.evening, kit, night.names); !best.text.isEmpty()) {
    sheet.wide({.text = best.measure, .size = 10 * kPoint, .bold = true, .before = 2});
    sheet.wide({.text = told({best.title}) + QLatin1Char(' ') + best.text, .size = 10 * kPoint});
  }
  std::vector<Block> story;
  for (const StoryPart& part : storyOf(night.evening, kit, night.names)) {
    story.push_back({.text = part.title, .bold = true, .before = 2.5});
    for (const QString& sentence : part.sentences) story.push_back({.text = sentence});
  }
  sheet.columns(story);
  return pdf.finish();
}

}  // namespace lk::app
