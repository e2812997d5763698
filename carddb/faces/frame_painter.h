// Paints the frame of a card: border with its dots, paper, outline of the picture, foot.
#pragma once

#include <vector>

#include <QPainter>
#include <QPainterPath>

#include "faces/card_look.h"
#include "faces/row_painter.h"
#include "faces/text_fitter.h"

namespace lk::faces {

/// The positions of a card's parts, in millimetres from its top left. A long text reduces the picture's
/// height.
struct FaceLayout {
  double border = 0;
  QRectF paper, name, picture, band, rows, text, foot;
  std::vector<FittedRow> wholeRows;  // of a list that says all of the listed cards
  FittedText words;                  // the card's text, fitted into its box
  TextStyle wordStyle;
};
FaceLayout layoutOf(const CardLook& look);

QPainterPath panelPath(PanelShape shape, const QRectF& box);

/// `bleed`: width of the border beyond the card's edge, for cutting.
void paintFrame(QPainter& painter, const CardLook& look, const FaceLayout& layout, double bleed);

}  // namespace lk::faces
