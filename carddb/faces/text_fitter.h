// Fits a text into a box: wraps it where the script allows, at the largest size that fits. In millimetres.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace lk::faces {

inline constexpr double kPointMm = 25.4 / 72;

/// Minimum size of the text on a card, 8 point; of its title, 10 point; of its numbers, 14 point; and of
/// labels, and of the text in a list of cards, 6.5 point.
inline constexpr double kMinText = 8 * kPointMm;
inline constexpr double kMinTitle = 10 * kPointMm;
inline constexpr double kMinNumber = 14 * kPointMm;
inline constexpr double kMinLabel = 6.5 * kPointMm;

struct TextStyle {
  double maxSize = 4;  // height of the em
  double minSize = kMinText;
  bool bold = false;
  int maxLines = 1;
  Qt::Alignment alignment = Qt::AlignCenter;
  QColor ink;
};

/// A text as it is fitted into a box.
struct FittedText {
  double size = 0;  // height of the em
  QStringList lines;
  bool whole = true;  // nothing was left out
};

/// Fits `text` at the largest size between minSize and maxSize. If it does not fit even at minSize, it is
/// shortened and ends in "…": text stays legible, and lines are never clipped.
FittedText fitText(const QSizeF& box, const QString& text, const TextStyle& style);

/// Draws a text fitted by fitText(): as letters of an embedded font into a PDF, as their outlines elsewhere,
/// so that screen and paper look the same.
void drawText(QPainter& painter, const QRectF& box, const FittedText& fitted, const TextStyle& style);

/// Fits and draws. Draws nothing for an empty text.
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);

/// Returns the width of a text on one line, for an em of that height.
double textWidth(const QString& text, double size, bool bold);

/// Returns the height of that many lines, from the top of the first em to the bottom of the last.
double linesHeight(qsizetype lines, double size);

/// Returns bytes that identify the installed fonts: the name of each font used, and its head table, which
/// contains a checksum of the whole file. Rendered letters are not suitable, since their positions change
/// slightly once a window has drawn text.
QByteArray fontsOfThisMachine();

}  // namespace lk::faces
