// Cards that show no side, as dark ones on a dark table do, but print: a card's size of it that no known card
// accounts for.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Where cards may lie by their print: a few outlines over one place, which are as near as print goes to a
/// card's edge, so that only a name tells which of them is one. `known` and `ignore` as for printMapOf().
std::vector<Quad> cardsByPrint(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                               const cv::Mat& ignore);

}  // namespace lk::vision
