#include "faces/frame_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QTransform>

#include "faces/outline_shapes.h"
#include "faces/title_painter.h"

namespace lk::faces {

namespace {

constexpr double kBorder = 2.6;
constexpr double kDottedBorder = 4;
constexpr double kEdgeLine = 0.4;    // along the cut, if the border takes little ink
constexpr double kInset = 1.6;       // between border and content
constexpr double kGap = 1.1;         // between the parts
constexpr double kNameHeight = 8.4;  // descenders extend below it
constexpr double kListName = 7.2;    // the same above a list that says all of its cards
constexpr double kFootHeight = 3.6;  // of each of its lines
constexpr double kBandHeight = 9.8;
constexpr double kRowHeight = 4.7;    // of a list of cards
constexpr double kTextHeight = 15.4;  // of a short text
constexpr double kMinPicture = 20;    // minimum height of the picture, even with a long text
constexpr double kGoodStrip = 13;     // the same with a list that says all of its cards
constexpr double kMinStrip = 8;       // the same with a text besides
constexpr double kGoodText = 3.3;     // text smaller than this takes space from the picture instead

QPainterPath burst(const QRectF& box) {
  QPainterPath path;
  constexpr int kPoints = 18;
  for (int i = 0; i < 2 * kPoints; ++i) {
    const double angle = std::numbers::pi * i / kPoints;
    const double radius = i % 2 == 0 ? 1.0 : 0.87;
    const QPointF at = box.center() + QPointF(box.width() / 2 * radius * std::cos(angle),
                                              box.height() / 2 * radius * std::sin(angle));
    i == 0 ? path.moveTo(at) : path.lineTo(at);
  }
  path.closeSubpath();
  return path;
}

/// Keeps "DV − 2" on one line.
QString unbroken(QString text) {
  for (const QChar sign : {QChar(0x2212), QChar(u'+'), QChar(0x2265), QChar(0x2264), QChar(u'=')})
    text.replace(QLatin1Char(' ') + sign + QLatin1Char(' '), QChar::Nbsp + QString(sign) + QChar::Nbsp);
  return text;
}

/// Fits the text at the minimum height at which it reads well. A text that never does gets all the space.
void layText(FaceLayout& layout, const CardLook& look, double width, double most) {
  const QString text = unbroken(QString::fromStdString(look.text));
  layout.wordStyle = {.maxSize = 4.6, .maxLines = 12, .ink = kInk};
  if (look.text.empty()) return;
  double height = std::min(kTextHeight, most);
  if (look.listsWhole()) {
    layout.wordStyle.maxSize = kMinText;
    height = 1.2 * kMinText;
  }
  for (;; height = std::min(most, height + 1.5)) {
    layout.words = fitText(QSizeF(width, height), text, layout.wordStyle);
    const bool good = layout.words.size >= std::min(kGoodText, layout.wordStyle.maxSize);
    if ((layout.words.whole && good) || height >= most) break;
  }
  constexpr qsizetype kCentred = 4;  // texts with more lines are easier to read left-aligned
  if (layout.words.lines.size() > kCentred) layout.wordStyle.alignment = Qt::AlignVCenter | Qt::AlignLeft;
  layout.text.setHeight(height);
}

void paintDots(QPainter& painter, int dots, double border, InkUse use) {
  constexpr double kApart = 5;
  const double radius = border * 0.3;
  painter.save();
  painter.setPen(Qt::NoPen);
  painter.setBrush(use == InkUse::low ? kInk : kChargeFill);
  // Paints the edges clockwise from the top: turning the card counter-clockwise moves the next edge to the
  // top.
  for (int edge = 0; edge < 4 && dots - edge > 0; ++edge) {
    painter.save();
    painter.translate(kCardWidthMm / 2, kCardHeightMm / 2);
    painter.rotate(90.0 * edge);
    const double far = (edge % 2 == 0 ? kCardHeightMm : kCardWidthMm) / 2 - border / 2;
    const int count = dots - edge;
    for (int i = 0; i < count; ++i)
      painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * kApart, -far), radius, radius);
    painter.restore();
  }
  painter.restore();
}

/// Repeats the outline of the type's pictures, small, before its name.
void paintFoot(QPainter& painter, const CardLook& look, const QRectF& foot) {
  const QRectF sign(foot.left(), foot.top() + 0.3, 4.2, kFootHeight - 0.6);
  const QRectF full(0, 0, 56, 40);
  QTransform small;
  small.translate(sign.left(), sign.top());
  small.scale(sign.width() / full.width(), sign.height() / full.height());
  painter.fillPath(small.map(panelPath(look.panel, full)), look.ink);
  const QRectF first(foot.left(), foot.top(), foot.width(), kFootHeight);
  const QRectF last(foot.left(), foot.bottom() - kFootHeight, foot.width(), kFootHeight);
  const auto line = [&](const QRectF& box, const std::string& text, Qt::Alignment side) {
    drawFitted(painter, box, QString::fromStdString(text),
               {.maxSize = 2.9, .minSize = kMinLabel, .alignment = Qt::AlignVCenter | side, .ink = look.ink});
  };
  const double beside = look.belongs.empty() && !look.copies.empty() ? -8 : 0;  // room for the copies
  line(first.adjusted(5.2, 0, beside, 0), look.kind, Qt::AlignLeft);
  line(last.adjusted(0, 0, -8, 0), look.belongs, Qt::AlignLeft);
  line(last, look.copies, Qt::AlignRight);
}

