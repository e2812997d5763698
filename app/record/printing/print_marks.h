// Marks and notes on printed pages: crop marks, small print, a ruler.
#pragma once

#include <vector>

#include <QPainter>
#include <QRectF>
#include <QString>

namespace lk::app {

/// Margin that home printers may leave blank, in millimetres.
inline constexpr double kMarginMm = 8;

/// Paints fine black lines outside `block` that point at every cut. `xs` and `ys` are the positions of the
/// cuts, which run across the whole page. The lines start `gap` from the block and are `length` long.
void paintCropMarks(QPainter& painter, const QRectF& block, const std::vector<double>& xs,
                    const std::vector<double>& ys, double gap, double length);

/// Paints one line of small print, 7 point, left-aligned in `box`; rotated upward along its left side if the
/// box is narrow.
void paintNote(QPainter& painter, const QRectF& box, const QString& text);

/// Paints a bar of 50 mm, to check the print size with a ruler, and says what to do if it has another length;
/// 56 x 4 mm from `at`, and the sentence to its right. `paper`: what the page is made for, "A4".
void paintRuler(QPainter& painter, QPointF at, const QString& paper);

}  // namespace lk::app
