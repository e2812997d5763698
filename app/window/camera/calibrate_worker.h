// The worker of the calibration page and of camera previews.
#pragma once

#include <memory>

#include <QObject>

#include "app/capture/frame_feed.h"
#include "app/kit/game_kit.h"
#include "app/session/calibration/calibration.h"
#include "app/session/table/table_memory.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// Which camera and table to calibrate.
struct CalibrateRequest {
  std::string source;  // in the format of openSource()
  std::string name;    // name of the camera, for people
  std::shared_ptr<const GameKit> kit;
  std::string tables;                     // file of calibrated tables
  std::vector<rules::Seat> covered = {};  // trays with dice that nobody may see
};

/// Returns the outlines of sheets and marks.
std::vector<SeenThing> seenThings(const CalibrationMoment& moment);
/// Returns a frame as a picture, with the recognised things, and with the trays of `covered` painted over. If
/// one of them is not recognised, the whole picture is covered. If anything is covered, `moment` must belong
/// to this frame.
Picture pictureOf(const cv::Mat& bgr, const CalibrationMoment& moment,
                  const std::vector<rules::Seat>& covered = {});

/// Lives on a thread of its own; its slots are called across threads. The picture slots must outlive it. Use
/// it only while no night takes pictures: it covers only what the request says, and nothing in previews.
class CalibrateWorker : public QObject {
  Q_OBJECT

 public:
  CalibrateWorker(PictureSlot& pictures, PictureSlot& previews);
  ~CalibrateWorker() override;

 public slots:
  void begin(const lk::app::CalibrateRequest& request);
  /// Uses the zones that people dragged, and stores them immediately.
  void use(const lk::app::TableSetting& setting);
  /// Stores the table in its current state.
  void remember();
  void stop();
  /// Shows the source's pictures without calibrating; an empty source stops.
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
  std::unique_ptr<Calibration> calibration_;  // null during a preview, or while stopped
  bool previewing_ = false;
  bool live_ = false;          // the source is a camera or stream
  bool liveReported_ = false;  // sourceIs(live) was emitted for this source
  FrameFeed feed_;
};

}  // namespace lk::app
