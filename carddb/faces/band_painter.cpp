#include "faces/band_painter.h"

#include <algorithm>

#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

constexpr double kNumber = 8.2;       // em height of a number without unit, millimetres
constexpr double kSmallNumber = 5.6;  // of a number above its unit

/// Paints a number in its part of the band: large, with its unit below.
void paintShared(QPainter& painter, const KeyFigure& figure, const QRectF& box) {
  const QString number = QString::fromStdString(figure.text);
  if (figure.unit.empty()) {
    const int lines = number.contains(QLatin1Char(' ')) ? 2 : 1;
    drawFitted(painter, box, number,
               {.maxSize = kNumber, .bold = true, .maxLines = lines, .ink = kChargeFill});
    return;
  }
  const QRectF upper(box.left(), box.top() + 0.5, box.width(), box.height() * 0.56);
  const QRectF lower(box.left(), upper.bottom() - 0.1, box.width(), box.height() * 0.36);
  drawFitted(painter, upper, number, {.maxSize = kSmallNumber, .bold = true, .ink = kChargeFill});
  drawFitted(painter, lower, QString::fromStdString(figure.unit),
             {.maxSize = 3, .bold = true, .ink = kChargeFill});
}

void paintAlone(QPainter& painter, const KeyFigure& figure, const QRectF& box) {
  const std::string text = figure.unit.empty() ? figure.text : figure.text + " " + figure.unit;
  drawFitted(painter, box, QString::fromStdString(text),
             {.maxSize = kNumber, .bold = true, .ink = kChargeFill});
}

}  // namespace

void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band) {
  if (look.figures.empty()) return;
  painter.fillRect(band, look.ink);
  const double width = band.width() / static_cast<double>(look.figures.size());
  for (std::size_t i = 0; i < look.figures.size(); ++i) {
    const QRectF part(band.left() + width * static_cast<double>(i), band.top(), width, band.height());
    const QRectF icon(part.left() + 1.6, part.top() + 1.7, part.height() - 3.4, part.height() - 3.4);
    drawCharge(painter, icon, look.figures[i].icon, look.variety, kChargeFill, look.ink);
    const QRectF words(QPointF(icon.right() + 1.2, part.top()), QPointF(part.right() - 1, part.bottom()));
    look.figures.size() == 1 ? paintAlone(painter, look.figures[i], words)
                             : paintShared(painter, look.figures[i], words);
  }
}

void paintRows(QPainter& painter, const CardLook& look, const QRectF& band) {
  if (look.rows.empty()) return;
  const InkPair pair = inkPair(static_cast<std::uint64_t>(look.pair));
  painter.fillRect(band, pair.deep);
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
                .ink = kChargeFill});
    y += row;
  }
}

void paintCorners(QPainter& painter, const CardLook& look, const QRectF& picture) {
  constexpr QSizeF kSize(13.5, 8.2);
  const QPointF places[] = {picture.topLeft(), picture.topRight() - QPointF(kSize.width(), 0)};
  for (std::size_t i = 0; i < look.corners.size() && i < std::size(places); ++i) {
    const QRectF pill(places[i], kSize);
    painter.save();
    painter.setPen(QPen(kInk, 0.7));
    painter.setBrush(kPaper);
    painter.drawRoundedRect(pill, kSize.height() / 2, kSize.height() / 2);
    painter.restore();
    drawCharge(painter, QRectF(pill.left() + 1.7, pill.top() + 1.7, 4.8, 4.8), look.corners[i].icon,
               look.variety, kInk, kPaper);
    drawFitted(painter, pill.adjusted(6.6, 0, -1.2, 0), QString::fromStdString(look.corners[i].text),
               {.maxSize = 6, .bold = true, .ink = kInk});
  }
}

}  // namespace lk::faces
