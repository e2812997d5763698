#include "app/record/printing/reference_pages.h"

#include <algorithm>

#include "app/kit/rulebook.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/table_drawing.h"
#include "faces/text_fitter.h"

namespace lk::app {

namespace {

constexpr double kPoint = 25.4 / 72;
constexpr double kMax = 10 * kPoint;
constexpr double kMin = 7 * kPoint;
constexpr double kEdge = kMarginMm + 2;
constexpr double kBetween = 6;  // between columns

constexpr double kTable = 78;  // height of the drawing of the table
constexpr double kUnderTable = 2;

constexpr double kSignLine = 6.4;  // height
constexpr double kSignGap = 4;     // after the words of a sign
constexpr double kSign = 4.6;
constexpr double kSignWords = 8 * kPoint;

/// Text that is not split between columns.
struct Block {
  QString number;  // "" for a heading
  QString text;
};

std::vector<Block> blocksOf(const std::vector<RuleSection>& sections) {
  std::vector<Block> blocks;
  for (const RuleSection& section : sections) {
    if (section.rules.empty()) continue;
    blocks.push_back({{}, QString::fromStdString(section.title)});
    for (const auto& [number, text] : section.rules)
      blocks.push_back({QString::fromStdString(number), QString::fromStdString(partsOfRule(text).sentence)});
  }
  return blocks;
}

/// Places the blocks in columns, at one font size.
class Columns {
 public:
  /// `above`: height that is kept free at the top of the first page.
  Columns(QSizeF page, double size, double above)
      : page_(page), size_(size), above_(above), width_((page.width() - 2 * kEdge - kBetween) / 2) {}

  [[nodiscard]] int pagesFor(const std::vector<Block>& blocks) {
    int column = 0;
    double y = topOf(column);
    for (const Block& block : blocks) step(block, column, y);
    return column / 2 + 1;
  }

  /// `begin` starts a page, numbered from 0, and paints what is above the rules.
  void draw(const std::vector<Block>& blocks, const std::function<QPainter&(int)>& begin) {
    QPainter* painter = nullptr;
    int column = 0, page = -1;
    double y = topOf(column);
    for (const Block& block : blocks) {
      const double top = step(block, column, y);
      if (column / 2 != page) {
        page = column / 2;
        painter = &begin(page);
      }
      paint(*painter, block, QPointF(kEdge + (column % 2) * (width_ + kBetween), top));
    }
  }

 private:
  [[nodiscard]] double topOf(int column) const { return column < 2 ? kEdge + above_ : kEdge; }

  [[nodiscard]] double textLeft(const Block& block) const { return block.number.isEmpty() ? 0 : 3.6 * size_; }

  [[nodiscard]] faces::TextStyle styleOf(const Block& block) const {
    const double size = block.number.isEmpty() ? size_ * 1.15 : size_;
    return {.maxSize = size,
            .minSize = size,
            .bold = block.number.isEmpty(),
            .maxLines = 60,
            .alignment = Qt::AlignLeft,
            .ink = Qt::black};
  }

  [[nodiscard]] faces::FittedText set(const Block& block) const {
    return faces::fitText(QSizeF(width_ - textLeft(block), page_.height()), block.text, styleOf(block));
  }

  /// Returns the top of a block. Moves on to the next column if it does not fit; a heading needs room for its
  /// first rule too.
  double step(const Block& block, int& column, double& y) const {
    const faces::FittedText text = set(block);
    const double height = static_cast<double>(text.lines.size()) * text.size * 1.22;
    const double before = block.number.isEmpty() && y > topOf(column) ? size_ : 0;
    const double needed = before + height + (block.number.isEmpty() ? 4 * size_ : 0);
    if (y + needed > page_.height() - kEdge) {
      ++column;
      y = topOf(column);
    } else {
      y += before;
    }
    const double top = y;
    y += height + size_ * 0.45;
    return top;
  }

  void paint(QPainter& painter, const Block& block, QPointF at) const {
    const QRectF box(at.x() + textLeft(block), at.y(), width_ - textLeft(block), page_.height());
    faces::drawText(painter, box, set(block), styleOf(block));
    if (block.number.isEmpty()) return;
    const double small = size_ * 0.86;
    faces::drawFitted(painter, QRectF(at.x(), at.y() + (size_ - small) * 0.75, textLeft(block), size_ * 1.2),
                      block.number,
                      {.maxSize = small,
                       .minSize = small * 0.8,
                       .bold = true,
                       .alignment = Qt::AlignLeft,
                       .ink = QColor(0x50, 0x50, 0x50)});
  }

