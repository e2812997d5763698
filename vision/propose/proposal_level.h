// What the proposer net finds in a picture made smaller or larger to one level of the pyramid.
#pragma once

#include <array>
#include <vector>

#include "vision/propose/proposals.h"

namespace lk::vision {

struct LevelDie {
  cv::Point2f centre;   // pixels of the picture
  float side = 0;       // pixels of the picture
  float levelSide = 0;  // pixels of the level
  double chance = 0;    // 0..1
  std::array<double, 6> values{};
};

struct LevelCard {
  Quad box{};           // pixels of the picture
  float levelLong = 0;  // long side, pixels of the level
  double chance = 0;    // 0..1
};

struct ProposalLevel {
  std::vector<LevelDie> dice;
  std::vector<LevelCard> cards;
  CardMaps maps;
};

/// Finds the local maxima above `leastChance` in the picture resized by `scale`.
ProposalLevel proposeAt(const cv::Mat& bgr, double scale, double leastChance);

}  // namespace lk::vision
