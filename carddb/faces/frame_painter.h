// The frame of a card: border, paper, the outline of the picture, the footer.
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "faces/card_look.h"

namespace lk::faces {

/// Where the parts of a card lie. Millimetres from its top left.
struct FaceLayout {
  QRectF paper, name, picture, figures, text, footer;
};
FaceLayout layoutOf(const rules::CardDef& card, const CardLook& look);

QPainterPath panelPath(PanelShape shape, const QRectF& box);

void paintFrame(QPainter& painter, const rules::CardDef& card, const FaceLayout& layout);

}  // namespace lk::faces
