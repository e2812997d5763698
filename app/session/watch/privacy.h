// Hides what an audience may not see in pictures of the table. Every picture that is shown or stored passes
// through here.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "rules/core/ids.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Paints over the trays of `covered` in place, with a margin for dice at their rims. If the place of a
/// covered tray is unknown, the whole picture is painted over, since the tray cannot be hidden otherwise.
/// `certain`: the sheets whose place is certain in this very frame (Tracker::placeCertain), not those of
/// earlier frames.
void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& certain);

/// The last picture of the table at rest. Dice in the air belong to a secret roll; while anything moves, the
/// surroundings of a covered tray are shown as they were before.
class Surroundings {
 public:
  /// Takes every frame; `moving`: whether anything moves in it.
  void take(const cv::Mat& bgr, bool moving);
  /// Paints the surroundings at rest into `shown`, a picture of the last frame (8-bit BGR or BGRA). Places
  /// never seen at rest are painted over. `certain` as above; trays without a known place are left to
  /// coverPrivate().
  void restore(cv::Mat& shown, const std::vector<rules::Seat>& covered,
               const std::vector<vision::SheetSighting>& certain) const;

 private:
  cv::Mat still_;
  bool moving_ = false;
};

}  // namespace lk::app
