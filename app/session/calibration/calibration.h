// Watches a table while it is set up: looks a few times a second, and says what is still to be mended.
#pragma once

#include <optional>
#include <vector>

#include "app/session/calibration/table_check.h"
#include "app/session/picture_hints.h"

namespace lk::app {

/// What is known of a table at one moment; nothing of it is private.
struct CalibrationMoment {
  std::vector<CheckResult> checks;
  bool ready = false;
  TableSetting setting;
  std::optional<cv::Matx33d> matToImage;  // millimetres of the mat -> pixels; none before a sheet is found
  cv::Size picture;
  std::vector<vision::MarkSighting> marks;
  std::vector<vision::SheetSighting> sheets;
};

/// Not thread-safe.
class Calibration {
 public:
  /// `setting` is what is remembered of the table, or the game's own.
  explicit Calibration(TableSetting setting);

  /// Takes the next frame; now and then it is looked at. Whether it was. `frameNumber` counts the source's
  /// frames, taken or not. `live`: of a camera or stream.
  bool see(const cv::Mat& bgr, double seconds, std::int64_t frameNumber, bool live,
           const std::vector<rules::Seat>& covered = {});
  /// Zones as people dragged them; where trays lie is seen.
  void use(const TableSetting& setting);

  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// Of the last look.
  [[nodiscard]] const CalibrationMoment& moment() const { return moment_; }

 private:
  [[nodiscard]] double rate() const;

  TableSetting setting_;
  std::vector<vision::SheetSpec> specs_;
  CalibrationMoment moment_;
  TableSeen seen_;
  ColourWatch colour_;
  double lastLook_ = -1;
  struct Tick {
    double seconds = 0;
    std::int64_t number = 0;
  };
  std::vector<Tick> ticks_;  // of the last seconds, oldest first
};

}  // namespace lk::app
