#include "app/window/editor/editor_faces.h"

#include <algorithm>

#include "faces/face_painter.h"

namespace lk::app {

namespace {

constexpr double kUsual = 8;  // pixels per millimetre
constexpr double kMax = 24;

}  // namespace

void EditorFaces::put(rules::CardDef card) {
  const std::lock_guard lock(mutex_);
  card_ = std::move(card);
}

QImage EditorFaces::requestImage(const QString&, QSize* size, const QSize& requested) {
  rules::CardDef card;
  {
    const std::lock_guard lock(mutex_);
    card = card_;
  }
  const double wanted = requested.width() > 0 ? requested.width() / faces::kCardWidthMm : kUsual;
  QImage image = faces::faceImage(card, std::clamp(wanted, 1.0, kMax));
  if (size) *size = image.size();
  return image;
}

}  // namespace lk::app
