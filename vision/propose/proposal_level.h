// Runs the proposer net on one level of the image pyramid.
#pragma once

#include <array>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Probability maps of one level, 0..1 per cell: the inside of cards, and their edges.
struct CardMaps {
  cv::Mat1f inside;
  cv::Mat1f rim;
  double cell = 1;  // image pixels per cell
};

/// A die at one level of the pyramid.
struct LevelDie {
  cv::Point2f centre;   // image pixels
  float side = 0;       // image pixels
  float levelSide = 0;  // pixels of the level
  double chance = 0;    // probability, 0..1
  std::array<double, 6> values{};
};

struct LevelCard {
  Quad box{};           // image pixels
  float levelLong = 0;  // long side, pixels of the level
  double chance = 0;    // probability, 0..1
};

struct ProposalLevel {
  std::vector<LevelDie> dice;
  std::vector<LevelCard> cards;
  CardMaps maps;
};

/// Returns the local maxima above the probability `leastChance` in the image resized by `scale`.
ProposalLevel proposeAt(const cv::Mat& bgr, double scale, double leastChance);

}  // namespace lk::vision
