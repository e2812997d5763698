// How alike two looks are: correlation over turns and small shifts, a coarse sieve first.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A look made ready to be compared with: mean removed, length one.
struct ComparableLook {
  std::vector<float> coarse;
  std::vector<float> fine;
};

ComparableLook comparable(const cv::Mat& look);

struct Likeness {
  double correlation = -1;  // -1..1
  cv::Point shift;          // of the seen look, pixels of a look
};

/// A card as seen, in one of its four turns; its small shifts are worked out when first asked for, once for
/// all references. Not thread-safe.
class TurnedLook {
 public:
  TurnedLook(cv::Mat look, int quarters);

  [[nodiscard]] const cv::Mat& look() const { return look_; }
  /// The outline's corner at which the card's own top left is taken to lie.
  [[nodiscard]] int quarters() const { return quarters_; }
  [[nodiscard]] double coarseLikeness(const ComparableLook& reference) const;
  /// The best over the shifts.
  Likeness likeness(const ComparableLook& reference);

 private:
  cv::Mat look_;
  int quarters_;
  std::vector<float> coarse_;
  std::vector<std::vector<float>> fine_;  // one a shift
};

/// Upside down.
cv::Mat halfTurned(const cv::Mat& look);

}  // namespace lk::vision
