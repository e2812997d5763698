// Notices during a night that corner tiles do not lie as they should.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "app/session/calibration/tile_check.h"

namespace lk::app {

/// Follows the frames of one night. Examines tiles only while they do not say where the table is, so a night
/// that runs well costs nothing.
class TileHints {
 public:
  /// `mat`: with the tiles that may be laid instead.
  explicit TileHints(vision::SheetSpec mat);

  /// Takes the next frame at rest (8-bit BGR). `located`: the table is known from the mat or from its tiles,
  /// and nothing contradicts it. Returns what is wrong with the tiles, each trouble once, when two
  /// examinations agree: tiles are seldom laid all at the same moment.
  std::optional<TilesSeen> take(const cv::Mat& bgr, double seconds, bool located);

 private:
  vision::SheetSpec mat_;
  std::optional<TileTrouble> before_;
  std::vector<TileTrouble> reported_;
  double scanAt_ = 0;  // time of the next examination, which takes 30 to 100 ms
  double scanEvery_;
};

}  // namespace lk::app
