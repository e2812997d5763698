// Draws outlines and names over the live picture: solid with a name if certain, dashed with "?" if not.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QPolygonF>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/pictures/label_places.h"
#include "app/window/shared/pictures/painted_layer.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

class SeenOverlay : public lk::app::PaintedLayer {  // qualified, as QML's type registration needs it
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(lk::app::PictureSlot* slot READ slot WRITE setSlot NOTIFY slotChanged)
  Q_PROPERTY(QColor sureColor MEMBER sureColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor unsureColor MEMBER unsureColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor labelColor MEMBER labelColor_ NOTIFY lookChanged)
  Q_PROPERTY(QColor labelGround MEMBER labelGround_ NOTIFY lookChanged)
  Q_PROPERTY(QFont font MEMBER font_ NOTIFY lookChanged)
  Q_PROPERTY(QRectF taken MEMBER taken_ NOTIFY lookChanged)  // an area that labels avoid
  Q_PROPERTY(qreal lineWidth MEMBER lineWidth_ NOTIFY lookChanged)

 public:
  explicit SeenOverlay(QQuickItem* parent = nullptr);

  [[nodiscard]] PictureSlot* slot() const { return slot_; }
  void setSlot(PictureSlot* slot);

 signals:
  void slotChanged();
  void lookChanged();

 protected:
  QRectF layOut() override;
  void paint(QPainter& painter) const override;

 private:
  void paintOutline(QPainter& painter, const QPolygonF& outline, bool sure) const;
  void paintLabel(QPainter& painter, const QRectF& place, const QString& text) const;

  QPointer<PictureSlot> slot_;
  QColor sureColor_ = Qt::white;
  QColor unsureColor_ = Qt::yellow;
  QColor labelColor_ = Qt::white;
  QColor labelGround_ = Qt::black;
  QFont font_;
  QRectF taken_;
  qreal lineWidth_ = 2;
  LabelPlaces places_;
  std::vector<QPolygonF> outlines_;  // of each recognised thing, in item coordinates
  std::vector<QRectF> labels_;       // empty where there is no label
  qreal round_ = 0;                  // corner radius of a label
};

}  // namespace lk::app
