// Sets text into a box: wraps at words and shrinks until it fits. Millimetres.
#pragma once

#include <QPainter>
#include <QString>

namespace lk::faces {

struct TextStyle {
  double maxSize = 4;  // height of the em
  double minSize = 1.6;
  bool bold = false;
  bool condensed = false;
  int maxLines = 1;
  Qt::Alignment alignment = Qt::AlignCenter;
  QColor ink;
};

/// The largest size between minSize and maxSize at which `text` fits `box`; text that does not fit even at
/// the smallest size is drawn at that size and cut at the box. Nothing is drawn for an empty text. Outlines,
/// not glyphs: the same on the screen and on paper.
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);

}  // namespace lk::faces
