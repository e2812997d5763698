// Whether two looks that correlate are the same card: what is still different once one lies over the other.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// Evidence, as the logarithm of odds, that `seen` shows the card of `reference` rather than the most similar
/// other card; `correlation` is their likeness(). Both CV_8SC4, equally turned; `shift` is the shift that
/// likeness() found.
double evidenceOfSame(const cv::Mat& reference, const cv::Mat& seen, double correlation, cv::Point shift);

}  // namespace lk::vision
