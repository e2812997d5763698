// Charts of figures over the turns of a night, drawn the same way on screen and on paper. Lines differ in
// colour, dashes and markers, and each has its label at its end.
#pragma once

#include <vector>

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

namespace lk::app {

struct ChartLine {
  QString label;
  std::vector<int> values;  // one per position on the axis, from 0
  int place = 0;            // selects colour, dashes and marker: the seat's index
  friend bool operator==(const ChartLine&, const ChartLine&) = default;
};

struct ChartLook {
  QColor ink, soft, grid, ground;
  std::vector<QColor> colours;  // by place; repeated if there are more places
  QFont font;                   // its size is in painter units
  qreal lineWidth = 2;
};

/// A chart. The caller supplies the title above it and the name of the unit on the lower axis.
struct Chart {
  QString title;
  QString axis;
  std::vector<ChartLine> lines;
  friend bool operator==(const Chart&, const Chart&) = default;
};

/// Paints a chart that fills `box`. With fewer than two values, only title and axes.
void paintChart(QPainter& painter, const QRectF& box, const Chart& chart, const ChartLook& look);

/// Returns a round step that divides an axis of this length into at most `most` parts: 1, 2 or 5 times a
/// power of ten.
int roundStep(int length, int most);

/// Returns into how many parts a length is divided, so that each has at least `least`: 1 to `most`.
int partsOf(qreal length, qreal least, int most);

}  // namespace lk::app
