// The net that marks cards and dice in a picture of any size.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

inline constexpr int kProposerStride = 4;  // pixels of the net's picture per cell of its maps

/// Planes of the maps, one value a cell.
enum class ProposerPlane : int {
  dieHeat = 0,    // logit: the middle of a die
  dieValues = 1,  // 6 planes, logits: value 1..6 of the die whose middle this is
  dieSize = 7,    // log of the die's side in 40 px
  cardHeat = 8,   // logit: the middle of a card
  cardLong = 9,   // log of the long side in 140 px
  cardShort = 10,
  cardCos = 11,  // cosine and sine of twice the long side's angle
  cardSin = 12,
  inside = 13,     // logit: on a card
  rim = 14,        // logit: on the edge of a card
  dieShiftX = 15,  // from the cell to the die's middle, in 8 cells
  dieShiftY = 16,
  cardShiftX = 17,
  cardShiftY = 18,
};
inline constexpr int kProposerPlanes = 19;

/// The net's answer for one picture: kProposerPlanes planes of (height / 4) x (width / 4) cells, rounded up.
class ProposerMaps {
 public:
  ProposerMaps(cv::Mat blob, cv::Size cells);
  [[nodiscard]] cv::Mat1f plane(ProposerPlane plane, int offset = 0) const;
  [[nodiscard]] cv::Size cells() const { return cells_; }

 private:
  cv::Mat blob_;
  cv::Size cells_;
};

/// Runs the net on an 8-bit BGR picture, not empty. Each calling thread keeps a net of its own (some 20 MB).
/// Cost on two cores: about 60 ms for 448 x 576 px, in proportion to the area.
ProposerMaps runProposer(const cv::Mat& bgr);

}  // namespace lk::vision
