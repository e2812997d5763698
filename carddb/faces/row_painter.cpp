#include "faces/row_painter.h"

#include <algorithm>

#include "faces/band_painter.h"

namespace lk::faces {

namespace {

constexpr double kChip = 11.8;  // width of the number
constexpr double kGap = 1.2;    // between number and words
constexpr double kName = 4.1;   // height of the line with the name
constexpr double kApart = 0.7;  // between rows
constexpr double kMaxWords = 8 * kPointMm;
constexpr int kMaxLines = 4;
constexpr double kMinRow = 7.2;

TextStyle wordStyle(double size) {
  return {.maxSize = size, .minSize = size, .maxLines = kMaxLines, .alignment = Qt::AlignLeft, .ink = kInk};
}

constexpr double kIcon = 3.2;  // of reach and remarks
constexpr double kBadge = 4;   // disc of a remark
constexpr double kReach = 7.5 * kPointMm;

/// Paints reach and remarks at the end of the line with the name. Returns where they begin.
double paintEnd(QPainter& painter, const CardLook& look, const ListRow& row, const QRectF& line) {
  double x = line.right();
  for (auto tag = row.tags.rbegin(); tag != row.tags.rend(); ++tag) {
    const QRectF disc(x - kBadge, line.center().y() - kBadge / 2, kBadge, kBadge);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(kInk);
    painter.drawEllipse(disc);
    painter.restore();
    drawCharge(painter, disc.adjusted(0.75, 0.75, -0.75, -0.75), tag->icon, 0, kChargeFill, kInk);
    x = disc.left() - 0.7;
  }
  if (row.reach.text.empty()) return x;
  const QString reach = QString::fromStdString(row.reach.text);
  const QRectF words(x - textWidth(reach, kReach, true) - 0.1, line.top(),
                     textWidth(reach, kReach, true) + 0.1, line.height());
  drawFitted(painter, words, reach, {.maxSize = kReach, .minSize = kMinLabel, .bold = true, .ink = look.ink});
  const QRectF icon(words.left() - kIcon - 0.5, line.center().y() - kIcon / 2, kIcon, kIcon);
  drawCharge(painter, icon, row.reach.icon, 0, look.ink, paperOf(look));
  return icon.left() - 0.7;
}

/// Returns the width of reach and remarks, with the gap before them.
double endWidth(const ListRow& row) {
  double width = static_cast<double>(row.tags.size()) * (kBadge + 0.7);
  if (!row.reach.text.empty())
    width += kIcon + 1.3 + textWidth(QString::fromStdString(row.reach.text), kReach, true);
  return width;
}

/// Returns whether reach and remarks need a line of their own, because the name is long.
bool endIsApart(const ListRow& row, double width) {
  return textWidth(QString::fromStdString(row.name), kMinText, true) + endWidth(row) > width;
}

std::vector<FittedRow> rowsOf(const CardLook& look, double width, double size) {
  std::vector<FittedRow> rows;
  for (const ListRow& row : look.rows) {
    const QSizeF room(width - kChip - kGap, 40);
    FittedRow fitted{0, false, fitText(room, QString::fromStdString(row.text), wordStyle(size))};
    fitted.endIsApart = endIsApart(row, room.width());
    const double lines = kName * (fitted.endIsApart ? 2 : 1);
    fitted.height = std::max(kMinRow, lines + linesHeight(fitted.words.lines.size(), size) + 0.5);
    rows.push_back(std::move(fitted));
  }
  return rows;
}

}  // namespace

std::vector<FittedRow> fitRows(const CardLook& look, double width, double most) {
  if (!look.listsWhole()) return {};
  for (double size = kMaxWords;; size = std::max(kMinLabel, size - 0.5 * kPointMm)) {
    std::vector<FittedRow> rows = rowsOf(look, width, size);
    if (size <= kMinLabel || heightOf(rows) <= most) return rows;
  }
}

double heightOf(const std::vector<FittedRow>& rows) {
  double height = rows.empty() ? 0 : -kApart;
  for (const FittedRow& row : rows) height += row.height + kApart;
  return height;
}

void paintWholeRows(QPainter& painter, const CardLook& look, const std::vector<FittedRow>& rows,
                    const QRectF& box) {
  double y = box.top();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ListRow& row = look.rows[i];
    const QRectF chip(box.left(), y, kChip, rows[i].height);
    const GroundInks inks = groundInks(look);
    paintGround(painter, chip, inks);
    drawFitted(painter, chip, QString::fromStdString(row.number),
               {.maxSize = 5.6, .minSize = kMinNumber, .bold = true, .ink = inks.print});
    const QRectF words(QPointF(chip.right() + kGap, y), QPointF(box.right(), y + rows[i].height));
    const QRectF name(words.left(), y, words.width(), kName);
    const double below = rows[i].endIsApart ? kName : 0;
    const double end = paintEnd(painter, look, row, name.translated(0, below));
    drawFitted(painter, QRectF(name.left(), y, (below > 0 ? name.right() : end) - name.left(), kName),
               QString::fromStdString(row.name),
               {.maxSize = kMinTitle,
                .minSize = kMinText,
                .bold = true,
                .alignment = Qt::AlignVCenter | Qt::AlignLeft,
                .ink = kInk});
    drawText(painter, words.adjusted(0, kName + below, 0, 0), rows[i].words, wordStyle(rows[i].words.size));
    y += rows[i].height + kApart;
  }
}

}  // namespace lk::faces
