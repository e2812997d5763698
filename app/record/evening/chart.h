// Lines of figures over the turns of a night, drawn the same on the screen and on paper. Lines differ in
// colour, dashes and markers, and each says at its end whose it is.
#pragma once

#include <vector>

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

namespace lk::app {

struct ChartLine {
  QString label;
  std::vector<int> values;  // one a place on the axis, from 0
  int place = 0;            // which colour, dash and marker: the seat's
};

struct ChartLook {
  QColor ink, soft, grid, ground;
  std::vector<QColor> colours;  // by place; more places go round
  QFont font;                   // its size is in the painter's units
  qreal lineWidth = 2;
};

/// What the axes are called is the caller's: a title above, and what a place on the lower axis is.
struct Chart {
  QString title;
  QString axis;
  std::vector<ChartLine> lines;
};

/// Fills `box`. Nothing but title and axes where there are fewer than two values.
void paintChart(QPainter& painter, const QRectF& box, const Chart& chart, const ChartLook& look);

/// A round step for an axis of this length that gives at most `most` parts: 1, 2 or 5 times a power of ten.
int roundStep(int length, int most);

}  // namespace lk::app
