#include "app/window/history/course_chart.h"

namespace lk::app {

CourseChart::CourseChart(QQuickItem* parent) : QQuickPaintedItem(parent) {
  setAntialiasing(true);
  connect(this, &CourseChart::chartChanged, this, [this] { update(); });
  connect(this, &CourseChart::lookChanged, this, [this] { update(); });
}

void CourseChart::setChart(const QVariant& chart) {
  chart_ = chart.value<Chart>();
  emit chartChanged();
}

void CourseChart::paint(QPainter* painter) {
  const std::vector<QColor> colours(colours_.begin(), colours_.end());
  paintChart(*painter, boundingRect(), chart_, {ink_, soft_, grid_, ground_, colours, font_, lineWidth_});
}

}  // namespace lk::app
