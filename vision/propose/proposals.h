// Where cards and dice may lie, found by the proposer net over a pyramid of sizes.
#pragma once

#include <array>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// A die as the net sees it, merged over the levels of the pyramid. Pixels of the picture.
struct DieProposal {
  cv::Point2f centre;
  float side = 0;                  // of the square around the die
  double chance = 0;               // that a die is there, 0..1; the highest of the levels
  std::array<double, 6> values{};  // probability of 1..6, sum 1; by the levels at ease with its size
  double ease = 0;                 // of the best of those levels, 0..1; near 0: values mean little
};

/// A card as the net sees it: a rotated box, within some 5 % of the card's outline.
struct CardProposal {
  Quad box{};         // clockwise, from the corner nearest the image's top left
  double chance = 0;  // that a card is there, 0..1
};

/// How likely cards are and where their edges run, at one level. Values 0..1, one per cell.
struct CardMaps {
  cv::Mat1f inside;
  cv::Mat1f rim;
  double cell = 1;  // pixels of the picture per cell
};

struct NetProposals {
  std::vector<DieProposal> dice;    // likeliest first
  std::vector<CardProposal> cards;  // likeliest first, overlapping by less than kOneProposal
  std::vector<CardMaps> maps;       // coarsest first
};

/// Intersection over union from which two boxes are one card.
inline constexpr double kOneProposal = 0.3;
/// Chance from which on a place is proposed at all.
inline constexpr double kLeastChance = 0.12;

/// Runs the net over an 8-bit BGR picture of any size. Finds dice of 0.024 and cards of 0.09 of the picture's
/// long side and larger, whatever its size in pixels; where things near that limit show, one finer level is
/// looked at, too.
NetProposals propose(const cv::Mat& bgr, const Stages& stages = {});

}  // namespace lk::vision
