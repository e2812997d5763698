// Detects change in a reduced grey image: what moves now, and what differs from the last accepted state.
// Ignores light that drifts, flickers in bands, or is regulated by the camera.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

class MotionDetector {
 public:
  /// Takes the next frame (8-bit BGR, always of the same size) at `seconds`, which must not decrease.
  void take(const cv::Mat& bgr, double seconds);

  /// True if nothing differs from the accepted state, so that there is nothing to do.
  [[nodiscard]] bool quiet() const { return quiet_; }
  /// Returns the seconds between the last two frames.
  [[nodiscard]] double sinceLastFrame() const { return now_ - before_; }
  /// Returns the seconds since the last motion.
  [[nodiscard]] double stillSeconds() const { return now_ - stillSince_; }
  /// True if the current frame and the two before it look the same.
  [[nodiscard]] bool still() const { return stillFrames_ > 1; }

  /// True if there is an accepted state to compare with.
  [[nodiscard]] bool accepted() const { return !accepted_.grey.empty(); }
  /// Returns the grid of cells (CV_8U, 255 if different from the accepted state), see cellRect(). All cells
  /// are 255 before a state was accepted. Cells in permanent motion (a screen, a candle) are left out.
  [[nodiscard]] cv::Mat changedCells() const;
  /// Returns the fraction of changed cells.
  static double share(const cv::Mat& changed);
  /// Returns the shift of the whole image since the accepted state, in image pixels. Zero if the change is
  /// not a shift.
  [[nodiscard]] cv::Point2f shiftSinceAccepted() const;
  [[nodiscard]] cv::Rect cellRect(int column, int row) const;
  [[nodiscard]] cv::Size frameSize() const { return frameSize_; }
  /// The last frame in grey at full size; overwritten by the next frame.
  [[nodiscard]] const cv::Mat& grey() const { return grey_; }

  /// Accepts the current state as the one to compare with.
  void accept();
  /// Discards the accepted state, so that everything counts as changed.
  void reconsider();

 private:
  /// An image to compare with, and the tolerance of each pixel.
  struct Reference {
    cv::Mat grey, tolerance;
    double mean = 0, deviation = 0;
  };
  struct Cell {
    double movingSince = -1, lastMotion = -1e9;
  };

  void shrink(const cv::Mat& bgr);
  [[nodiscard]] Reference reference() const;
  [[nodiscard]] cv::Mat compare(const Reference& reference) const;
  void noteMotion(const cv::Mat& cells);
  void ignorePermanentMotion(cv::Mat& cells) const;
  [[nodiscard]] bool blind() const;
  void followDrift();

  cv::Size frameSize_;
  int reduction_ = 1;  // image pixels per reduced pixel
  cv::Mat grey_, half_, small_;
  Reference accepted_, anchor_;
  std::vector<Cell> cells_;
  cv::Size grid_;
  double now_ = 0, before_ = 0, stillSince_ = 0, lastDrift_ = 0;
  int stillFrames_ = 0;
  bool quiet_ = false;
  bool anyRestless_ = false;
};

}  // namespace lk::vision
