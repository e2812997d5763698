// The thread behind the page on which cards are taught: takes pictures, looks, stores, and hands out what is
// to be shown.
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
  EnrolWorker(PictureSlot& pictures, std::shared_ptr<SeenPictures> seen);
  ~EnrolWorker() override;

 public slots:
  void begin(const lk::app::EnrolRequest& request);
  void accept(int number, const lk::app::CardLabel& label);
  void undo();
  void setHabits(const lk::app::EnrolHabits& habits);
  /// Takes the picture that is shown for the card, edge to edge, or looks for cards in it again.
  void setWhole(bool whole);
  /// Of a folder: goes on to its next picture.
  void nextPicture();
  void stop();
  /// Tells what the library holds, without a source.
  void tellOwn(const lk::app::EnrolRequest& request);

 signals:
  void shown(const lk::app::EnrolMoment& moment);
  void sourceIs(lk::app::PictureSource source);
  /// Whether pictures are gone through one by one, by hand.
  void stepwiseIs(bool stepwise);
  void busyIs(bool busy);
  void failed(const QString& what);

 private:
  Outcome<Done> open(const EnrolRequest& request);
  Outcome<Done> openFolderOf(const EnrolRequest& request);
  void tickFolder();
  void take(const Frame& frame);
  void take(const SourceChange& change);
  void put(const cv::Mat& bgr);
  void publish();
  void fail(const Fault& fault);

  PictureSlot* pictures_;
  std::shared_ptr<SeenPictures> seen_;
  std::shared_ptr<const GameKit> kit_;  // of the cards in printed_
  std::vector<vision::ReferenceShelf> printed_;
  std::unique_ptr<EnrolSession> session_;
  EnrolHabits habits_;
  FrameFeed feed_;
  std::unique_ptr<FrameSource> folder_;  // instead of the feed
  Frame still_;                          // the folder's picture that is shown
  QElapsedTimer clock_;                  // since the folder was opened
  double doneSince_ = -1;                // since then no card of this picture asks
  bool live_ = false;
  QTimer* timer_;
};

}  // namespace lk::app
