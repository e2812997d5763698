// The simple shapes that outlines are put together from: the painters' own drawing kit.
#pragma once

#include <initializer_list>

#include <QPainterPath>

namespace lk::faces {

/// The same with its curves as many short lines: joining and cutting paths of this size would leave corners
/// in them.
QPainterPath fine(const QPainterPath& path);

/// A path of lines with fewer of them: no corner left out lies further than `off` from what remains.
QPainterPath coarse(const QPainterPath& lines, double off);

QPainterPath polygon(std::initializer_list<QPointF> points);
QPainterPath disc(double x, double y, double radius);
QPainterPath bar(double x, double y, double width, double height, double radius = 0);
/// Around (0, 0), clockwise.
QPainterPath turned(const QPainterPath& path, double degrees);
QPainterPath moved(const QPainterPath& path, double x, double y);
/// A line with a body: what a pen of `width` with a round tip would leave.
QPainterPath stroked(const QPainterPath& line, double width);

}  // namespace lk::faces
