// What stands beside the things on a printed page: marks for the knife, words for whoever prints it.
#pragma once

#include <vector>

#include <QPainter>
#include <QRectF>
#include <QString>

namespace lk::app {

/// What home printers may leave white at the edges of the paper, millimetres.
inline constexpr double kMarginMm = 8;

/// Fine black lines outside `block` that point at every cut: `xs` and `ys` are where the knife goes, right
/// across the page. They begin `gap` from the block and are `length` long.
void paintCropMarks(QPainter& painter, const QRectF& block, const std::vector<double>& xs,
                    const std::vector<double>& ys, double gap, double length);

/// One line of small print, 7 point, from the left of `box`; upward along its left side when it is narrow.
void paintNote(QPainter& painter, const QRectF& box, const QString& text);

/// A bar of 50 mm to lay a ruler on, with its length said; 56 x 4 mm from `at`.
void paintRuler(QPainter& painter, QPointF at);

}  // namespace lk::app