  QSizeF page_;
  double size_;
  double above_;
  double width_;
};

/// Returns the width of a sign's words.
double wordsOf(const faces::LegendEntry& entry) {
  return faces::textWidth(QString::fromStdString(entry.words), kSignWords, false);
}

/// Returns where the signs lie, from the top left of the first: beside each other, in as many lines as they
/// need.
std::vector<QRectF> groundsOf(const std::vector<faces::LegendEntry>& legend, double width) {
  std::vector<QRectF> grounds;
  QPointF next;
  for (const faces::LegendEntry& entry : legend) {
    const double sign = entry.letter.empty() ? kSign : 2 * kSign;
    const double all = sign + 1 + wordsOf(entry);
    if (next.x() > 0 && next.x() + all > width) next = {0, next.y() + kSignLine};
    grounds.emplace_back(next, QSizeF(sign, kSign));
    next.rx() += all + kSignGap;
  }
  return grounds;
}

}  // namespace

ReferencePages referenceOf(const GameKit& kit, LanguageId language) {
  const Outcome<Rulebook> book = loadRulebook(kit.id(), language);
  return {kit.layout, book ? book->sections : std::vector<RuleSection>{},
          faces::legendOf(kit.cards, kit.game->language().cardTypes, language)};
}

double legendHeight(const std::vector<faces::LegendEntry>& legend, double width) {
  if (legend.empty()) return 0;
  return groundsOf(legend, width).back().top() + kSignLine + 2;
}

void paintLegend(QPainter& painter, QPointF at, const std::vector<faces::LegendEntry>& legend, double width) {
  const std::vector<QRectF> grounds = groundsOf(legend, width);
  for (std::size_t i = 0; i < legend.size(); ++i) {
    const faces::LegendEntry& entry = legend[i];
    const QRectF ground = grounds[i].translated(at);
    const bool dark = entry.ink.isValid();
    painter.save();
    painter.setPen(QPen(faces::kInk, 0.25));
    painter.setBrush(dark ? entry.ink : faces::kPaper);
    painter.drawRoundedRect(ground, kSign / 2, kSign / 2);
    painter.restore();
    const QColor ink = dark ? faces::kChargeFill : faces::kInk;
    const QRectF icon(ground.left() + 0.9, ground.top() + 0.9, kSign - 1.8, kSign - 1.8);
    if (entry.icon) faces::drawCharge(painter, icon, *entry.icon, 0, ink, dark ? entry.ink : faces::kPaper);
    faces::drawFitted(painter, QRectF(icon.right() + 0.6, ground.top(), kSign - 0.6, kSign),
                      QString::fromStdString(entry.letter),
                      {.maxSize = 3.4, .minSize = 2, .bold = true, .ink = ink});
    faces::drawFitted(painter, QRectF(ground.right() + 1, ground.top(), wordsOf(entry) + 1, kSign),
                      QString::fromStdString(entry.words),
                      {.maxSize = kSignWords,
                       .minSize = kMin,
                       .alignment = Qt::AlignVCenter | Qt::AlignLeft,
                       .ink = Qt::black});
  }
}

void writeReferencePages(PageWriter& pdf, const ReferencePages& what,
                         const std::function<void(int)>& before) {
  const std::vector<Block> blocks = blocksOf(what.rules);
  const QSizeF page = pdf.size(kPortrait);
  const double signs = legendHeight(what.legend, page.width() - 2 * kEdge);
  const auto columns = [&](double size) { return Columns(page, size, signs + kTable + kUnderTable); };
  double size = kMax;
  while (size > kMin && columns(size).pagesFor(blocks) > kReferencePages) size = std::max(kMin, size * 0.98);
  columns(size).draw(blocks, [&](int number) -> QPainter& {
    if (before) before(number);
    QPainter& painter = pdf.page(kPortrait);
    if (number > 0) return painter;
    const double width = page.width() - 2 * kEdge;
    paintTable(painter, QRectF(kEdge, kEdge, width, kTable), what.layout);
    paintLegend(painter, QPointF(kEdge, kEdge + kTable + kUnderTable), what.legend, width);
    return painter;
  });
}

}  // namespace lk::app
