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
  int area = 0;  // pixels that count
};

/// `inSight` (CV_8U, of a look's size; empty: all): only where it is 255 the two are compared.
ComparableLook comparable(const cv::Mat& look, const cv::Mat& inSight = {});

/// Of a card's parts in sight those that stay in sight whichever way the card is shifted a little.
cv::Mat surelyInSight(const cv::Mat& inSight);

struct Similarity {
  double correlation = -1;  // -1..1
  cv::Point shift;          // of the seen look, pixels of a look
};

/// A card as seen, in one of its four turns; what its small shifts need is worked out when first asked for,
/// once for all references. Not thread-safe.
class TurnedLook {
 public:
  /// `inSight` as for comparable(); the references this one is compared with must have been made ready with
  /// the same.
  TurnedLook(cv::Mat look, int quarters, cv::Mat inSight = {});

  [[nodiscard]] const cv::Mat& look() const { return look_; }
  [[nodiscard]] const cv::Mat& inSight() const { return inSight_; }
  /// The outline's corner at which the card's own top left is taken to lie.
  [[nodiscard]] int quarters() const { return quarters_; }
  /// The best over the shifts.
  Similarity similarity(const ComparableLook& reference);

 private:
  struct Shifted {
    cv::Point shift;
    cv::Scalar sums;
    double length = 0;
  };
  void prepare();

  cv::Mat look_;
  cv::Mat inSight_;
  int quarters_;
  cv::Mat weighted_;
  std::vector<Shifted> shifted_;
};

/// The correlation of two looks as they lie, -1..1; `inSight` as for comparable().
double similarityInPlace(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& inSight);

/// Upside down.
cv::Mat halfTurned(const cv::Mat& look);

}  // namespace lk::vision
