// Detects whether the frames show the table at all. A covered, silent or lost camera must not lead to
// rulings.
#pragma once

#include <opencv2/core.hpp>

namespace lk::app {

/// Why a night waits for frames.
enum class Pause {
  none,
  lost,      // unplugged, or the stream has ended
  silent,    // connected, but no frames arrive
  covered,   // black, or a single colour
  switched,  // the frame size changed, e.g. with another camera: the table is examined again
  slept,     // time jumped: the computer was asleep; ends soon after frames arrive again
  astray     // no mark of mat or trays is at its known place
};

/// Follows the frames of one night. Not thread-safe.
class PauseWatch {
 public:
  /// How to treat a frame.
  struct Verdict {
    bool look = true;    // false: it shows nothing and must not be examined
    bool anew = false;   // things already reported may be reported again
    double seconds = 0;  // time of the night: without gaps, never decreasing
  };

  /// Takes the next frame (8-bit BGR) at `seconds` of source time.
  Verdict take(const cv::Mat& bgr, double seconds);
  /// Reports that no frame comes: the source is lost, or silent.
  void unseen(Pause why);
  /// Sets whether the sheets are at their known places in the last frame.
  void sheetsCertain(bool certain);

  [[nodiscard]] Pause now() const { return now_; }

 private:
  double advance(double seconds);

  Pause now_ = Pause::none;
  cv::Size size_;
  double source_ = -1;  // source time of the last frame
  double night_ = 0;
  double usual_ = -1;         // average seconds between two frames
  double coveredSince_ = -1;  // night time; -1: not covered
  double settlingUntil_ = -1;
  double misplacedSince_ = -1;
};

/// Returns whether a frame is black or a single colour, that is, has no edges.
bool showsNothing(const cv::Mat& bgr);

}  // namespace lk::app
