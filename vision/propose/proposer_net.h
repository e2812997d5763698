// The proposer net, which detects cards and dice in images of any size.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

inline constexpr int kProposerStride = 4;  // pixels of the net's input per cell of its maps

/// Planes of the output maps, one value per cell.
enum class ProposerPlane : int {
  dieHeat = 0,    // logit: centre of a die
  dieValues = 1,  // 6 planes, logits: value 1..6 of the die centred here
  dieSize = 7,    // log of the die's side over 40 px
  cardHeat = 8,   // logit: centre of a card
  cardLong = 9,   // log of the long side over 140 px
  cardShort = 10,
  cardCos = 11,  // cosine and sine of twice the long side's angle
  cardSin = 12,
  inside = 13,     // logit: on a card
  rim = 14,        // logit: on the edge of a card
  dieShiftX = 15,  // offset from the cell to the die's centre, in units of 8 cells
  dieShiftY = 16,
  cardShiftX = 17,
  cardShiftY = 18,
};
inline constexpr int kProposerPlanes = 19;

/// The net's output for one image: kProposerPlanes planes of (height / 4) x (width / 4) cells, rounded up.
class ProposerMaps {
 public:
  ProposerMaps(cv::Mat blob, cv::Size cells);
  [[nodiscard]] cv::Mat1f plane(ProposerPlane plane, int offset = 0) const;
  [[nodiscard]] cv::Size cells() const { return cells_; }

 private:
  cv::Mat blob_;
  cv::Size cells_;
};

/// Runs the net on a non-empty 8-bit BGR image. Each calling thread keeps its own copy of the net (about 20
/// MB). Takes about 60 ms for 448 x 576 px on two cores, in proportion to the area.
ProposerMaps runProposer(const cv::Mat& bgr);

}  // namespace lk::vision
