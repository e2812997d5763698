#include "faces/band_painter.h"

#include <algorithm>

#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

constexpr double kNumber = 8.2;       // em height of a number without unit, millimetres
constexpr double kSmallNumber = 5.6;  // of a number above its unit
constexpr double kCellNumber = 5.3;   // of a number in one of many parts
constexpr double kCellIcon = 4.4;
constexpr double kCellRim = 2.6;       // space between parts at least
constexpr std::size_t kWideParts = 2;  // as many parts leave room for the emblem beside number and unit

/// Paints a number in its part of the band: large, with its unit below.
void paintShared(QPainter& painter, const KeyFigure& figure, const QRectF& box, const QColor& ink) {
  const QString number = QString::fromStdString(figure.text);
  if (figure.unit.empty()) {
    const int lines = number.contains(QLatin1Char(' ')) ? 2 : 1;
    drawFitted(painter, box, number,
               {.maxSize = kNumber, .minSize = kMinLabel, .bold = true, .maxLines = lines, .ink = ink});
    return;
  }
  const QRectF upper(box.left(), box.top() + 0.5, box.width(), box.height() * 0.56);
  const QRectF lower(box.left(), upper.bottom() - 0.1, box.width(), box.height() * 0.36);
  drawFitted(painter, upper, number, {.maxSize = kSmallNumber, .bold = true, .ink = ink});
  drawFitted(painter, lower, QString::fromStdString(figure.unit),
             {.maxSize = 3, .minSize = kMinLabel, .bold = true, .ink = ink});
}

/// Returns the width that a narrow part of the band needs.
double cellNeeds(const KeyFigure& figure, double icon) {
  return std::max(icon + textWidth(QString::fromStdString(figure.text), kCellNumber, true),
                  textWidth(QString::fromStdString(figure.unit), kMinLabel, true));
}

/// Paints a narrow part of the band: emblem and number above, unit below. `place`: width for the emblem, 0
/// for none.
void paintCell(QPainter& painter, const KeyFigure& figure, const QRectF& box, double place,
               const GroundInks& inks) {
  const double number = textWidth(QString::fromStdString(figure.text), kCellNumber, true);
  const double left = box.center().x() - (place + number) / 2;
  const double upper = box.height() * 0.64;
  const QRectF icon(left, box.top() + 0.4 + (upper - kCellIcon) / 2, kCellIcon, kCellIcon);
  if (place > 0) drawCharge(painter, icon, figure.icon, 0, inks.print, inks.ground);
  drawFitted(painter, QRectF(left + place, box.top() + 0.2, number + 0.1, upper),
             QString::fromStdString(figure.text),
             {.maxSize = kCellNumber, .minSize = kMinNumber, .bold = true, .ink = inks.print});
  drawFitted(painter, QRectF(box.left(), box.top() + upper, box.width(), box.height() - upper - 0.3),
             QString::fromStdString(figure.unit),
             {.maxSize = 8 * kPointMm, .minSize = kMinLabel, .bold = true, .ink = inks.print});
}

/// Divides the band so that each part has the room it needs, and the same space besides. Leaves the emblems
/// out if there is no room for them.
void paintCells(QPainter& painter, const CardLook& look, const QRectF& band, const GroundInks& inks) {
  const auto needed = [&](double icon) {
    double width = 0;
    for (const KeyFigure& figure : look.figures) width += cellNeeds(figure, icon) + kCellRim;
    return width;
  };
  const double wide = needed(kCellIcon + 0.6) <= band.width() ? kCellIcon + 0.6 : 0;
  const double more = (band.width() - needed(wide)) / static_cast<double>(look.figures.size()) + kCellRim;
  double x = band.left();
  for (const KeyFigure& figure : look.figures) {
    const QRectF box(x, band.top(), cellNeeds(figure, wide) + more, band.height());
    paintCell(painter, figure, box, wide, inks);
    x = box.right();
    if (&figure != &look.figures.back())
      painter.fillRect(QRectF(x - 0.15, band.top() + 1.4, 0.3, band.height() - 2.8), inks.print);
  }
}

void paintAlone(QPainter& painter, const KeyFigure& figure, const QRectF& box, const QColor& ink) {
  const std::string text = figure.unit.empty() ? figure.text : figure.text + " " + figure.unit;
  drawFitted(painter, box, QString::fromStdString(text), {.maxSize = kNumber, .bold = true, .ink = ink});
}

}  // namespace

GroundInks groundInks(const CardLook& look) {
  return look.use == InkUse::low ? GroundInks{Qt::white, kInk} : GroundInks{look.ink, kChargeFill};
}

QColor paperOf(const CardLook& look) {
  return look.use == InkUse::low ? QColor(Qt::white) : kPaper;
}

void paintGround(QPainter& painter, const QRectF& box, const GroundInks& inks) {
  painter.fillRect(box, inks.ground);
  if (inks.ground != Qt::white) return;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(inks.print, 0.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.drawRect(box.adjusted(0.2, 0.2, -0.2, -0.2));
  painter.restore();
}

void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band) {
  if (look.figures.empty()) return;
  const GroundInks inks = groundInks(look);
  paintGround(painter, band, inks);
  if (look.figures.size() > kWideParts) return paintCells(painter, look, band, inks);
  const double width = band.width() / static_cast<double>(look.figures.size());
  for (std::size_t i = 0; i < look.figures.size(); ++i) {
    const QRectF part(band.left() + width * static_cast<double>(i), band.top(), width, band.height());
    const QRectF icon(part.left() + 1.6, part.top() + 1.7, part.height() - 3.4, part.height() - 3.4);
    drawCharge(painter, icon, look.figures[i].icon, look.variety, inks.print, inks.ground);
    const QRectF words(QPointF(icon.right() + 1.2, part.top()), QPointF(part.right() - 1, part.bottom()));
    look.figures.size() == 1 ? paintAlone(painter, look.figures[i], words, inks.print)
                             : paintShared(painter, look.figures[i], words, inks.print);
  }
}

