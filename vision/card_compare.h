// How alike two looks are: their correlation over small shifts.
#pragma once

#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A reference's look made ready to be compared with: without its rim, in 16 bits, with its sums.
struct ComparableLook {
  std::vector<std::int16_t> values;
  cv::Scalar sums;  // one a plane
  double length = 0;
};

ComparableLook comparable(const cv::Mat& look);

struct Likeness {
  double correlation = -1;  // -1..1
  cv::Point shift;          // of the seen look, pixels of a look
};

/// A card as seen, in one of its four turns; what its small shifts need is worked out when first asked for,
/// once for all references. Not thread-safe.
class TurnedLook {
 public:
  TurnedLook(cv::Mat look, int quarters);

  [[nodiscard]] const cv::Mat& look() const { return look_; }
  /// The outline's corner at which the card's own top left is taken to lie.
  [[nodiscard]] int quarters() const { return quarters_; }
  /// The best over the shifts.
  Likeness likeness(const ComparableLook& reference);

 private:
  struct Shifted {
    cv::Point shift;
    cv::Scalar sums;
    double length = 0;
  };
  void prepare();

  cv::Mat look_;
  int quarters_;
  cv::Mat weighted_;
  std::vector<Shifted> shifted_;
};

/// Upside down.
cv::Mat halfTurned(const cv::Mat& look);

}  // namespace lk::vision
