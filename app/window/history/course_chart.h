// Draws a chart. It is painted, because Qt Quick shapes look poor without a graphics card.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/record/evening/chart.h"

namespace lk::app {

class CourseChart : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QVariant chart READ chart WRITE setChart NOTIFY chartChanged)
  Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY lookChanged)
  Q_PROPERTY(QColor soft MEMBER soft_ NOTIFY lookChanged)
  Q_PROPERTY(QColor grid MEMBER grid_ NOTIFY lookChanged)
  Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY lookChanged)
  Q_PROPERTY(QList<QColor> colours MEMBER colours_ NOTIFY lookChanged)
  Q_PROPERTY(QFont font MEMBER font_ NOTIFY lookChanged)
  Q_PROPERTY(qreal lineWidth MEMBER lineWidth_ NOTIFY lookChanged)

 public:
  explicit CourseChart(QQuickItem* parent = nullptr);

  /// The value is a Chart.
  [[nodiscard]] QVariant chart() const { return QVariant::fromValue(chart_); }
  void setChart(const QVariant& chart);
  void paint(QPainter* painter) override;

 signals:
  void chartChanged();
  void lookChanged();

 private:
  Chart chart_;
  QColor ink_ = Qt::white;
  QColor soft_ = Qt::gray;
  QColor grid_ = Qt::darkGray;
  QColor ground_ = Qt::black;
  QList<QColor> colours_;
  QFont font_;
  qreal lineWidth_ = 2;
};

}  // namespace lk::app
