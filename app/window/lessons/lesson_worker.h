// The worker of a lesson: takes frames, runs recognition and the lesson, and emits updates and covered
// pictures.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/capture/capture_thread.h"
#include "app/window/lessons/lesson_session.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

struct LessonRequest {
  int number = 0;  // lesson number, to tell its updates from those of other lessons
  std::shared_ptr<const Lesson> lesson;
  std::shared_ptr<const GameKit> kit;
  LessonSettings manner;
  std::optional<LessonPlace> place;  // where to continue
  std::string source;                // in the format of openSource(); empty: by taps only
  std::string library;               // file of enrolled cards; need not exist
  std::vector<rules::Seat> hidden;   // trays with hidden dice of an unfinished night; no picture shows them
};

/// The state of a lesson for the page.
struct LessonUpdate {
  int number = 0;
  LessonMoment moment;
  LessonPlace place;
  int standing = 1;  // grows with everything that is said, so that late replies about moves are known
};

/// Lives on a thread of its own; its slots are called across threads. `pictures` must outlive it.
class LessonWorker : public QObject {
  Q_OBJECT

 public:
  explicit LessonWorker(PictureSlot& pictures);
  ~LessonWorker() override;

 public slots:
  void begin(const lk::app::LessonRequest& request);
  void say(const lk::rules::Event& event);
  /// Emits what can be said next of a move; nothing if the lesson has gone on, or its table is not drawn.
  void compose(const lk::app::MoveRequest& request);
  void answer(const QString& value);
  void goOn();
  void skip();
  void back();
  void repeat();
  /// Sets the trays with hidden dice.
  void cover(const std::vector<lk::rules::Seat>& hidden);
  void stop();

 signals:
  void updated(const lk::app::LessonUpdate& update);
  void composed(const lk::app::MoveReply& reply);
  void sourceIs(lk::app::PictureSource source);
  /// The camera cannot be opened; the lesson goes on by taps.
  void unwatched(int number);
  void busyIs(bool busy);
  void failed(const QString& what);

 private:
  void openCamera(const LessonRequest& request);
  void tick();
  void publish();
  void publishNext();  // something was said

  PictureSlot* pictures_;
  std::unique_ptr<LessonSession> session_;
  std::unique_ptr<CaptureThread> capture_;
  int number_ = 0;
  int standing_ = 1;
  bool live_ = false;
  double seconds_ = 0;  // of the source; of the clock without one
  QElapsedTimer clock_;
  QTimer* timer_;
};

}  // namespace lk::app
