// Pictures that explain the reading of dice: the photo with its proposals, and below it each proposal as the
// reader saw it, with the result.
#pragma once

#include <string>

#include "vision/dice/dice_explain.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// Returns the picture for dice anywhere in an 8-bit BGR photo.
cv::Mat dicePicture(const cv::Mat& bgr);

/// Returns the picture for dice in a tray, rectified to the view from above in which they are read.
cv::Mat trayDicePicture(const cv::Mat& bgr, const vision::SheetSighting& tray, const vision::SheetSpec& spec);

/// Returns what was found about the body around a face: "own 0.62", or "own 0.62, long" for half a domino,
/// "own 0.99, printed"; empty if it was not checked, as in a tray.
std::string bodyWords(const vision::ExplainedDie& die);

}  // namespace lk::app
