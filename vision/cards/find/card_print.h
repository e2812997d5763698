// Finds cards without visible sides, such as dark cards on a dark table, by their print: a card-sized area of
// print that no known card explains.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Returns possible cards by their print, several over one place. Their outlines are only approximate, so
/// only a card's name can tell which is right. `known` and `ignore` are as for printMapOf().
std::vector<Quad> cardsByPrint(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                               const cv::Mat& ignore);

}  // namespace lk::vision
