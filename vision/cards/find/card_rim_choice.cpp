#include "vision/cards/find/card_rim_choice.h"

#include <algorithm>
#include <cmath>

#include <opencv2/core/utility.hpp>

#include "vision/cards/find/fit/card_rim.h"
#include "vision/cards/find/outline_search.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kReached = 0.004;   // of a neighbour; a rim that covers more of it is rejected
constexpr double kSameWidth = 0.25;  // relative difference within which rims have one width

}  // namespace

void takeRims(const cv::Mat& image, std::vector<CardOutline>& outlines) {
  std::vector<std::vector<Rim>> rims(outlines.size());
  cv::parallel_for_({0, static_cast<int>(outlines.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      rims[i] = findRims(image, outlines[i].corners);
  });
  const std::vector<CardOutline> before = outlines;
  // Cards of one game have rims of one width. Table texture that looks like a rim has random widths.
  const auto usual = [&](double width) {
    const auto alike = std::count_if(rims.begin(), rims.end(), [&](const std::vector<Rim>& some) {
      return std::any_of(some.begin(), some.end(),
                         [&](const Rim& rim) { return std::abs(rim.width / width - 1) < kSameWidth; });
    });
    return outlines.size() < 4 || alike * 4 >= static_cast<std::ptrdiff_t>(outlines.size());
  };
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    const Rim* printed = nullptr;
    for (const Rim& rim : rims[i]) {
      if (!isInside(rim.corners, image.size())) continue;
      const bool reaches = std::any_of(before.begin(), before.end(), [&](const CardOutline& other) {
        return &other != &before[i] && overlapOfSmaller(other.corners, rim.corners) >
                                           overlapOfSmaller(other.corners, before[i].corners) + kReached;
      });
      if (reaches) continue;
      if (printed == nullptr && rim.width > kSleeveRim && usual(rim.width))
        printed = &rim;
      else
        outlines[i].alternatives.push_back(rim.corners);
    }
    if (printed == nullptr) continue;
    outlines[i].alternatives.insert(outlines[i].alternatives.begin(), outlines[i].corners);
    outlines[i].corners = printed->corners;
  }
}

}  // namespace lk::vision
