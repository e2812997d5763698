// Shows a QR code for phones: dark on light in every theme.
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
  /// Sets the text: at most 100 ASCII characters. For an empty or any other text nothing is drawn.
  void setText(const QString& text);
  void paint(QPainter* painter) override;

 signals:
  void textChanged();

 private:
  QString text_;
};

}  // namespace lk::app
