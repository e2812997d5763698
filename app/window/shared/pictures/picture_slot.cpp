#include "app/window/shared/pictures/picture_slot.h"

#include <utility>

#include <QStringList>

#include "app/phrases/fill.h"

namespace lk::app {

void PictureSlot::put(Picture picture) {
  const std::lock_guard lock(mutex_);
  next_ = std::move(picture);
  if (underWay_) return;
  underWay_ = true;
  QMetaObject::invokeMethod(this, &PictureSlot::deliver, Qt::QueuedConnection);
}

void PictureSlot::deliver() {
  Picture next;
  {
    const std::lock_guard lock(mutex_);
    underWay_ = false;
    next = std::move(next_);
    next_ = {};
  }
  show(std::move(next));
}

void PictureSlot::rename(std::vector<SeenThing> seen) {
  auto name = [this, seen = std::move(seen)]() mutable {
    if (!filled()) return;
    picture_.seen = std::move(seen);
    emit changed();
    emit seenChanged();
  };
  QMetaObject::invokeMethod(this, std::move(name), Qt::QueuedConnection);
}

void PictureSlot::show(Picture picture) {
  const bool sameSeen = picture.seen == picture_.seen && picture.image.size() == picture_.image.size();
  picture_ = std::move(picture);
  emit changed();
  if (!sameSeen) emit seenChanged();
}

QString PictureSlot::summary() const {
  QStringList labels;
  for (const SeenThing& thing : picture_.seen)
    if (!thing.label.isEmpty()) labels += thing.label;
  return listed(labels);
}

}  // namespace lk::app
