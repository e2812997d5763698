// Simple shapes from which outlines are built.
#pragma once

#include <initializer_list>

#include <QPainter>
#include <QPainterPath>

namespace lk::faces {

/// Returns the path with its curves split into many short lines. Uniting and subtracting paths of this size
/// would otherwise leave corners in the curves.
QPainterPath fine(const QPainterPath& path);

/// Returns a path of lines with fewer points: no removed point is farther than `off` from the remaining path.
QPainterPath coarse(const QPainterPath& lines, double off);

/// Returns whether what is painted becomes a page, whose size grows with every point and digit.
bool isPage(const QPainter& painter);

/// Returns a path in millimetres with its points on a grid of 0.02 mm, which is finer than printers print.
/// Their coordinates are short numbers on a page (PageWriter).
QPainterPath onGrid(QPainterPath path);

QPainterPath polygon(std::initializer_list<QPointF> points);
QPainterPath disc(double x, double y, double radius);
QPainterPath bar(double x, double y, double width, double height, double radius = 0);
/// Rotates clockwise around (0, 0).
QPainterPath turned(const QPainterPath& path, double degrees);
QPainterPath moved(const QPainterPath& path, double x, double y);
/// Returns the outline of a line drawn with a round pen of `width`.
QPainterPath stroked(const QPainterPath& line, double width);

}  // namespace lk::faces
