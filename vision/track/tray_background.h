// Remembers what a tray looks like without dice, learnt while it is at rest. A hand or a cup over the tray is
// then not mistaken for removed dice.
#pragma once

#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

class TrayBackground {
 public:
  /// True if something larger than a die, and not a die, covers the sheet.
  [[nodiscard]] bool covered(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                             const std::vector<DieSighting>& dice) const;
  /// Learns the sheet's appearance. Precondition: nothing but these dice lies on it.
  void learn(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
             const std::vector<DieSighting>& dice);

 private:
  cv::Mat paper_;  // top view, one pixel per millimetre; areas under dice keep their previous content
  cv::Mat known_;  // 255 where the paper was ever visible
};

}  // namespace lk::vision
