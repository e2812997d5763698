#include "vision/cards/find/card_frame_choice.h"

#include <algorithm>
#include <optional>

#include <opencv2/core/utility.hpp>

#include "vision/cards/find/fit/card_frame.h"
#include "vision/cards/find/outline_search.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kBeside =
    0.03;  // of the way from the middle: nearer to another outline it is that one's side
constexpr double kReached = 0.004;  // of another outline, covered: it is none
constexpr double kTouched = 0.015;  // the same of one that may touch it

}  // namespace

std::vector<CardOutline> edgesAroundFrames(const cv::Mat& image, const std::vector<CardOutline>& outlines,
                                           double grain) {
  std::vector<std::optional<FramedEdge>> edges(outlines.size());
  cv::parallel_for_({0, static_cast<int>(outlines.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      edges[i] = edgeAroundFrame(image, outlines[i].corners, grain);
  });
  std::vector<CardOutline> cards;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    if (!edges[i] || !isConvex(edges[i]->corners) || !isInside(edges[i]->corners, image.size())) continue;
    const Quad& edge = edges[i]->corners;
    const Quad room = edges[i]->rimKnown ? edge : grown(edge, kBeside);
    const double most = edges[i]->rimKnown ? kTouched : kReached;
    const bool reaches = std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& other) {
      return &other != &outlines[i] && sharedOfSmaller(other.corners, room) >
                                           sharedOfSmaller(other.corners, outlines[i].corners) + most;
    });
    if (!reaches) cards.push_back({edge, outlines[i].score, {outlines[i].corners}, false});
  }
  return cards;
}

}  // namespace lk::vision