void paintRows(QPainter& painter, const CardLook& look, const QRectF& band) {
  if (look.rows.empty()) return;
  const bool low = look.use == InkUse::low;
  const InkPair pair = low ? InkPair{kInk, kInk} : inkPair(static_cast<std::uint64_t>(look.pair));
  const GroundInks inks = low ? groundInks(look) : GroundInks{pair.deep, kChargeFill};
  paintGround(painter, band, inks);
  const double row = (band.height() - 1.6) / static_cast<double>(look.rows.size());
  double y = band.top() + 0.8;
  for (const ListRow& entry : look.rows) {
    for (int i = 0; i < std::min(entry.count, 6); ++i)
      painter.fillRect(QRectF(band.left() + 1.6 + i * 2.9, y + row * 0.12, 2.2, row * 0.76), pair.light);
    drawFitted(painter, QRectF(band.left() + 19.5, y, band.width() - 20.5, row),
               QStringLiteral("%1 %2").arg(entry.count).arg(QString::fromStdString(entry.name)),
               {.maxSize = row * 0.8,
                .minSize = std::min(row * 0.8, kMinText),
                .bold = true,
                .alignment = Qt::AlignVCenter | Qt::AlignLeft,
                .ink = inks.print});
    y += row;
  }
}

void paintCorners(QPainter& painter, const CardLook& look, const QRectF& picture) {
  constexpr double kHeight = 8.2;
  constexpr double kWidth = 13.5;
  constexpr double kIcon = 4.8;
  constexpr double kText = 6;
  constexpr double kUnit = 7.5 * kPointMm;
  for (std::size_t i = 0; i < look.corners.size() && i < 2; ++i) {
    const KeyFigure& figure = look.corners[i];
    const QString unit = QString::fromStdString(figure.unit);
    const double unitWidth = unit.isEmpty() ? 0 : textWidth(unit, kUnit, true) + 1.4;
    const bool right = i == 1 || look.sign;
    const double width = kWidth + unitWidth - (unit.isEmpty() ? 0 : 1.2);
    const QRectF pill(right ? picture.right() - width : picture.left(), picture.top(), width, kHeight);
    painter.save();
    painter.setPen(QPen(kInk, 0.7));
    painter.setBrush(paperOf(look));
    painter.drawRoundedRect(pill, kHeight / 2, kHeight / 2);
    painter.restore();
    drawCharge(painter, QRectF(pill.left() + 1.7, pill.top() + 1.7, kIcon, kIcon), figure.icon, look.variety,
               kInk, paperOf(look));
    drawFitted(painter, pill.adjusted(6.6, 0, -1.2 - unitWidth, 0), QString::fromStdString(figure.text),
               {.maxSize = kText, .bold = true, .ink = kInk});
    drawFitted(painter, QRectF(pill.right() - 1.6 - unitWidth, pill.top(), unitWidth, kHeight), unit,
               {.maxSize = kUnit, .minSize = kMinLabel, .bold = true, .ink = kInk});
  }
}

void paintSign(QPainter& painter, const CardLook& look, const QRectF& picture) {
  if (!look.sign) return;
  constexpr QSizeF kSize(14.4, 9);
  const QRectF pill(picture.topLeft(), kSize);
  painter.save();
  painter.setPen(QPen(kChargeFill, 0.8));
  painter.setBrush(look.sign->ink);
  painter.drawRoundedRect(pill, kSize.height() / 2, kSize.height() / 2);
  painter.restore();
  drawCharge(painter, QRectF(pill.left() + 1.7, pill.top() + 1.7, 5.6, 5.6), look.sign->icon, 0, kChargeFill,
             look.sign->ink);
  drawFitted(painter, pill.adjusted(7.4, 0, -1.4, 0), QString::fromStdString(look.sign->letter),
             {.maxSize = 5.8, .minSize = kMinNumber, .bold = true, .ink = kChargeFill});
}

void paintTags(QPainter& painter, const CardLook& look, const QRectF& picture) {
  constexpr double kHeight = 6;
  constexpr double kIcon = 3.8;
  constexpr double kText = 9 * kPointMm;
  double x = picture.left();
  for (const Tag& tag : look.tags) {
    const QString word = QString::fromStdString(tag.word);
    const double words = textWidth(word, kText, true);
    const QRectF pill(x, picture.bottom() - kHeight, 1.5 + kIcon + 0.8 + words + 2, kHeight);
    painter.save();
    painter.setPen(QPen(kChargeFill, 0.6));
    painter.setBrush(kInk);
    painter.drawRoundedRect(pill, kHeight / 2, kHeight / 2);
    painter.restore();
    const QRectF icon(pill.left() + 1.5, pill.center().y() - kIcon / 2, kIcon, kIcon);
    drawCharge(painter, icon, tag.icon, 0, kChargeFill, kInk);
    drawFitted(painter, QRectF(icon.right() + 0.8, pill.top(), words + 0.1, kHeight), word,
               {.maxSize = kText, .minSize = kMinLabel, .bold = true, .ink = kChargeFill});
    x = pill.right() + 0.9;
  }
}

}  // namespace lk::faces
