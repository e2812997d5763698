#include "vision/cards/find/card_proposed.h"

#include <algorithm>
#include <array>
#include <optional>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/core/quad_geometry.h"
#include "vision/propose/rim_fit.h"

namespace lk::vision {

namespace {

constexpr double kWorthALook = 0.3;         // least probability for which a name is tried
constexpr double kWorkingLong = 500;        // pixels; longest side of a card in the working image
constexpr double kAround = 0.15;            // of the card's size; margin around it in the working image
constexpr std::array kReaches{0.05, 0.02};  // of the card's long side; search range for an edge near the rim
constexpr double kReachAgain = 0.012;
constexpr double kMaxMoved = 0.06;  // of the card's size; largest move from the rim's outline to the edges'
constexpr double kSamePlace = 0.6;  // overlap from which a proposal and a known outline are of the same card
// Overlap from which the known outline is preferred as the more accurate one.
constexpr double kAgreeing = 0.9;
constexpr double kSameOutline = 0.008;
constexpr double kEdgesCount = 0.5;  // weight of edge support against rim support

struct WorkingPicture {
  cv::Mat bgr;
  cv::Point2f origin;  // position in the image, pixels
  float scale = 1;
};

WorkingPicture workingPicture(const cv::Mat& bgr, const Quad& card) {
  const cv::Size2f sides = sidesOf(card);
  const float along = std::max(sides.width, sides.height);
  const cv::Rect around = boxAround(card, cvRound(kAround * along), bgr.size());
  if (around.empty()) return {};
  const double scale = std::min(1.0, kWorkingLong / along);
  WorkingPicture working{bgr(around), around.tl(), static_cast<float>(scale)};
  if (scale < 1) cv::resize(bgr(around), working.bgr, {}, scale, scale, cv::INTER_AREA);
  return working;
}

double edgeScore(const FittedOutline& fitted) {
  std::array<double, 4> support = fitted.support;
  std::sort(support.begin(), support.end());
  return (support[0] + support[1] + support[2] + support[3]) / 4 * std::clamp(support[1] / 0.75, 0.0, 1.0) *
         std::clamp(fitted.contrast / 14, 0.0, 1.0);
}

double mean(const std::array<double, 4>& values) {
  return (values[0] + values[1] + values[2] + values[3]) / 4;
}

/// One possible outline of a card.
struct Candidate {
  Quad corners{};
  double rim = 0, edges = 0;
  double contrast = 0;  // of its edges, grey levels
  bool known = false;   // found by its sides
  [[nodiscard]] double score() const { return rim + kEdgesCount * edges; }
};

/// Fits edges near outlines of one card.
class EdgeFitter {
 public:
  EdgeFitter(const cv::Mat& bgr, const Quad& card) : working_(workingPicture(bgr, card)) {
    if (usable()) grain_ = noiseLevelOf(working_.bgr);
  }
  [[nodiscard]] bool usable() const { return std::min(working_.bgr.cols, working_.bgr.rows) >= 8; }

  /// Fits edges within `reach`, a fraction of the card's long side. Returns nullopt if there is no outline
  /// near the given one.
  [[nodiscard]] std::optional<Candidate> fit(const Quad& outline, double reach) const {
    const Quad rough = scaled(shifted(outline, -working_.origin), working_.scale);
    const cv::Size2f sides = sidesOf(rough);
    const double along = std::max(sides.width, sides.height);
    FittedOutline edges = fitOutline(working_.bgr, rough, std::max(2.0, reach * along), grain_);
    if (!isConvex(edges.corners)) return std::nullopt;
    if (reach > kReachAgain)
      edges = fitOutline(working_.bgr, edges.corners, std::max(2.0, kReachAgain * along), grain_);
    if (!isConvex(edges.corners) || !nearlySame(edges.corners, rough, kMaxMoved)) return std::nullopt;
    return Candidate{fromTopLeft(shifted(scaled(edges.corners, 1 / working_.scale), working_.origin)), 0,
                     edgeScore(edges), edges.contrast};
  }

 private:
  WorkingPicture working_;
  double grain_ = 0;
};

ProposedOutline fitted(const cv::Mat& bgr, const CardProposal& proposal, const std::vector<CardMaps>& maps,
                       const std::vector<Quad>& known, const Stages& stages) {
  const RimOutline rim = fitRim(proposal.box, maps);
  std::vector<Candidate> candidates{{fromTopLeft(rim.corners), mean(rim.support), 0}};
  const EdgeFitter fitter(bgr, rim.corners);
  if (fitter.usable()) {
    for (const double reach : kReaches)
      if (const auto edges = stages.has(Stage::edgesAtRims) ? fitter.fit(rim.corners, reach) : std::nullopt)
        candidates.push_back(*edges);
    for (const Quad& quad : known) {
      if (!stages.has(Stage::outlinesOfBoth) || overlap(quad, rim.corners) < kSamePlace) continue;
      const auto edges = fitter.fit(quad, kReachAgain);
      candidates.push_back({quad, 0, edges ? edges->edges : 0, edges ? edges->contrast : 0, true});
    }
  }
  for (Candidate& candidate : candidates) candidate.rim = mean(rimSupport(candidate.corners, maps));
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score() > b.score(); });
  double rimSeen = 0;
  for (const Candidate& candidate : candidates) rimSeen = std::max(rimSeen, candidate.rim);
  const Candidate fitted = candidates.front();
  std::stable_partition(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
    return candidate.known && overlap(candidate.corners, fitted.corners) > kAgreeing;
  });
  const Candidate& best = candidates.front();
  ProposedOutline outline{best.corners, {}, proposal.chance, rimSeen, best.edges};
  for (const Candidate& other : candidates)
    if (!nearlySame(other.corners, best.corners, kSameOutline)) outline.alternatives.push_back(other.corners);
  return outline;
}

}  // namespace

std::vector<ProposedOutline> outlinesOf(const cv::Mat& bgr, const NetProposals& proposals,
                                        const std::vector<Quad>& known, const Stages& stages) {
  std::vector<CardProposal> likely;
  for (const CardProposal& card : proposals.cards)
    if (card.chance >= kWorthALook) likely.push_back(card);
  std::vector<ProposedOutline> outlines(likely.size());
  cv::parallel_for_({0, static_cast<int>(outlines.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const auto k = static_cast<std::size_t>(i);
      outlines[k] = fitted(bgr, likely[k], proposals.maps, known, stages);
    }
  });
  return outlines;
}

}  // namespace lk::vision
