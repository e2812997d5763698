// Covers what an audience may not see in a picture of the table. Every picture shown or stored passes through
// here.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "rules/core/ids.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Paints over the trays of `covered` in place, with a margin for dice at their rims. A covered tray whose
/// place is not known covers the whole picture: what cannot be found cannot be hidden. `certain`: the sheets
/// whose place is certain in this very picture (Tracker::placeCertain), not those that lay there a moment
/// ago.
void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& certain);

/// The table as it last lay still. Dice in the air belong to a roll that nobody may see: as long as anything
/// moves, people see the surroundings of a covered tray as they were before.
class Surroundings {
 public:
  /// Takes every frame; `moving`: whether anything moves in it.
  void take(const cv::Mat& bgr, bool moving);
  /// Paints them into `shown`, a picture of the frame taken last (8-bit BGR, or BGRA). What was never seen at
  /// rest is painted over. `certain` as above; trays whose place is not known are left to coverPrivate().
  void restore(cv::Mat& shown, const std::vector<rules::Seat>& covered,
               const std::vector<vision::SheetSighting>& certain) const;

 private:
  cv::Mat still_;
  bool moving_ = false;
};

}  // namespace lk::app
