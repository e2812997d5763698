// The thread behind the page on which a camera and its table are set up, and behind previews of cameras.
#pragma once

#include <memory>

#include <QObject>

#include "app/capture/frame_feed.h"
#include "app/kit/game_kit.h"
#include "app/session/calibration/calibration.h"
#include "app/session/table_memory.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// Which table to set up.
struct CalibrateRequest {
  std::string source;  // as openSource() takes it
  std::string name;    // of the camera, for people
  std::shared_ptr<const GameKit> kit;
  std::string tables;                     // file that remembers tables
  std::vector<rules::Seat> covered = {};  // trays whose dice nobody may see
};

/// The outlines of sheets and marks over a picture.
std::vector<SeenThing> seenThings(const CalibrationMoment& moment);
/// A frame as a picture, with what is seen in it, and the trays of `covered` painted over: all of it when one
/// of them is not seen. `moment` must be of this frame where anything is covered.
Picture pictureOf(const cv::Mat& bgr, const CalibrationMoment& moment,
                  const std::vector<rules::Seat>& covered = {});

/// Lives on a thread of its own; its slots are called across threads. Slots of pictures must outlive it. No
/// night takes pictures while it does: nothing is covered but what the request says, and of previews nothing.
class CalibrateWorker : public QObject {
  Q_OBJECT

 public:
  CalibrateWorker(PictureSlot& pictures, PictureSlot& previews);
  ~CalibrateWorker() override;

 public slots:
  void begin(const lk::app::CalibrateRequest& request);
  /// The zones as people dragged them; they are remembered at once.
  void use(const lk::app::TableSetting& setting);
  /// Remembers the table as it is.
  void remember();
  void stop();
  /// A picture without looking at it; empty: no more.
  void preview(const QString& source);

 signals:
  void shown(const lk::app::CalibrationMoment& moment);
  void sourceIs(lk::app::PictureSource source);
  void failed(const QString& what);

 private:
  bool open(const std::string& source);
  void take(const Frame& frame);
  void take(const SourceChange& change);

  PictureSlot* pictures_;
  PictureSlot* previews_;
  CalibrateRequest request_;
  std::unique_ptr<Calibration> calibration_;  // none: a preview, or nothing
  bool previewing_ = false;
  bool live_ = false;  // the source is a camera or stream
  bool told_ = false;  // that pictures come
  FrameFeed feed_;
};

}  // namespace lk::app
