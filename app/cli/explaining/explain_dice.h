// What was found of dice in a picture, and what was read of each, as a picture: the place, and below it every
// proposal as the reader was shown it, with what it said.
#pragma once

#include <string>

#include "vision/dice/dice_explain.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// Dice anywhere in an 8-bit BGR photo.
cv::Mat dicePicture(const cv::Mat& bgr);

/// Dice in a tray, seen from straight above as they are read.
cv::Mat trayDicePicture(const cv::Mat& bgr, const vision::SheetSighting& tray, const vision::SheetSpec& spec);

/// What was said of the body around a face that was read: "own 0.62", or "own 0.62, long" of half a domino,
/// "own 0.99, printed"; nothing where nobody looked, as in a tray.
std::string bodyWords(const vision::ExplainedDie& die);

}  // namespace lk::app
