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

/// A die at one level of the pyramid.
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

/// Intersection over union from which two boxes are one card.
inline constexpr double kOneProposal = 0.3;
/// Chance from which on a place is proposed at all.
inline constexpr double kLeastChance = 0.12;

/// Runs the net over an 8-bit BGR picture of any size. Finds dice of 0.024 and cards of 0.09 of the picture's
/// long side and larger, whatever its size in pixels; where things near that limit show, one finer level is
/// looked at, too.
NetProposals propose(const cv::Mat& bgr, const Stages& stages = {});

/// The same level by level, for a live picture that cannot wait for all of them. All looks must be at
/// pictures of one size, of things at rest.
class ProposalSearch {
 public:
  /// Levels may be `mostEnlarged` times as large as the picture.
  explicit ProposalSearch(cv::Size picture, const Stages& stages = {}, double mostEnlarged = 1.6);

  [[nodiscard]] bool done() const { return next_ == 0; }
  /// Milliseconds the next look takes on two cores of a usual laptop; 0 when there is none.
  [[nodiscard]] double effort() const;
  /// Looks at the next level. Precondition: not done().
  void look(const cv::Mat& bgr);
  /// What all looks so far propose together.
  [[nodiscard]] NetProposals found() const;

 private:
  [[nodiscard]] int levelAfter(int level) const;

  cv::Size picture_;
  int finest_;  // long side of the largest level, pixels
  bool mayBeFine_;
  bool finer_ = false;
  int next_;  // long side of the next level in pixels; 0 for none
  std::vector<ProposalLevel> seen_;
};

}  // namespace lk::vision
