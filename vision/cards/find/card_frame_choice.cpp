#include "vision/cards/find/card_frame_choice.h"

#include <algorithm>
#include <optional>

#include <opencv2/core/utility.hpp>

#include "vision/cards/find/fit/card_frame.h"
#include "vision/cards/find/outline_search.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kBeside = 0.03;    // margin added if the rim is unknown: a nearer neighbour owns the edge
constexpr double kReached = 0.004;  // of a neighbour; an edge that covers more belongs to that neighbour
constexpr double kTouched = 0.015;  // the same if the rim is known, as neighbours may touch

}  // namespace

std::vector<CardOutline> edgesAroundFrames(const cv::Mat& image, const std::vector<CardOutline>& outlines,
                                           double noiseLevel) {
  std::vector<std::optional<FramedEdge>> edges(outlines.size());
  cv::parallel_for_({0, static_cast<int>(outlines.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      edges[i] = edgeAroundFrame(image, outlines[i].corners, noiseLevel);
  });
  std::vector<CardOutline> cards;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    if (!edges[i] || !isConvex(edges[i]->corners) || !isInside(edges[i]->corners, image.size())) continue;
    const Quad& edge = edges[i]->corners;
    const Quad room = edges[i]->rimKnown ? edge : grown(edge, kBeside);
    const double most = edges[i]->rimKnown ? kTouched : kReached;
    const bool reaches = std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& other) {
      return &other != &outlines[i] && overlapOfSmaller(other.corners, room) >
                                           overlapOfSmaller(other.corners, outlines[i].corners) + most;
    });
    if (!reaches) cards.push_back({edge, outlines[i].score, {outlines[i].corners}, false});
  }
  return cards;
}

}  // namespace lk::vision
