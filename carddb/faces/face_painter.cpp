#include "faces/face_painter.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "faces/card_look.h"
#include "faces/field_painter.h"
#include "faces/frame_painter.h"
#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

void paintBadges(QPainter& painter, const CardLook& look, const QRectF& picture) {
  constexpr double kSide = 9.5;
  const QPointF corners[] = {picture.bottomRight() + QPointF(-kSide, -kSide),
                             picture.bottomLeft() + QPointF(0, -kSide),
                             picture.topRight() + QPointF(-kSide, 0), picture.topLeft()};
  for (std::size_t i = 0; i < look.badges.size() && i < std::size(corners); ++i) {
    const QRectF disc(corners[i], QSizeF(kSide, kSide));
    painter.save();
    painter.setPen(QPen(kInk, 0.7));
    painter.setBrush(kPaper);
    painter.drawEllipse(disc);
    painter.restore();
    drawCharge(painter, disc.adjusted(2.1, 2.1, -2.1, -2.1), look.badges[i], look.variety, kInk, kPaper);
  }
}

void paintPicture(QPainter& painter, const rules::CardDef& card, const CardLook& look,
                  const QRectF& picture) {
  const QPainterPath panel = panelPath(look.panel, picture);
  const InkPair pair = inkPair(static_cast<std::uint64_t>(look.pair));
  paintField(painter, panel, look.division, pair);
  painter.save();
  painter.setPen(QPen(kInk, 0.9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(panel);
  painter.restore();

  const double margin = look.panel == PanelShape::shield ? 3.2 : 4.2;
  const QRectF box =
      picture.adjusted(margin, margin, -margin, -margin - (look.panel == PanelShape::shield ? 2 : 0));
  drawCharge(painter, box, look.charge, look.variety, kChargeFill, kInk);
  paintBadges(painter, look, picture);
  if (!look.nameIsEmblem) return;

  const QRectF ribbon(picture.left() - 1.2, picture.center().y() - 9.5, picture.width() + 2.4, 19);
  painter.fillRect(ribbon, kInk);
  painter.fillRect(ribbon.adjusted(0, 1, 0, -1), kChargeFill);
  drawFitted(painter, ribbon.adjusted(1.5, 1.5, -1.5, -1.5), QString::fromStdString(card.name).toUpper(),
             {.maxSize = 17, .bold = true, .ink = kInk});
}

/// The band with the numbers: as many equal parts as there are figures.
void paintFigures(QPainter& painter, const CardLook& look, const QRectF& band, const QColor& ink) {
  if (look.figures.empty()) return;
  painter.fillRect(band, ink);
  const double width = band.width() / static_cast<double>(look.figures.size());
  for (std::size_t i = 0; i < look.figures.size(); ++i) {
    const QRectF part(band.left() + width * static_cast<double>(i), band.top(), width, band.height());
    const QRectF icon(part.left() + 1.6, part.top() + 1.7, part.height() - 3.4, part.height() - 3.4);
    drawCharge(painter, icon, look.figures[i].icon, look.variety, kChargeFill, ink);
    drawFitted(
        painter, QRectF(QPointF(icon.right() + 1.2, part.top()), QPointF(part.right() - 1, part.bottom())),
        QString::fromStdString(look.figures[i].text), {.maxSize = 8.2, .bold = true, .ink = kChargeFill});
  }
}

/// A class card lists its deck: a row a card, a small card for each copy.
void paintDeck(QPainter& painter, const rules::CardDef& card, const CardLook& look, const QRectF& band) {
  if (card.deck.empty()) return;
  const InkPair pair = inkPair(static_cast<std::uint64_t>(look.pair));
  painter.fillRect(band, pair.deep);
  const double row = std::min(4.7, (band.height() - 1.6) / static_cast<double>(card.deck.size()));
  double y = band.top() + (band.height() - row * static_cast<double>(card.deck.size())) / 2;
  for (const rules::DeckEntry& entry : card.deck) {
    for (int i = 0; i < std::min(entry.count, 6); ++i)
      painter.fillRect(QRectF(band.left() + 1.6 + i * (row * 0.76), y + row * 0.1, row * 0.58, row * 0.8),
                       pair.light);
    drawFitted(painter, QRectF(band.left() + 19, y, band.width() - 20, row),
               QStringLiteral("%1 %2").arg(entry.count).arg(QString::fromStdString(titled(entry.card))),
               {.maxSize = row * 0.86,
                .bold = true,
                .condensed = true,
                .alignment = Qt::AlignVCenter | Qt::AlignLeft,
                .ink = kChargeFill});
    y += row;
  }
}

/// "DV − 2" stays on one line.
QString unbroken(QString text) {
  for (const QChar sign : {QChar(0x2212), QChar(u'+'), QChar(0x2265), QChar(0x2264), QChar(u'=')})
    text.replace(QLatin1Char(' ') + sign + QLatin1Char(' '), QChar::Nbsp + QString(sign) + QChar::Nbsp);
  return text;
}

QImage painted(double width, double height, double pixelsPerMm, const std::function<void(QPainter&)>& paint) {
  QImage image(static_cast<int>(std::lround(width * pixelsPerMm)),
               static_cast<int>(std::lround(height * pixelsPerMm)), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(image.width() / width, image.height() / height);
  paint(painter);
  return image;
}

}  // namespace

void paintFace(QPainter& painter, const rules::CardDef& card) {
  const CardLook look = lookOf(card);
  const FaceLayout layout = layoutOf(card, look);
  const QColor border = borderInk(card.type);
  paintFrame(painter, card, layout);
  if (!look.nameIsEmblem)
    drawFitted(painter, layout.name, QString::fromStdString(card.name),
               {.maxSize = 8, .bold = true, .condensed = true, .ink = kInk});
  paintPicture(painter, card, look, layout.picture);
  paintDeck(painter, card, look, layout.figures);
  if (card.deck.empty()) paintFigures(painter, look, layout.figures, border);
  drawFitted(painter, layout.text, unbroken(QString::fromStdString(card.text)),
             {.maxSize = 5, .condensed = true, .maxLines = 8, .ink = kInk});
}

QImage faceImage(const rules::CardDef& card, double pixelsPerMm) {
  return painted(kCardWidthMm, kCardHeightMm, pixelsPerMm,
                 [&](QPainter& painter) { paintFace(painter, card); });
}

QImage backImage(std::string_view game, std::string_view deck, double pixelsPerMm) {
  return painted(kCardWidthMm, kCardHeightMm, pixelsPerMm,
                 [&](QPainter& painter) { paintBack(painter, game, deck); });
}

QImage sheetImage(const carddb::Sheet& sheet, double pixelsPerMm) {
  return painted(sheet.width, sheet.height, pixelsPerMm,
                 [&](QPainter& painter) { paintSheet(painter, sheet); });
}

}  // namespace lk::faces
