// Image provider for the face of the card in the editor: image://editor/face/N, with any N.
#pragma once

#include <mutex>

#include <QQuickImageProvider>

#include "rules/cards/card_book.h"

namespace lk::app {

/// Paints on the image loader's thread, never on the window's.
class EditorFaces : public QQuickImageProvider {
 public:
  EditorFaces() : QQuickImageProvider(Image) {}

  /// Sets the card to paint.
  void put(rules::CardDef card);
  QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

 private:
  std::mutex mutex_;
  rules::CardDef card_;
};

}  // namespace lk::app
