// Draws what the tests look at: marks, sheets, cards and dice on a table, through a camera that may be
// tilted.
#pragma once

#include <random>
#include <string>

#include "vision/marks/sheet.h"

namespace lk::vision::drawn {

/// The plane of the table (millimetres, x right, y down) -> pixels: a camera whose axis meets the table at
/// `aim` (mm), seen at `at` (px), turned by `turnDeg` and tilted by `tiltDeg` away from straight down.
struct Camera {
  cv::Point2d aim{0, 0}, at{960, 540};
  double pixelsPerMm = 2, turnDeg = 0, tiltDeg = 0;
  double focal = 1500;  // pixels
  [[nodiscard]] cv::Matx33d toImage() const;
};

/// A sheet lying on the table: its millimetres -> the table's.
cv::Matx33d lying(cv::Point2d topLeft, double turnDeg);

/// One grey value a module (0 or 255), no quiet zone.
cv::Mat symbol(const std::string& text, int eccLevel = 8);

/// The tray sheet as printed, at `pixelsPerMm`, and its spec.
SheetSpec traySpec(const std::string& letter);
SheetSpec matSpec();
cv::Mat printSheet(const SheetSpec& spec, double pixelsPerMm);

/// Lays `texture` (8-bit BGR or BGRA, drawn at `texturePixelsPerMm`) into the frame; `toImage` maps its
/// millimetres to pixels.
void lay(cv::Mat& frame, const cv::Mat& texture, double texturePixelsPerMm, const cv::Matx33d& toImage);

/// What a lens and a sensor make of it.
void photograph(cv::Mat& frame, double blurSigma, double noiseSigma, unsigned seed);

}  // namespace lk::vision::drawn