void outlineFrame(QPainter& painter, const FaceLayout& layout) {
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(kInk, kEdgeLine, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  const double half = kEdgeLine / 2;
  painter.drawRect(QRectF(0, 0, kCardWidthMm, kCardHeightMm).adjusted(half, half, -half, -half));
  painter.setPen(QPen(kInk, 0.35));
  painter.drawRoundedRect(layout.paper, 1.6, 1.6);
  painter.restore();
}

}  // namespace

FaceLayout layoutOf(const CardLook& look) {
  FaceLayout layout;
  layout.border = look.dots > 0 ? kDottedBorder : kBorder;
  layout.paper = QRectF(0, 0, kCardWidthMm, kCardHeightMm)
                     .adjusted(layout.border, layout.border, -layout.border, -layout.border);
  const double left = layout.border + kInset;
  const double width = kCardWidthMm - 2 * left;
  const double bottom = kCardHeightMm - layout.border - 0.5;
  const double foot = kFootHeight * (look.belongs.empty() ? 1 : 2);
  layout.foot = QRectF(left, bottom - foot, width, foot);
  double top = layout.border + 0.7;
  if (!look.nameIsEmblem) {
    layout.name =
        QRectF(left + 0.4, top, width - 0.8 - costWidth(look), look.listsWhole() ? kListName : kNameHeight);
    top = layout.name.bottom() + kGap;
  } else {
    top += kGap;
  }
  double band = look.figures.empty() ? 0 : kBandHeight;
  if (!look.rows.empty() && !look.listsWhole())
    band = 1.6 + kRowHeight * static_cast<double>(std::min<std::size_t>(look.rows.size(), 5));
  const double free = layout.foot.top() - kGap - top - band - kGap * (band > 0 ? 2 : 1);
  layout.wholeRows = fitRows(look, width, free - kGoodStrip);
  const double rows = heightOf(layout.wholeRows) + (layout.wholeRows.empty() ? 0 : kGap);

  const double room = free - rows;
  layout.text = QRectF(left + 0.4, 0, width - 0.8, 0);
  layText(layout, look, layout.text.width(), room - (layout.wholeRows.empty() ? kMinPicture : kMinStrip));
  layout.picture = QRectF(left, top, width, room - layout.text.height());
  layout.band = QRectF(left, layout.picture.bottom() + kGap, width, band);
  layout.rows = QRectF(left, layout.band.bottom() + kGap, width, heightOf(layout.wholeRows));
  layout.text.moveBottom(layout.foot.top() - kGap);
  return layout;
}

QPainterPath panelPath(PanelShape shape, const QRectF& box) {
  const double l = box.left();
  const double r = box.right();
  const double t = box.top();
  const double b = box.bottom();
  const QPointF c = box.center();
  QPainterPath path;
  switch (shape) {
    case PanelShape::plain:
      path.addRect(box);
      break;
    case PanelShape::notched: {
      path.addRect(box);
      QPainterPath notches;
      for (const QPointF corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
        notches.addEllipse(corner, 5, 5);
      path = path.subtracted(notches);
      break;
    }
    case PanelShape::shield:
      path.moveTo(l, t);
      path.lineTo(r, t);
      path.cubicTo(r, t + box.height() * 0.6, c.x() + box.width() * 0.3, b - 4, c.x(), b);
      path.cubicTo(c.x() - box.width() * 0.3, b - 4, l, t + box.height() * 0.6, l, t);
      break;
    case PanelShape::octagon: {
      constexpr double k = 11;
      path = polygon(
          {{l + k, t}, {r - k, t}, {r, t + k}, {r, b - k}, {r - k, b}, {l + k, b}, {l, b - k}, {l, t + k}});
      break;
    }
    case PanelShape::burst:
      path = burst(box);
      break;
    case PanelShape::arch:
      path.moveTo(l, b);
      path.lineTo(l, t + box.height() * 0.45);
      path.cubicTo(l, t + 4, c.x() - 8, t + 2, c.x(), t);
      path.cubicTo(c.x() + 8, t + 2, r, t + 4, r, t + box.height() * 0.45);
      path.lineTo(r, b);
      path.closeSubpath();
      break;
    case PanelShape::pennant:
      path = polygon({{c.x(), t}, {r, t + 9}, {r, b}, {c.x(), b - 7}, {l, b}, {l, t + 9}});
      break;
    case PanelShape::medallion:
      path.addEllipse(box);
      break;
    case PanelShape::hexagon:
      path = polygon({{l + 12, t}, {r - 12, t}, {r, c.y()}, {r - 12, b}, {l + 12, b}, {l, c.y()}});
      break;
    case PanelShape::ticket: {
      path.addRect(box);
      QPainterPath bites;
      for (const double x : {l, r}) bites.addEllipse(QPointF(x, c.y()), 7, 7);
      path = path.subtracted(bites);
      break;
    }
  }
  return path;
}

void paintFrame(QPainter& painter, const CardLook& look, const FaceLayout& layout, double bleed) {
  if (look.use == InkUse::low) {
    outlineFrame(painter, layout);
    if (look.dots > 0) paintDots(painter, look.dots, layout.border, look.use);
    paintFoot(painter, look, layout.foot);
    return;
  }
  painter.fillRect(QRectF(0, 0, kCardWidthMm, kCardHeightMm).adjusted(-bleed, -bleed, bleed, bleed),
                   look.ink);
  QPainterPath paper;
  paper.addRoundedRect(layout.paper, 1.6, 1.6);
  painter.fillPath(paper, kPaper);
  if (look.dots > 0) paintDots(painter, look.dots, layout.border, look.use);
  paintFoot(painter, look, layout.foot);
}

}  // namespace lk::faces
