// The newest picture on its way to the screen: put from any thread, shown on the window's.
#pragma once

#include <mutex>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/moment.h"

namespace lk::app {

/// Keeps one picture only: a screen slower than the camera skips pictures, nothing ever queues.
class PictureSlot : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(bool filled READ filled NOTIFY changed)
  Q_PROPERTY(QString summary READ summary NOTIFY seenChanged)

 public:
  using QObject::QObject;

  /// Any thread.
  void put(Picture picture);
  /// Any thread: what lies in the picture that is shown last is called otherwise, in another language.
  void rename(std::vector<SeenThing> seen);
  /// The window's thread: shows `picture` at once.
  void show(Picture picture);

  [[nodiscard]] const Picture& picture() const { return picture_; }
  [[nodiscard]] bool filled() const { return !picture_.image.isNull(); }
  /// What is seen, in words, for those who cannot see the picture.
  [[nodiscard]] QString summary() const;

 signals:
  void changed();
  void seenChanged();

 private:
  void deliver();

  Picture picture_;
  std::mutex mutex_;
  Picture next_;
  bool underWay_ = false;
};

}  // namespace lk::app
