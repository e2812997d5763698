// One picture in, everything seen in it out: the whole pipeline without memory.
#pragma once

#include <vector>

#include "vision/card_index.h"
#include "vision/sheet.h"

namespace lk::vision {

struct RecogniserOptions {
  bool diceAnywhere = false;
  bool cards = true;
};

/// `index` and `sheets` may be empty. Trays are the sheets whose id begins with "TRAY:"; cards inside trays are not
/// looked for, dice inside them are read in the rectified top view.
FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options = {});

}  // namespace lk::vision
