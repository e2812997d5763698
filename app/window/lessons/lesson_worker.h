// The thread behind a lesson: takes pictures, sees, teaches, and hands out moments and covered pictures.
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
  int number = 0;  // tells its moments from those of other lessons
  std::shared_ptr<const Lesson> lesson;
  std::shared_ptr<const GameKit> kit;
  LessonManner manner;
  std::optional<LessonPlace> place;  // where it goes on
  std::string source;                // as openSource() takes it; empty: by taps alone
  std::string library;               // file of the cards people taught; it need not be there
  std::vector<rules::Seat> hidden;   // trays with dice of a night that was left: no picture shows them
};

/// What the page is told.
struct LessonUpdate {
  int number = 0;
  LessonMoment moment;
  LessonPlace place;
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
  void answer(const QString& value);
  void goOn();
  void skip();
  void back();
  void repeat();
  /// The trays with such dice, from now on.
  void cover(const std::vector<lk::rules::Seat>& hidden);
  void stop();

 signals:
  void told(const lk::app::LessonUpdate& told);
  void sourceIs(lk::app::PictureSource source);
  /// Its camera cannot be opened: it goes on by taps.
  void unwatched(int number);
  void busyIs(bool busy);
  void failed(const QString& what);

 private:
  void openCamera(const LessonRequest& request);
  void tick();
  void publish();

  PictureSlot* pictures_;
  std::unique_ptr<LessonSession> session_;
  std::unique_ptr<CaptureThread> capture_;
  int number_ = 0;
  bool live_ = false;
  double seconds_ = 0;  // of the source, or of the clock without one
  QElapsedTimer clock_;
  QTimer* timer_;
};

}  // namespace lk::app
