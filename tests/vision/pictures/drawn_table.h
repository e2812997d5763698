// Renders what the tests examine: marks, sheets, cards and dice on a table, through a camera that may be
// tilted.
#pragma once

#include <random>
#include <string>

#include "vision/marks/sheet.h"

namespace lk::vision::drawn {

/// A camera: maps the table's plane (millimetres, x right, y down) to pixels. Its axis meets the table at
/// `aim` (mm), which is seen at `at` (px). It is rotated by `turnDeg` and tilted by `tiltDeg` away from
/// straight down.
struct Camera {
  cv::Point2d aim{0, 0}, at{960, 540};
  double pixelsPerMm = 2, turnDeg = 0, tiltDeg = 0;
  double focal = 1500;  // pixels
  [[nodiscard]] cv::Matx33d toImage() const;
};

/// Returns the map from a sheet's millimetres to the table's.
cv::Matx33d lying(cv::Point2d topLeft, double turnDeg);

/// Returns a QR symbol with one grey value per module (0 or 255), without quiet zone.
cv::Mat symbol(const std::string& text, int eccLevel = 8);

/// The tray sheet's spec, the mat's, and a sheet as printed, at `pixelsPerMm`.
SheetSpec traySpec(const std::string& letter);
SheetSpec matSpec();
cv::Mat printSheet(const SheetSpec& spec, double pixelsPerMm);

/// Draws `texture` (8-bit BGR or BGRA, at `texturePixelsPerMm`) into the frame. `toImage` maps its
/// millimetres to pixels.
void lay(cv::Mat& frame, const cv::Mat& texture, double texturePixelsPerMm, const cv::Matx33d& toImage);

/// Adds the blur of a lens and the noise of a sensor.
void photograph(cv::Mat& frame, double blurSigma, double noiseSigma, unsigned seed);

}  // namespace lk::vision::drawn
