// Whether the pictures that come in show the table at all: what is covered, asleep or away must not be
// judged.
#pragma once

#include <opencv2/core.hpp>

namespace lk::app {

/// Why a night waits for its pictures.
enum class Pause {
  none,
  lost,      // unplugged, or the stream is gone
  silent,    // there, but nothing comes
  covered,   // black, or of one colour
  switched,  // another camera or another size: the table is looked at anew
  slept,     // time jumped: the computer was closed, and the table is looked at anew
  astray     // no mark of mat or trays lies where it lay
};

/// Follows the frames of one night. Not thread-safe.
class PauseWatch {
 public:
  /// What to do with a frame.
  struct Verdict {
    bool look = true;    // false: it shows nothing, and nobody is to look at it
    bool anew = false;   // what lies there may be told once more
    double seconds = 0;  // time of the night: without the gaps, never decreasing
  };

  /// Takes the next frame (8-bit BGR) at `seconds` of source time.
  Verdict take(const cv::Mat& bgr, double seconds);
  /// No frame comes: the source is lost, or silent.
  void unseen(Pause why);
  /// Whether the sheets lie where they are thought to lie in the frame taken last.
  void sheetsCertain(bool certain);

  [[nodiscard]] Pause now() const { return now_; }

 private:
  double advance(double seconds);

  Pause now_ = Pause::none;
  cv::Size size_;
  double source_ = -1;  // time of the last frame
  double night_ = 0;
  double usual_ = -1;         // seconds between two frames
  double coveredSince_ = -1;  // night time; -1: it is not
  double anewUntil_ = -1;
  double misplacedSince_ = -1;
};

/// Whether a frame is black or has one colour all over: it has no edge anywhere.
bool showsNothing(const cv::Mat& bgr);

}  // namespace lk::app
