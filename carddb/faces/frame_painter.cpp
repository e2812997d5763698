#include "faces/frame_painter.h"

#include <cmath>
#include <numbers>

#include "faces/face_painter.h"
#include "faces/outline_shapes.h"
#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

constexpr double kBorder = 2.6;

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

QString footerText(const rules::CardDef& card) {
  std::string text = titled(card.type);
  const std::string& more = card.subtype.empty() ? card.kind : card.subtype;
  if (!more.empty()) text += " \u00b7 " + more;
  return QString::fromStdString(text);
}

}  // namespace

FaceLayout layoutOf(const rules::CardDef& card, const CardLook& look) {
  FaceLayout layout;
  layout.paper = QRectF(kBorder, kBorder, kCardWidthMm - 2 * kBorder, kCardHeightMm - 2 * kBorder);
  const double left = kBorder + 1.6;
  const double width = kCardWidthMm - 2 * left;
  layout.footer = QRectF(left, 81.2, width, 3.4);
  if (look.nameIsEmblem) {
    layout.picture = QRectF(left, 4.2, width, 60);
    layout.text = QRectF(left + 1, 66, width - 2, 14);
    return layout;
  }
  layout.name = QRectF(left + 0.6, 3.3, width - 1.2, 8.4);  // the tails of letters hang below it
  layout.picture = QRectF(left, 13.4, width, look.figures.empty() && card.deck.empty() ? 50 : 39.6);
  layout.figures = QRectF(left, 54.0, width, 9.8);
  layout.text = QRectF(left + 0.6, 65, width - 1.2, 15.4);
  if (!card.deck.empty()) {
    layout.picture.setHeight(34.4);
    layout.figures = QRectF(left, 48.6, width, 21.4);
    layout.text = QRectF(left + 0.6, 70.8, width - 1.2, 10);
  }
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
  }
  return path;
}

void paintFrame(QPainter& painter, const rules::CardDef& card, const FaceLayout& layout) {
  const QColor border = borderInk(card.type);
  painter.fillRect(QRectF(0, 0, kCardWidthMm, kCardHeightMm), border);
  QPainterPath paper;
  paper.addRoundedRect(layout.paper, 1.6, 1.6);
  painter.fillPath(paper, kPaper);

  drawFitted(painter, layout.footer, footerText(card),
             {.maxSize = 2.7, .alignment = Qt::AlignVCenter | Qt::AlignLeft, .ink = border});
  if (card.copies > 1)
    drawFitted(painter, layout.footer, QStringLiteral("\u00d7 %1").arg(card.copies),
               {.maxSize = 2.7, .alignment = Qt::AlignVCenter | Qt::AlignRight, .ink = border});
}

}  // namespace lk::faces
