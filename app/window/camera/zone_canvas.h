// Draws the zones of a table over its live picture, and lets people drag them with the mouse or the keyboard.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/window/camera/calibrate_model.h"
#include "app/window/shared/pictures/painted_layer.h"

namespace lk::app {

/// Arrow keys move the selected zone, with Shift they resize it, with Control they take larger steps. PageUp
/// and PageDown select another zone.
class ZoneCanvas : public lk::app::PaintedLayer {  // qualified, as QML's type registration needs it
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(lk::app::CalibrateModel* model READ model WRITE setModel NOTIFY modelChanged)
  Q_PROPERTY(QColor zoneColor MEMBER zoneColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor currentColor MEMBER currentColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor badColor MEMBER badColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor labelColor MEMBER labelColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor labelGround MEMBER labelGround_ NOTIFY lookChanged)
  Q_PROPERTY(QFont font MEMBER font_ NOTIFY lookChanged)
  Q_PROPERTY(qreal lineWidth MEMBER lineWidth_ NOTIFY lookChanged)

 public:
  explicit ZoneCanvas(QQuickItem* parent = nullptr);

  [[nodiscard]] CalibrateModel* model() const { return model_; }
  void setModel(CalibrateModel* model);

 signals:
  void modelChanged();
  void lookChanged();

 protected:
  QRectF layOut() override { return place(); }
  void paint(QPainter& painter) const override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseUngrabEvent() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Returns the rectangle of the picture in the item.
  [[nodiscard]] QRectF place() const;
  [[nodiscard]] QPointF toPicture(QPointF point) const;
  void paintLabel(QPainter& painter, const QPolygonF& outline, const QString& label) const;

  QPointer<CalibrateModel> model_;
  QColor zoneColor_ = Qt::white;
  QColor currentColor_ = Qt::yellow;
  QColor badColor_ = Qt::red;
  QColor labelColor_ = Qt::white;
  QColor labelGround_ = Qt::black;
  QFont font_;
  qreal lineWidth_ = 2;
  bool held_ = false;
};

}  // namespace lk::app
