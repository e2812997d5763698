// Fits a text into a box: wraps it where the script allows, at the largest size that fits. In millimetres.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace lk::faces {

/// Minimum text size on a card, 8 point, and minimum title size, 11 point.
inline constexpr double kMinText = 8 * 25.4 / 72;
inline constexpr double kMinTitle = 11 * 25.4 / 72;

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

/// Draws a text fitted by fitText(). It draws outlines instead of glyphs, so that screen and paper look the
/// same.
void drawText(QPainter& painter, const QRectF& box, const FittedText& fitted, const TextStyle& style);

/// Fits and draws. Draws nothing for an empty text.
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);

/// Returns bytes that identify the installed fonts: the name of each font used, and its head table, which
/// contains a checksum of the whole file. Rendered letters are not suitable, since their positions change
/// slightly once a window has drawn text.
QByteArray fontsOfThisMachine();

}  // namespace lk::faces
