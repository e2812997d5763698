// Paints a list that says all of the listed cards: number, name, reach, text and remarks of each.
#pragma once

#include <vector>

#include <QPainter>

#include "faces/card_look.h"
#include "faces/text_fitter.h"

namespace lk::faces {

/// A row as it is fitted into a width, in millimetres.
struct FittedRow {
  double height = 0;
  bool endIsApart = false;  // reach and remarks have a line of their own
  FittedText words;
};

/// Fits the rows of a list into a width and at most a height, at the largest text size that allows it. At the
/// smallest they can be higher. Returns nothing for a list of names.
std::vector<FittedRow> fitRows(const CardLook& look, double width, double most);

double heightOf(const std::vector<FittedRow>& rows);

void paintWholeRows(QPainter& painter, const CardLook& look, const std::vector<FittedRow>& rows,
                    const QRectF& box);

}  // namespace lk::faces
