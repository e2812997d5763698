#include "faces/face_painter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "faces/band_painter.h"
#include "faces/field_painter.h"
#include "faces/frame_painter.h"
#include "faces/row_painter.h"
#include "faces/text_fitter.h"
#include "faces/title_painter.h"

namespace lk::faces {

namespace {

/// Paints the badges into the corners of the picture that nothing else needs.
void paintBadges(QPainter& painter, const CardLook& look, const QRectF& picture) {
  const double side = std::min(9.5, picture.height() * 0.3);
  std::vector<QPointF> places;
  if (look.tags.empty()) {
    places.push_back(picture.bottomRight() + QPointF(-side, -side));
    places.push_back(picture.bottomLeft() + QPointF(0, -side));
  }
  const std::size_t above = look.corners.size() + (look.sign ? 1 : 0);
  if (above < 2) places.push_back(picture.topRight() + QPointF(-side, 0));
  if (above < 1) places.push_back(picture.topLeft());
  for (std::size_t i = 0; i < look.badges.size() && i < places.size(); ++i) {
    const QRectF disc(places[i], QSizeF(side, side));
    painter.save();
    painter.setPen(QPen(kInk, 0.7));
    painter.setBrush(paperOf(look));
    painter.drawEllipse(disc);
    painter.restore();
    const double rim = side * 0.22;
    drawCharge(painter, disc.adjusted(rim, rim, -rim, -rim), look.badges[i], look.variety, kInk,
               paperOf(look));
  }
}

QColor chargeFill(const CardLook& look) {
  return look.use == InkUse::low ? QColor(Qt::white) : kChargeFill;
}

/// Returns whether the title is a number or a single character, which fills the picture.
bool standsOnDisc(const CardLook& look) {
  return look.nameIsEmblem && QString::fromStdString(look.title).size() <= 1;
}

/// Paints the title in the picture: a word on a ribbon; a number or a single character on a disc as large as
/// the picture.
void paintTitleAsEmblem(QPainter& painter, const CardLook& look, const QRectF& picture) {
  const QString title = QString::fromStdString(look.title);
  if (standsOnDisc(look)) {
    const double radius = std::min(picture.width(), picture.height()) / 2 - 3.5;
    painter.save();
    painter.setPen(QPen(kInk, 1));
    painter.setBrush(chargeFill(look));
    painter.drawEllipse(picture.center(), radius, radius);
    painter.restore();
    drawFitted(painter, picture, title, {.maxSize = radius * 1.75, .bold = true, .ink = kInk});
    return;
  }
  const QRectF ribbon(picture.left() - 1.2, picture.center().y() - 9.5, picture.width() + 2.4, 19);
  painter.fillRect(ribbon, kInk);
  painter.fillRect(ribbon.adjusted(0, 1, 0, -1), chargeFill(look));
  drawFitted(painter, ribbon.adjusted(1.5, 1.5, -1.5, -1.5), title.toUpper(),
             {.maxSize = 17, .minSize = kMinTitle, .bold = true, .maxLines = 2, .ink = kInk});
}

/// Scales an image to fill the panel; the excess is cut off evenly on both sides.
void paintImage(QPainter& painter, const QImage& image, const QPainterPath& panel) {
  const QRectF box = panel.boundingRect();
  const double scale = std::min(image.width() / box.width(), image.height() / box.height());
  QRectF part(0, 0, box.width() * scale, box.height() * scale);
  part.moveCenter(QRectF(image.rect()).center());
  painter.save();
  painter.setClipPath(panel, Qt::IntersectClip);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(box, image, part);
  painter.restore();
}

void paintPicture(QPainter& painter, const CardLook& look, const QRectF& picture) {
  const QPainterPath panel = panelPath(look.panel, picture);
  if (look.image.isNull() && look.use == InkUse::low)
    hatchField(painter, panel, look.division, look.pair);
  else if (look.image.isNull())
    paintField(painter, panel, look.division, inkPair(static_cast<std::uint64_t>(look.pair)));
  else
    paintImage(painter, look.image, panel);
  painter.save();
  painter.setPen(QPen(kInk, 0.9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(panel);
  painter.restore();

  const bool pointed = look.panel == PanelShape::shield;
  const double margin = std::min(pointed ? 3.2 : 4.2, picture.height() * 0.2);
  if (look.image.isNull() && !standsOnDisc(look))
    drawCharge(painter, picture.adjusted(margin, margin, -margin, -margin - (pointed ? 2 : 0)), look.charge,
               look.variety, chargeFill(look), kInk);
  paintBadges(painter, look, picture);
  paintCorners(painter, look, picture);
  paintSign(painter, look, picture);
  paintTags(painter, look, picture);
  if (look.nameIsEmblem) paintTitleAsEmblem(painter, look, picture);
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

void paintFace(QPainter& painter, const CardLook& look, double bleed) {
  const FaceLayout layout = layoutOf(look);
  paintFrame(painter, look, layout, bleed);
  paintTitle(painter, look, layout.name);
  paintPicture(painter, look, layout.picture);
  if (look.rows.empty() || look.listsWhole())
    paintFigures(painter, look, layout.band);
  else
    paintRows(painter, look, layout.band);
  paintWholeRows(painter, look, layout.wholeRows, layout.rows);
  drawText(painter, layout.text, layout.words, layout.wordStyle);
}

void paintFace(QPainter& painter, const rules::CardDef& card) {
  paintFace(painter, lookOf(card));
}

bool textFits(const CardLook& look) {
  return layoutOf(look).words.whole;
}

QImage faceImage(const CardLook& look, double pixelsPerMm) {
  return painted(kCardWidthMm, kCardHeightMm, pixelsPerMm,
                 [&](QPainter& painter) { paintFace(painter, look); });
}

QImage faceImage(const rules::CardDef& card, double pixelsPerMm) {
  return faceImage(lookOf(card), pixelsPerMm);
}

QImage backImage(std::string_view game, std::string_view deck, double pixelsPerMm, InkUse use) {
  return painted(kCardWidthMm, kCardHeightMm, pixelsPerMm,
                 [&](QPainter& painter) { paintBack(painter, game, deck, 0, use); });
}

QImage sheetImage(const carddb::Sheet& sheet, double pixelsPerMm) {
  return painted(sheet.width, sheet.height, pixelsPerMm,
                 [&](QPainter& painter) { paintSheet(painter, sheet); });
}

}  // namespace lk::faces
