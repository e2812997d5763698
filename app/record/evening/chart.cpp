#include "app/record/evening/chart.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainterPath>

namespace lk::app {

namespace {

/// Heights in line heights: the title, the figures and the name of the lower axis, and the least distance
/// between two figures of the upright one.
constexpr qreal kAbove = 1.7, kBelow = 2.2, kLineEms = 1.2;
/// Maximum number of parts of the upright and of the lower axis.
constexpr int kMaxLines = 5, kMaxNumbers = 10;

/// Returns the dash pattern in pen widths: solid, dashed, dotted, dash-dot.
QList<qreal> dashesOf(int place) {
  switch (place % 4) {
    case 1:
      return {4, 2.5};
    case 2:
      return {1, 2};
    case 3:
      return {5, 2, 1, 2};
    default:
      return {};
  }
}

/// Returns a marker of this size at a point: round, square, triangle, diamond.
QPainterPath markerOf(int place, QPointF at, qreal size) {
  QPainterPath path;
  switch (place % 4) {
    case 0:
      path.addEllipse(at, size, size);
      break;
    case 1:
      path.addRect(QRectF(at.x() - size * 0.9, at.y() - size * 0.9, size * 1.8, size * 1.8));
      break;
    case 2:
      path.addPolygon(QPolygonF({at + QPointF(0, -size * 1.2), at + QPointF(size * 1.15, size * 0.9),
                                 at + QPointF(-size * 1.15, size * 0.9)}));
      path.closeSubpath();
      break;
    default:
      path.addPolygon(QPolygonF({at + QPointF(0, -size * 1.3), at + QPointF(size * 1.3, 0),
                                 at + QPointF(0, size * 1.3), at + QPointF(-size * 1.3, 0)}));
      path.closeSubpath();
      break;
  }
  return path;
}

/// Returns the positions of the labels at the ends of the lines: as close to their lines as possible without
/// overlapping.
std::vector<qreal> spread(const std::vector<qreal>& wanted, qreal least, qreal top, qreal bottom) {
  std::vector<std::size_t> order(wanted.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
  std::vector<qreal> at = wanted;
  qreal next = top;
  for (const std::size_t i : order) {
    at[i] = std::max(at[i], next);
    next = at[i] + least;
  }
  qreal last = bottom;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    at[*i] = std::min(at[*i], last);
    last = at[*i] - least;
  }
  return at;
}

/// Paints one chart: computes its scales, then paints its parts in order.
class Drawing {
 public:
  Drawing(QPainter& painter, const QRectF& box, const Chart& chart, const ChartLook& look)
      : painter_(painter), chart_(chart), look_(look), metrics_(look.font, painter.device()) {
    for (const ChartLine& line : chart.lines) {
      places_ = std::max(places_, static_cast<int>(line.values.size()));
      for (const int value : line.values) {
        least_ = std::min(least_, value);
        most_ = std::max(most_, value);
      }
    }
    const qreal em = metrics_.height();
    box_ = box;
    const qreal height = box.height() - kAbove * em - kBelow * em;
    step_ = roundStep(std::max(1, most_ - least_), partsOf(height, kLineEms * em, kMaxLines));
    least_ = static_cast<int>(std::floor(double(least_) / step_)) * step_;
    most_ = std::max(least_ + step_, static_cast<int>(std::ceil(double(most_) / step_)) * step_);
    qreal labels = 0;
    for (const ChartLine& line : chart.lines)
      labels = std::max(labels, metrics_.horizontalAdvance(labelOf(line)));
    const qreal left = std::max(metrics_.horizontalAdvance(QString::number(most_)),
                                metrics_.horizontalAdvance(QString::number(least_)));
    plot_ = box.adjusted(left + em * 0.5, em * kAbove, -labels - em * 0.9, -em * kBelow);
  }

  void draw() {
    painter_.setFont(look_.font);
    painter_.setRenderHint(QPainter::Antialiasing);
    text(QRectF(box_.left(), box_.top(), box_.width(), metrics_.height()), Qt::AlignLeft, chart_.title,
         look_.ink, true);
    drawAxes();
    if (places_ < 2 || plot_.width() <= 0) return;
    for (const ChartLine& line : chart_.lines) drawLine(line);
    drawLabels();
  }

