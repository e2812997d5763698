// Checks a table while it is being set up: examines a few frames per second and reports what is still wrong.
#pragma once

#include <optional>
#include <vector>

#include "app/session/calibration/picture_hints.h"
#include "app/session/calibration/table_check.h"

namespace lk::app {

/// The state of the table at one moment. Contains nothing private.
struct CalibrationMoment {
  std::vector<CheckResult> checks;
  bool ready = false;
  TableSetting setting;
  std::optional<cv::Matx33d>
      matToImage;  // millimetres of the printed mat -> pixels; nullopt until a sheet is found
  cv::Size picture;
  std::vector<vision::MarkSighting> marks;
  std::vector<vision::SheetSighting> sheets;
};

/// Not thread-safe.
class Calibration {
 public:
  /// `setting` is the remembered table, or the game's standard one.
  explicit Calibration(TableSetting setting);

  /// Takes the next frame and examines it if the last examination is long enough ago. Returns whether it was
  /// examined. `frameNumber` counts all frames of the source, including frames not passed here. `live`: from
  /// a camera or stream.
  bool see(const cv::Mat& bgr, double seconds, std::int64_t frameNumber, bool live,
           const std::vector<rules::Seat>& covered = {});
  /// Sets the zones people dragged. The places of trays are taken from the pictures.
  void use(const TableSetting& setting);

  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// The result of the last examination.
  [[nodiscard]] const CalibrationMoment& moment() const { return moment_; }

 private:
  [[nodiscard]] double rate() const;

  TableSetting setting_;
  std::vector<vision::SheetSpec> specs_;
  CalibrationMoment moment_;
  TableObservation seen_;
  ColourWatch colour_;
  double lastLook_ = -1;
  struct Tick {
    double seconds = 0;
    std::int64_t number = 0;
  };
  std::vector<Tick> ticks_;  // of the last few seconds, oldest first
};

}  // namespace lk::app
