// The face of the card on the desk as a picture for QML: image://editor/face/N, whatever N.
#pragma once

#include <mutex>

#include <QQuickImageProvider>

#include "rules/cards/card_book.h"

namespace lk::app {

/// Paints in the loader's thread, never in the window's.
class EditorFaces : public QQuickImageProvider {
 public:
  EditorFaces() : QQuickImageProvider(Image) {}

  /// What is painted from now on.
  void put(rules::CardDef card);
  QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

 private:
  std::mutex mutex_;
  rules::CardDef card_;
};

}  // namespace lk::app
