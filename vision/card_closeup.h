// A card cut out of a picture together with its surroundings, for a second look at a card in doubt: what it
// costs does not depend on the picture's size.
#pragma once

#include <vector>

#include "vision/card_index.h"
#include "vision/sighting.h"

namespace lk::vision {

struct CloseUp {
  cv::Mat picture;  // 8-bit BGR: the card as it lies at `outline`, not upright, with a rim of the table
  cv::Mat hidden;   // CV_8U, 255 where the card is not seen
  Quad outline{};   // of the card in it: a rectangle
  Lighting lighting = Lighting::unknown;
  cv::Matx33d toPicture;  // homography: pixels of the close-up -> pixels of the picture
};

/// `above`: outlines of what lies on the card.
CloseUp closeUpOf(const cv::Mat& bgr, const Quad& outline, const std::vector<Quad>& above);

/// As CardIndex::opinion() of the card in the picture.
CardOpinion opinionOf(const CardIndex& index, const CloseUp& closeUp);

}  // namespace lk::vision
