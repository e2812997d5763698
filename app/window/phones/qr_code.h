// A QR symbol on a page: dark on light whatever the theme, for phones to read.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

class QrCode : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

 public:
  using QQuickPaintedItem::QQuickPaintedItem;

  [[nodiscard]] QString text() const { return text_; }
  /// At most 100 ASCII characters; nothing is drawn of any other, or of none.
  void setText(const QString& text);
  void paint(QPainter* painter) override;

 signals:
  void textChanged();

 private:
  QString text_;
};

}  // namespace lk::app
