// What was found of dice in a picture, and what was read of each, as a picture: the place, and below it every
// proposal as the reader was shown it, with what it said.
#pragma once

#include "vision/sheet.h"

namespace lk::app {

/// Dice anywhere in an 8-bit BGR photo.
cv::Mat dicePicture(const cv::Mat& bgr);

/// Dice in a tray, seen from straight above as they are read.
cv::Mat trayDicePicture(const cv::Mat& bgr, const vision::SheetSighting& tray, const vision::SheetSpec& spec);

}  // namespace lk::app
