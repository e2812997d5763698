// Proposes cards and dice with the proposer net, over a pyramid of sizes.
#pragma once

#include <array>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"
#include "vision/core/stages.h"
#include "vision/propose/proposal_level.h"

namespace lk::vision {

/// A die as detected by the net, merged over the levels of the pyramid. Image pixels.
struct DieProposal {
  cv::Point2f centre;
  float side = 0;                  // side of the square around the die
  double chance = 0;               // probability of a die, 0..1; the maximum over the levels
  std::array<double, 6> values{};  // probabilities of 1..6, sum 1; from the levels that suit its size
  double ease = 0;  // how well the best level suits its size, 0..1; near 0, `values` are unreliable
};

/// A card as detected by the net: a rotated box, within about 5 % of the card's outline.
struct CardProposal {
  Quad box{};         // clockwise, from the corner nearest the image's top left
  double chance = 0;  // probability of a card, 0..1
};

struct NetProposals {
  std::vector<DieProposal> dice;    // most likely first
  std::vector<CardProposal> cards;  // most likely first; any two overlap by less than kOneProposal
  std::vector<CardMaps> maps;       // coarsest first
};

/// Intersection over union from which two boxes are the same card.
inline constexpr double kOneProposal = 0.3;
/// Least probability of a proposal.
inline constexpr double kMinChance = 0.12;

/// Runs the net on an 8-bit BGR image of any size. Finds dice from 0.024 and cards from 0.09 of the image's
/// long side, independent of its size in pixels. If there are objects near that limit, one finer level is
/// added.
NetProposals propose(const cv::Mat& bgr, const Stages& stages = {});

/// Like propose(), but level by level, for a live image that cannot wait for all levels. All images must have
/// the same size and show a still scene.
class ProposalSearch {
 public:
  /// A level is at most `mostEnlarged` times as large as the image.
  explicit ProposalSearch(cv::Size picture, const Stages& stages = {}, double mostEnlarged = 1.6);

  [[nodiscard]] bool done() const { return next_ == 0; }
  /// Returns the milliseconds the next level takes on two cores of a typical laptop; 0 if there is none.
  [[nodiscard]] double effort() const;
  /// Runs the next level. Precondition: not done().
  void look(const cv::Mat& bgr);
  /// Returns the merged proposals of all levels so far.
  [[nodiscard]] NetProposals found() const;

 private:
  [[nodiscard]] int levelAfter(int level) const;

  cv::Size picture_;
  int finest_;  // long side of the largest level, pixels
  bool mayBeFine_;
  bool finer_ = false;
  int next_;  // long side of the next level, pixels; 0 if there is none
  std::vector<ProposalLevel> seen_;
};

}  // namespace lk::vision
