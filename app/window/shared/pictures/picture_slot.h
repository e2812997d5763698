// Passes the newest picture to the screen: any thread can put one, the window's thread shows it.
#pragma once

#include <mutex>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/moment.h"

namespace lk::app {

/// Keeps only one picture. A screen that is slower than the camera skips pictures; nothing queues.
class PictureSlot : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(bool filled READ filled NOTIFY changed)
  Q_PROPERTY(QString summary READ summary NOTIFY seenChanged)

 public:
  using QObject::QObject;

  /// Stores the next picture. Thread-safe.
  void put(Picture picture);
  /// Replaces the names of things in the shown picture, after a change of language. Thread-safe.
  void rename(std::vector<SeenThing> seen);
  /// Shows `picture` immediately. Call it on the window's thread.
  void show(Picture picture);

  [[nodiscard]] const Picture& picture() const { return picture_; }
  [[nodiscard]] bool filled() const { return !picture_.image.isNull(); }
  /// Returns what is seen as text, for screen readers.
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
