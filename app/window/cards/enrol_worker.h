// The worker of the enrolling page: takes frames, recognises and stores cards, and emits the session's state.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/capture/frame_feed.h"
#include "app/window/cards/enrol_moment.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/card_pictures.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// Lives on a thread of its own; its slots are called across threads. `pictures` must outlive it.
class EnrolWorker : public QObject {
  Q_OBJECT

 public:
  EnrolWorker(PictureSlot& pictures, std::shared_ptr<CardImages> seen);
  ~EnrolWorker() override;

 public slots:
  void begin(const lk::app::EnrolRequest& request);
  void accept(int number, const lk::app::CardLabel& label);
  void undo();
  void setHabits(const lk::app::EnrolHabits& habits);
  /// Sets whether the whole picture is treated as the card, edge to edge, or cards are searched in it.
  void setWhole(bool whole);
  /// Goes on to the next picture, if the source is a folder.
  void nextPicture();
  void stop();
  /// Emits the contents of the library, without opening a source.
  void reportOwn(const lk::app::EnrolRequest& request);

 signals:
  void shown(const lk::app::EnrolMoment& moment);
  void sourceIs(lk::app::PictureSource source);
  /// Whether people go through the pictures one by one.
  void stepwiseIs(bool stepwise);
  void busyIs(bool busy);
  void failed(const QString& what);

 private:
  Outcome<Done> open(const EnrolRequest& request);
  Outcome<Done> startPhotos(Outcome<std::unique_ptr<FrameSource>> photos);
  void tickFolder();
  void take(const Frame& frame);
  void take(const SourceChange& change);
  void put(const cv::Mat& bgr);
  void publish();
  void fail(const Fault& fault);

  PictureSlot* pictures_;
  std::shared_ptr<CardImages> seen_;
  std::shared_ptr<const GameKit> kit_;  // the kit of the cards in printed_
  std::vector<vision::ReferenceShelf> printed_;
  std::unique_ptr<EnrolSession> session_;
  EnrolHabits habits_;
  FrameFeed feed_;
  std::unique_ptr<FrameSource> folder_;  // of photos, or of one; used instead of the feed
  Frame photo_;                          // the current picture of the folder
  QElapsedTimer clock_;                  // since the folder was opened
  double enrolledSince_ = -1;            // since when every card of this picture is enrolled
  bool live_ = false;
  QTimer* timer_;
};

}  // namespace lk::app
