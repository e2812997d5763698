#include "faces/token_painter.h"

#include <cmath>

#include <QPainterPath>

#include "faces/card_look.h"
#include "faces/charge.h"
#include "faces/own_picture.h"
#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

// Height of the smallest title on a chip, millimetres: its symbol says the same.
constexpr double kMinTokenTitle = 1.1;

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

/// An emblem, or a word where no emblem has that name, between the rim and the title.
void paintSymbol(QPainter& painter, double radius, const std::string& symbol, const QColor& ink) {
  const double side = 0.62 * radius;
  const QRectF box(-side / 2, -0.54 * radius, side, side);
  if (const std::optional<Charge> charge = chargeNamed(symbol)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(
        QTransform::fromTranslate(0, box.center().y()).scale(side / 2, side / 2).map(chargePath(*charge)));
  } else {
    drawFitted(painter, box, QString::fromStdString(symbol),
               {.maxSize = side, .minSize = 2, .bold = true, .ink = ink});
  }
}

/// A broad arrow to the upright, over all of the middle.
void paintArrow(QPainter& painter, double radius, const QColor& ink) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPolygon(QPolygonF{QPointF(0, -0.58 * radius), QPointF(0.36 * radius, -0.16 * radius),
                                QPointF(0.13 * radius, -0.16 * radius), QPointF(0.13 * radius, 0.12 * radius),
                                QPointF(-0.13 * radius, 0.12 * radius),
                                QPointF(-0.13 * radius, -0.16 * radius),
                                QPointF(-0.36 * radius, -0.16 * radius)});
}

/// A word of the tokens in another language; the English one where it is not translated.
std::string translated(const std::string& word, LanguageId language) {
  const auto& words = houseStyle().words;
  const auto its = words.find(language);
  if (its == words.end()) return word;
  const auto found = its->second.find(word);
  return found == its->second.end() ? word : found->second;
}

}  // namespace

QString tokenTitle(const carddb::PrintedToken& token, const rules::CardBook& cards, LanguageId language) {
  return QString::fromStdString(token.name.empty()
                                    ? lookOf(cards[cards.find(token.card)], language, &cards).title
                                    : translated(token.name, language));
}

void paintToken(QPainter& painter, const carddb::PrintedToken& token, const QString& title) {
  constexpr carddb::TokenRim kRim = carddb::kTokenRim;
  const double radius = token.diameter / 2;
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
  if (token.shape == rules::TokenShape::round) {
    drawFitted(painter, QRectF(-half, -half / 2, 2 * half, half), title,
               {.maxSize = 5, .minSize = 2, .alignment = Qt::AlignCenter, .ink = ink});
    return;
  }
  if (token.shape == rules::TokenShape::arrow)
    paintArrow(painter, radius, ink);
  else
    paintSymbol(painter, radius, token.symbol, ink);
  const double width = 0.5 * radius;
  drawFitted(painter, QRectF(-width, 0.16 * radius, 2 * width, 0.36 * radius), title,
             {.maxSize = 3, .minSize = kMinTokenTitle, .maxLines = 2, .ink = ink});
}

QImage tokenImage(const carddb::PrintedToken& token, const QString& title, double pixelsPerMm) {
  const int side = static_cast<int>(std::lround(token.diameter * pixelsPerMm));
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixelsPerMm, pixelsPerMm);
  painter.translate(token.diameter / 2, token.diameter / 2);
  paintToken(painter, token, title);
  return image;
}

}  // namespace lk::faces
