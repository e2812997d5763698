#include "faces/token_painter.h"

#include <cmath>

#include <QPainterPath>

#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

QColor inkOf(rules::TokenColour colour) {
  switch (colour) {
    case rules::TokenColour::red:
      return {0xb0, 0x26, 0x2d};
    case rules::TokenColour::blue:
      return {0x1d, 0x3f, 0x7a};
    case rules::TokenColour::green:
      return {0x1c, 0x5a, 0x33};
    case rules::TokenColour::black:
    case rules::TokenColour::white:  // a rim is dark on paper
    case rules::TokenColour::yellow:
      break;
  }
  return {0x1e, 0x20, 0x22};
}

void paintDisc(QPainter& painter, double radius, const QColor& colour) {
  painter.setBrush(colour);
  painter.drawEllipse(QPointF(), radius, radius);
}

}  // namespace

void paintToken(QPainter& painter, const carddb::PrintedToken& token, double diameter, const QString& title) {
  constexpr carddb::TokenRim kRim = carddb::kTokenRim;
  const double radius = diameter / 2;
  const QColor ink = inkOf(token.colour);
  painter.setPen(QPen(QColor(0xb0, 0xb0, 0xb0), 0.1));
  paintDisc(painter, radius, Qt::white);  // its outline is the cutting line
  painter.setPen(Qt::NoPen);
  paintDisc(painter, kRim.darkOuter * radius, ink);
  paintDisc(painter, kRim.darkInner * radius, Qt::white);
  const double code = kRim.darkInner * radius;
  painter.setBrush(ink);
  constexpr double kStep = 360.0 / kRim.segments;
  for (int i = 0; i < kRim.segments; ++i) {
    if (token.rim[static_cast<std::size_t>(i)] != '1') continue;
    QPainterPath slice;
    slice.arcTo(QRectF(-code, -code, 2 * code, 2 * code), 90 - i * kStep, -kStep);
    slice.closeSubpath();
    painter.drawPath(slice);
  }
  paintDisc(painter, kRim.codeInner * radius, Qt::white);
  const double half = 0.56 * radius;
  drawFitted(painter, QRectF(-half, -half / 2, 2 * half, half), title,
             {.maxSize = 5, .minSize = 2, .alignment = Qt::AlignCenter, .ink = ink});
}

QImage tokenImage(const carddb::PrintedToken& token, double diameter, const QString& title,
                  double pixelsPerMm) {
  const int side = static_cast<int>(std::lround(diameter * pixelsPerMm));
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixelsPerMm, pixelsPerMm);
  painter.translate(diameter / 2, diameter / 2);
  paintToken(painter, token, diameter, title);
  return image;
}

}  // namespace lk::faces
