// Notices what is wrong with the pictures themselves: they are mirrored, or without colour.
#pragma once

#include <functional>
#include <optional>

#include <opencv2/core.hpp>

#include "app/session/calibration/check.h"

namespace lk::app {

/// Returns whether a picture (8-bit grey) shows marks of this program mirrored. Takes 30 to 100 ms.
bool showsMirroredMarks(const cv::Mat& grey);

/// Returns whether any card has a name in a picture (8-bit BGR).
using NamesCard = std::function<bool(const cv::Mat& bgr)>;

/// Distinguishes a camera without colour from a table without: paper, sleeves and marks have none either, but
/// sooner or later a hand or the light of a lamp adds some to any picture.
class ColourWatch {
 public:
  /// Takes a frame (8-bit BGR) at `seconds`, which must not decrease. Returns whether no frame of the last
  /// eight seconds had any colour.
  bool colourless(const cv::Mat& bgr, double seconds);

 private:
  std::optional<double> greySince_;
  double looked_ = 0;
};

/// What was recognised in a frame as it is.
struct PictureSeen {
  bool sheets = false;
  bool namedCards = false;
};

/// Follows the frames of one night.
class PictureHints {
 public:
  /// Takes the next frame that is analysed. Returns a hint about the pictures, each only once. A picture
  /// counts as mirrored only if nothing in it can be read as it is: no sheet and, where cards decide, no
  /// card. Without `namesCard` only marks decide.
  std::optional<Check> take(const cv::Mat& bgr, double seconds, PictureSeen seen,
                            const NamesCard& namesCard = {});

 private:
  bool mirrorReported_ = false;
  bool colourReported_ = false;
  double scanAt_ = 0;  // time of the next scan for mirrored marks and cards
  double scanEvery_ = 1.5;
  bool mirroredBefore_ = false;
  ColourWatch colour_;
};

}  // namespace lk::app
