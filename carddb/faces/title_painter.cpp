#include "faces/title_painter.h"

#include <algorithm>

#include "faces/band_painter.h"

namespace lk::faces {

namespace {

constexpr double kPill = 6.8;  // height of a part of the cost
constexpr double kIcon = 4.2;
constexpr double kNumber = 5.2;  // em height
constexpr double kApart = 0.7;
constexpr double kBeside = 1.2;  // between title and cost
constexpr double kRim = 1.3;     // beside icon and number

double pillWidth(const CostFigure& figure) {
  const double number = textWidth(QString::fromStdString(figure.text), kNumber, true);
  return std::max(kPill, (figure.icon ? kIcon + 0.5 : 0) + number + 2 * kRim);
}

void paintPill(QPainter& painter, const CostFigure& figure, const QRectF& pill, const QColor& blank) {
  const QColor paper = figure.ink.isValid() ? figure.ink : blank;
  const QColor ink = figure.ink.isValid() ? kChargeFill : kInk;
  painter.save();
  painter.setPen(QPen(kInk, 0.5));
  painter.setBrush(paper);
  painter.drawRoundedRect(pill, kPill / 2, kPill / 2);
  painter.restore();
  QRectF number = pill;
  if (figure.icon) {
    const QRectF icon(pill.left() + kRim, pill.center().y() - kIcon / 2, kIcon, kIcon);
    drawCharge(painter, icon, *figure.icon, 0, ink, paper);
    number.setLeft(icon.right() + 0.5);
    number.setRight(pill.right() - kRim);
  }
  drawFitted(painter, number, QString::fromStdString(figure.text),
             {.maxSize = kNumber, .minSize = kMinNumber, .bold = true, .ink = ink});
}

}  // namespace

double costWidth(const CardLook& look) {
  double width = look.cost.empty() ? 0 : kBeside - kApart;
  for (const CostFigure& figure : look.cost) width += pillWidth(figure) + kApart;
  return width;
}

TextStyle titleStyle(const CardLook& look) {
  TextStyle style{.maxSize = 7.4, .minSize = kMinTitle, .bold = true, .ink = kInk};
  if (look.cost.empty()) return style;
  style.maxSize = 5.6;
  style.maxLines = 2;
  style.alignment = Qt::AlignVCenter | Qt::AlignLeft;
  return style;
}

void paintTitle(QPainter& painter, const CardLook& look, const QRectF& title) {
  if (!look.nameIsEmblem) drawFitted(painter, title, QString::fromStdString(look.title), titleStyle(look));
  double x = title.right() + kBeside;
  for (const CostFigure& figure : look.cost) {
    const double width = pillWidth(figure);
    paintPill(painter, figure, QRectF(x, title.center().y() - kPill / 2, width, kPill), paperOf(look));
    x += width + kApart;
  }
}

}  // namespace lk::faces
