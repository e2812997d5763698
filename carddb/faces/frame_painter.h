// The frame of a card: border with its dots, paper, the outline of the picture, the foot.
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "faces/card_look.h"
#include "faces/text_fitter.h"

namespace lk::faces {

/// Where the parts of a card lie. Millimetres from its top left. A long text takes its room from the picture.
struct FaceLayout {
  double border = 0;
  QRectF paper, name, picture, band, text, foot;
  FittedText words;  // the card's text as it stands in its box
  TextStyle wordStyle;
};
FaceLayout layoutOf(const CardLook& look);

QPainterPath panelPath(PanelShape shape, const QRectF& box);

/// `bleed`: how far the border is printed beyond the card's edge, for the knife.
void paintFrame(QPainter& painter, const CardLook& look, const FaceLayout& layout, double bleed);

}  // namespace lk::faces
