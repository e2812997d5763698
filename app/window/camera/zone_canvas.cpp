#include "app/window/camera/zone_canvas.h"

#include <cmath>

#include <QKeyEvent>

#include "app/window/shared/fitted.h"

namespace lk::app {

namespace {

constexpr double kStepMm = 2, kLargeStepMm = 10;
constexpr double kHandle = 4;  // half the side of a handle, in line widths
constexpr double kReach = 7;   // distance from a corner, in line widths

}  // namespace

ZoneCanvas::ZoneCanvas(QQuickItem* parent) : PaintedLayer(parent) {
  setAcceptedMouseButtons(Qt::LeftButton);
  setActiveFocusOnTab(true);
  connect(this, &ZoneCanvas::lookChanged, this, [this] { update(); });
  connect(this, &QQuickItem::activeFocusChanged, this, [this] { update(); });
}

void ZoneCanvas::setModel(CalibrateModel* model) {
  if (model == model_) return;
  if (model_) model_->disconnect(this);
  model_ = model;
  if (model_) {
    connect(model_, &CalibrateModel::shown, this, [this] { update(); });
    connect(model_, &CalibrateModel::zonesChanged, this, [this] { update(); });
  }
  update();
  emit modelChanged();
}

QRectF ZoneCanvas::place() const {
  return model_ ? fitted(model_->pictureSize(), QRectF(0, 0, width(), height())) : QRectF();
}

QPointF ZoneCanvas::toPicture(QPointF point) const {
  const QRectF at = place();
  return (point - at.topLeft()) * (model_->pictureSize().width() / at.width());
}

void ZoneCanvas::paint(QPainter& painter) const {
  const QRectF at = place();
  const qreal scale = at.width() / model_->pictureSize().width();
  const auto shown = [&](const QPolygonF& corners) {
    QPolygonF out;
    for (const QPointF& corner : corners) out << at.topLeft() + corner * scale;
    return out;
  };
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font_);
  std::optional<CalibrateModel::ZoneShape> current;
  for (CalibrateModel::ZoneShape& shape : model_->zoneShapes()) {
    shape.corners = shown(shape.corners);
    if (shape.current) {
      current = shape;
      continue;
    }
    painter.setPen(QPen(zoneColor_, lineWidth_ * 0.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(shape.corners);
  }
  for (const QPolygonF& place : model_->badPlaces()) {
    const QRectF box = shown(place).boundingRect();
    const qreal room = 6 * lineWidth_;
    painter.setPen(QPen(badColor_, 1.4 * lineWidth_, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(-room, -room, room, room));
  }
  if (!current) return;
  painter.setPen(QPen(currentColor_, hasActiveFocus() ? 2 * lineWidth_ : lineWidth_));
  QColor wash = currentColor_;
  wash.setAlphaF(0.16F);
  painter.setBrush(wash);
  painter.drawPolygon(current->corners);
  painter.setBrush(currentColor_);
  const qreal half = kHandle * lineWidth_;
  for (const QPointF& corner : current->corners)
    painter.drawRect(QRectF(corner - QPointF(half, half), QSizeF(2 * half, 2 * half)));
  paintLabel(painter, current->corners, current->label);
}

void ZoneCanvas::paintLabel(QPainter& painter, const QPolygonF& outline, const QString& label) const {
  const QFontMetricsF metrics(font_);
  const qreal pad = metrics.height() / 4;
  QRectF box(0, 0, metrics.horizontalAdvance(label) + 3 * pad, metrics.height() + pad);
  box.moveCenter(outline.boundingRect().center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(labelGround_);
  painter.drawRoundedRect(box, pad, pad);
  painter.setPen(labelColor_);
  painter.drawText(box, Qt::AlignCenter, label);
}

void ZoneCanvas::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus(Qt::MouseFocusReason);
  const QRectF at = place();
  if (at.isEmpty()) return;
  const double reach = kReach * lineWidth_ * model_->pictureSize().width() / at.width();
  held_ = model_->grip(toPicture(event->position()), reach);
  setKeepMouseGrab(held_);
}

void ZoneCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (held_ && !place().isEmpty()) model_->dragTo(toPicture(event->position()));
}

void ZoneCanvas::mouseReleaseEvent(QMouseEvent*) {
  mouseUngrabEvent();
}

void ZoneCanvas::mouseUngrabEvent() {
  if (held_ && model_) model_->drop();
  held_ = false;
  setKeepMouseGrab(false);
}

void ZoneCanvas::keyPressEvent(QKeyEvent* event) {
  if (!model_) return event->ignore();
  const double mm = event->modifiers().testFlag(Qt::ControlModifier) ? kLargeStepMm : kStepMm;
  const bool size = event->modifiers().testFlag(Qt::ShiftModifier);
  switch (event->key()) {
    case Qt::Key_Left:
      return model_->nudge({-1, 0}, mm, size);
    case Qt::Key_Right:
      return model_->nudge({1, 0}, mm, size);
    case Qt::Key_Up:
      return model_->nudge({0, -1}, mm, size);
    case Qt::Key_Down:
      return model_->nudge({0, 1}, mm, size);
    case Qt::Key_PageDown:
      return model_->step(1);
    case Qt::Key_PageUp:
      return model_->step(-1);
    default:
      event->ignore();
  }
}

}  // namespace lk::app
