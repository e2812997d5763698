// What a tray looks like without dice: learnt while it is at rest, so that a hand or a cup over it is not
// taken for the dice being gone.
#pragma once

#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

class EmptyTray {
 public:
  /// True when something larger than a die, and no die, lies over the sheet.
  [[nodiscard]] bool covered(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                             const std::vector<DieSighting>& dice) const;
  /// The sheet with these dice is all there is to see.
  void learn(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
             const std::vector<DieSighting>& dice);

 private:
  cv::Mat paper_;  // top view, a pixel a millimetre; what lies under dice is kept from before
  cv::Mat known_;  // 255 where the paper was ever seen
};

}  // namespace lk::vision
