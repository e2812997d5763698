// Sets text into a box: wraps where the script allows it and takes the largest size that fits. Millimetres.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace lk::faces {

/// Eight points, the smallest lettering on a card; eleven points, the smallest title.
inline constexpr double kLeastText = 8 * 25.4 / 72;
inline constexpr double kLeastTitle = 11 * 25.4 / 72;

struct TextStyle {
  double maxSize = 4;  // height of the em
  double minSize = kLeastText;
  bool bold = false;
  int maxLines = 1;
  Qt::Alignment alignment = Qt::AlignCenter;
  QColor ink;
};

/// How a text stands in a box.
struct FittedText {
  double size = 0;  // height of the em
  QStringList lines;
  bool whole = true;  // nothing had to be left out
};

/// The largest size between minSize and maxSize at which `text` fits. What does not fit even at the smallest
/// size ends in "…": lettering never shrinks beyond reading, and nothing is cut in the middle of a line.
FittedText fitText(const QSizeF& box, const QString& text, const TextStyle& style);

/// Draws what fitText() set. Outlines, not glyphs: the same on the screen and on paper.
void drawText(QPainter& painter, const QRectF& box, const FittedText& fitted, const TextStyle& style);

/// Both in one. Nothing is drawn for an empty text.
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);

/// Other bytes where letters come from other fonts: the name of each and its head table, which holds a
/// checksum of the whole file. Letters themselves would not do: they lie a hair elsewhere once a window has
/// drawn some.
QByteArray fontsOfThisMachine();

}  // namespace lk::faces
