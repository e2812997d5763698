#include "app/record/printing/print_marks.h"

#include "app/record/printing/print_words.h"
#include "faces/text_fitter.h"

namespace lk::app {

namespace {

constexpr double kLine = 0.15;
constexpr double kSmallPrint = 2.5;  // 7 point

QPen finePen() {
  return {Qt::black, kLine, Qt::SolidLine, Qt::FlatCap};
}

}  // namespace

void paintCropMarks(QPainter& painter, const QRectF& block, const std::vector<double>& xs,
                    const std::vector<double>& ys, double gap, double length) {
  painter.save();
  painter.setPen(finePen());
  const double near = gap, far = gap + length;
  for (const double x : xs) {
    painter.drawLine(QPointF(x, block.top() - near), QPointF(x, block.top() - far));
    painter.drawLine(QPointF(x, block.bottom() + near), QPointF(x, block.bottom() + far));
  }
  for (const double y : ys) {
    painter.drawLine(QPointF(block.left() - near, y), QPointF(block.left() - far, y));
    painter.drawLine(QPointF(block.right() + near, y), QPointF(block.right() + far, y));
  }
  painter.restore();
}

void paintNote(QPainter& painter, const QRectF& box, const QString& text) {
  const faces::TextStyle style{.maxSize = kSmallPrint,
                               .minSize = kSmallPrint,
                               .alignment = Qt::AlignVCenter | Qt::AlignLeft,
                               .ink = QColor(0x40, 0x40, 0x40)};
  painter.save();
  if (box.height() > box.width()) {
    painter.translate(box.bottomLeft());
    painter.rotate(-90);
    faces::drawFitted(painter, QRectF(0, 0, box.height(), box.width()), text, style);
  } else {
    faces::drawFitted(painter, box, text, style);
  }
  painter.restore();
}

void paintRuler(QPainter& painter, QPointF at, const QString& paper) {
  constexpr double kLength = 50;
  painter.save();
  painter.setPen(finePen());
  const double y = at.y() + 3;
  painter.drawLine(QPointF(at.x(), y), QPointF(at.x() + kLength, y));
  for (int i = 0; i <= 5; ++i)
    painter.drawLine(QPointF(at.x() + 10 * i, y - 0.8), QPointF(at.x() + 10 * i, y + 0.8));
  painter.restore();
  paintNote(
      painter, QRectF(at.x() + kLength + 1.5, at.y() + 1.5, 130, 3),
      PrintWords::tr("50 mm on %1. Otherwise the printer scaled: choose %1 and 100 %, not \"fit to page\".")
          .arg(paper));
}

}  // namespace lk::app