 private:
  [[nodiscard]] QPointF at(int place, int value) const {
    return {plot_.left() + plot_.width() * place / std::max(1, places_ - 1),
            plot_.bottom() - plot_.height() * (value - least_) / (most_ - least_)};
  }
  [[nodiscard]] QColor colour(const ChartLine& line) const {
    return look_.colours.empty() ? look_.ink
                                 : look_.colours[static_cast<std::size_t>(line.place) % look_.colours.size()];
  }
  [[nodiscard]] static QString labelOf(const ChartLine& line) {
    if (line.values.empty()) return line.label;
    return QStringLiteral("%1 %2").arg(line.label).arg(line.values.back()).trimmed();
  }

  void text(const QRectF& box, int flags, const QString& words, const QColor& ink, bool bold = false) {
    QFont font = look_.font;
    if (bold) font.setWeight(QFont::DemiBold);
    painter_.setFont(font);
    painter_.setPen(ink);
    painter_.drawText(box, flags | Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine, words);
  }

  void drawAxes() {
    const qreal em = metrics_.height();
    for (int value = least_; value <= most_; value += step_) {
      const qreal y = at(0, value).y();
      painter_.setPen(QPen(value == 0 ? look_.soft : look_.grid, look_.lineWidth * 0.5));
      painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
      text(QRectF(box_.left(), y - em / 2, plot_.left() - em * 0.4 - box_.left(), em), Qt::AlignRight,
           QString::number(value), look_.soft);
    }
    const qreal number = metrics_.horizontalAdvance(QString::number(places_)) + em;
    const int every = roundStep(std::max(1, places_ - 1), partsOf(plot_.width(), number, kMaxNumbers));
    for (int place = 0; place < places_; place += every)
      text(QRectF(at(place, 0).x() - em * 2, plot_.bottom() + em * 0.15, em * 4, em), Qt::AlignHCenter,
           QString::number(place), look_.soft);
    text(QRectF(plot_.left(), plot_.bottom() + em * 1.15, plot_.width(), em), Qt::AlignHCenter, chart_.axis,
         look_.soft);
  }

  void drawLine(const ChartLine& line) {
    if (line.values.size() < 2) return;
    QPainterPath path(at(0, line.values.front()));
    for (std::size_t i = 1; i < line.values.size(); ++i) path.lineTo(at(static_cast<int>(i), line.values[i]));
    QPen pen(colour(line), look_.lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> dashes = dashesOf(line.place); !dashes.isEmpty()) pen.setDashPattern(dashes);
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(path);
    painter_.setPen(QPen(look_.ground, look_.lineWidth * 0.4));
    painter_.setBrush(colour(line));
    for (std::size_t i = 0; i < line.values.size(); ++i)
      painter_.drawPath(markerOf(line.place, at(static_cast<int>(i), line.values[i]), look_.lineWidth * 1.9));
  }

  void drawLabels() {
    const qreal em = metrics_.height();
    std::vector<qreal> wanted;
    for (const ChartLine& line : chart_.lines)
      wanted.push_back(line.values.empty() ? plot_.bottom() : at(0, line.values.back()).y());
    const std::vector<qreal> heights = spread(wanted, em, plot_.top(), plot_.bottom());
    for (std::size_t i = 0; i < chart_.lines.size(); ++i)
      text(QRectF(plot_.right() + em * 0.6, heights[i] - em / 2, box_.right() - plot_.right(), em),
           Qt::AlignLeft, labelOf(chart_.lines[i]), colour(chart_.lines[i]), true);
  }

  QPainter& painter_;
  const Chart& chart_;
  const ChartLook& look_;
  QFontMetricsF metrics_;
  QRectF box_;
  QRectF plot_;
  int places_ = 0;
  int least_ = 0;
  int most_ = 0;
  int step_ = 1;
};

}  // namespace

int roundStep(int length, int most) {
  for (int power = 1;; power *= 10)
    for (const int times : {1, 2, 5})
      if (times * power * most >= length) return times * power;
}

int partsOf(qreal length, qreal least, int most) {
  return std::clamp(static_cast<int>(length / least), 1, most);
}

void paintChart(QPainter& painter, const QRectF& box, const Chart& chart, const ChartLook& look) {
  painter.save();
  Drawing(painter, box, chart, look).draw();
  painter.restore();
}

}  // namespace lk::app
