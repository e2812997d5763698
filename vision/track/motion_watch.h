// Watches a reduced grey picture for change: what moves now, and what differs from the state last accepted.
// Light that drifts, flickers in bands or is regulated by the camera is not a change.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

class MotionWatch {
 public:
  /// Takes the next frame (8-bit BGR, always of the same size) at `seconds`, not decreasing.
  void take(const cv::Mat& bgr, double seconds);

  /// Nothing differs from the accepted state: nothing to do at all.
  [[nodiscard]] bool quiet() const { return quiet_; }
  /// From the frame before to the one last taken, in seconds.
  [[nodiscard]] double sinceLastFrame() const { return now_ - before_; }
  /// For how long nothing has moved.
  [[nodiscard]] double stillSeconds() const { return now_ - stillSince_; }
  /// True when the two frames before the current one already looked the same.
  [[nodiscard]] bool still() const { return stillFrames_ > 1; }

  /// Whether there is an accepted state to compare with.
  [[nodiscard]] bool accepted() const { return !accepted_.grey.empty(); }
  /// Grid of cells (8-bit, 255 = differs from the accepted state), see cellRect(); all of them before
  /// anything was accepted. Places in everlasting motion (a screen, a candle) are left out.
  [[nodiscard]] cv::Mat changedCells() const;
  /// Of all cells, the part that changed.
  static double share(const cv::Mat& changed);
  /// How far the whole picture moved since the accepted state, in image pixels; zero when it is not one
  /// movement.
  [[nodiscard]] cv::Point2f shiftSinceAccepted() const;
  [[nodiscard]] cv::Rect cellRect(int column, int row) const;
  [[nodiscard]] cv::Size frameSize() const { return frameSize_; }
  /// The frame last taken, in grey and in full size; overwritten by the next.
  [[nodiscard]] const cv::Mat& grey() const { return grey_; }

  /// What is seen now is the state to compare with from now on.
  void accept();
  /// Nothing counts as accepted any more: all is to be looked at again.
  void reconsider();

 private:
  /// A picture to compare with and how much each of its pixels may differ.
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
  void leaveOutRestless(cv::Mat& cells) const;
  [[nodiscard]] bool blind() const;
  void followDrift();

  cv::Size frameSize_;
  int reduction_ = 1;  // image pixels a reduced pixel
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
