#include "vision/cards/find/card_complete.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>

#include <opencv2/core/utility.hpp>

#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/cards/find/outline_places.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kSquare = 0.14;  // largest cosine between the two sides of a corner
constexpr double kMinArm = 0.3;   // of a card's short side; shorter sides give no reliable direction

/// Thresholds for accepting an outline. All are fractions, 0..1.
struct Demand {
  double hidden;     // largest occluded fraction of the outline
  double seen;       // least edge support of the visible part
  double leastSide;  // least edge support of each side's visible part
};
constexpr Demand kOfParts{0.5, 0.86, 0.55};
constexpr Demand kOfHypotheses{0.64, 0.78, 0.45};  // looser, because such a card also needs a name
// Least edge support when more than `hidden` is occluded; the card then also needs a name.
constexpr double kAllSeen = 0.95;
constexpr double kDeviation = 0.12;  // largest relative deviation of a side from the common size
constexpr double kExact = 0.02;      // deviations below this are within the accuracy of a fitted side
constexpr double kSame = 0.04;       // of a card's size; outlines closer than this are the same
constexpr double kAside = 0.25;  // of a card's size; largest distance between the corners of two alternatives
constexpr std::size_t kMaxOthers = 4;
constexpr int kPlaces = 30;  // sample positions along a side

/// How much of an outline is visible, and how much of the visible part is supported by edges.
struct Account {
  double seen = 0;    // edge support of the visible part, 0..1
  double hidden = 1;  // occluded fraction, 0..1
  double worstSide = 1;
};

bool hiddenAt(cv::Point2f p, cv::Size picture, const std::vector<const CardOutline*>& near) {
  if (p.x < 1 || p.y < 1 || p.x > static_cast<float>(picture.width) - 2 ||
      p.y > static_cast<float>(picture.height) - 2)
    return true;
  return std::any_of(near.begin(), near.end(),
                     [&](const CardOutline* other) { return holds(other->corners, p); });
}

// Returns the known outlines that may occlude part of `quad`.
std::vector<const CardOutline*> near(const Quad& quad, const std::vector<CardOutline>& known) {
  std::vector<const CardOutline*> some;
  for (const CardOutline& other : known)
    if (overlapOfSmaller(other.corners, quad) > 0) some.push_back(&other);
  return some;
}

Account accountOf(const cv::Mat& image, const Quad& quad, const std::vector<CardOutline>& known,
                  const std::vector<std::vector<double>>& steps, StackingLimit lies) {
  Account account;
  double usual = 0;
  {
    std::vector<double> all;
    for (std::size_t side = 0; side < 4; ++side)
      for (int i = 0; i < kPlaces; ++i)
        if (steps[side][static_cast<std::size_t>(i)] > 0)
          all.push_back(steps[side][static_cast<std::size_t>(i)]);
    if (all.empty()) return account;
    std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
    usual = all[all.size() / 2];
  }
  const double clear = std::max(6.0, 0.35 * usual);
  std::vector<const CardOutline*> others = near(quad, known);
  const auto isEdge = [&](std::size_t side, int i) {
    return steps[side][static_cast<std::size_t>(i)] >= clear;
  };
  // A card whose own edges are visible over another card lies on it, so that card occludes nothing.
  if (lies == StackingLimit::onOrUnder)
    std::erase_if(others,
                  [&](const CardOutline* other) { return liesOn(quad, other->corners, kPlaces, isEdge); });
  double seen = 0;
  int visible = 0;
  for (std::size_t side = 0; side < 4; ++side) {
    double sideSeen = 0;
    int sideInSight = 0;
    for (int i = 0; i < kPlaces; ++i) {
      if (hiddenAt(placeAlong(quad, side, i, kPlaces), image.size(), others)) continue;
      ++sideInSight;
      sideSeen += std::min(1.0, steps[side][static_cast<std::size_t>(i)] / clear);
    }
    if (sideInSight > kPlaces / 5) account.worstSide = std::min(account.worstSide, sideSeen / sideInSight);
    seen += sideSeen;
    visible += sideInSight;
  }
  account.seen = visible > 0 ? seen / visible : 0;
  account.hidden = 1 - visible / (4.0 * kPlaces);
  return account;
}

// Tests a few positions per side. Nearly all hypotheses fail here, ten times faster than by fitting their
// sides.
bool maybeSeen(const cv::Mat& image, const Quad& quad, const std::vector<CardOutline>& known, double seen,
               double reach, double noiseLevel) {
  constexpr int kFewPlaces = 8;    // positions along a side
  constexpr double kChance = 0.2;  // tolerance: so few samples may underestimate the support
  const std::vector<const CardOutline*> others = near(quad, known);
  int visible = 0, edges = 0;
  for (std::size_t side = 0; side < 4; ++side) {
    const cv::Point2f from = quad[side], run = quad[(side + 1) % 4] - from;
    const auto length = static_cast<float>(std::max(1e-3, cv::norm(run)));
    const cv::Point2f outward(run.y / length, -run.x / length);
    for (int i = 0; i < kFewPlaces; ++i) {
      const cv::Point2f p = from + run * ((static_cast<float>(i) + 0.5F) / kFewPlaces);
      if (hiddenAt(p, image.size(), others)) continue;
      ++visible;
      edges += hasEdge(image, p, outward, reach, noiseLevel) ? 1 : 0;
    }
  }
  return edges >= (seen - kChance) * visible;
}

// Moves sides with a visible edge onto that edge. The others stay where the plane puts them.
Quad settled(const cv::Mat& image, const Quad& quad, double reach, double noiseLevel,
             std::vector<std::vector<double>>& steps) {
  std::array<cv::Point2f, 4> start, end;
  for (std::size_t side = 0; side < 4; ++side) {
    start[side] = quad[side];
    end[side] = quad[(side + 1) % 4];
    steps.push_back(edgeAlong(image, start[side], end[side], reach, noiseLevel, kPlaces));
  }
  Quad result = quad;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t before = (i + 3) % 4;
    const cv::Point2f r = end[before] - start[before], s = end[i] - start[i];
    const float det = r.x * s.y - r.y * s.x;
    if (std::abs(det) < 1e-3F) continue;
    const cv::Point2f gap = start[i] - start[before];
    result[i] = start[before] + r * ((gap.x * s.y - gap.y * s.x) / det);
  }
  return result;
}

std::vector<Quad> cardsHolding(const CardPlane& plane, const Quad& part) {
  std::vector<Quad> quads;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d at = plane.onPlane(part[i]);
    cv::Point2d u = plane.onPlane(part[(i + 1) % 4]) - at;
    cv::Point2d v = plane.onPlane(part[(i + 3) % 4]) - at;
    const double lengthU = cv::norm(u), lengthV = cv::norm(v);
    if (std::min(lengthU, lengthV) < kMinArm || std::max(lengthU, lengthV) > 8) continue;
    u *= 1 / lengthU, v *= 1 / lengthV;
    if (std::abs(u.dot(v)) > kSquare) continue;
    // The longer side gives the more accurate direction.
    if (lengthU > lengthV)
      v = cv::Point2d(-u.y, u.x) * (u.cross(v) > 0 ? 1 : -1);
    else
      u = cv::Point2d(v.y, -v.x) * (u.cross(v) > 0 ? 1 : -1);
    for (const cv::Point2d size : {cv::Point2d(1, plane.aspect), cv::Point2d(plane.aspect, 1)}) {
      const cv::Point2d a = u * size.x, b = v * size.y;
      quads.push_back(fromTopLeft(
          {plane.inImage(at), plane.inImage(at + a), plane.inImage(at + a + b), plane.inImage(at + b)}));
    }
  }
  return quads;
}

bool sameCard(const Quad& a, const Quad& b) {
  return cv::norm(centreOf(a) - centreOf(b)) < 0.2 * std::sqrt(areaOf(a)) && overlapOfSmaller(a, b) > 0.8;
}

/// Returns cards that meet the thresholds, best first. Several may lie over one place.
std::vector<CardOutline> candidatesFor(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const Demand& ofParts,
                                       const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, std::size_t before,
                                       StackingLimit lies, double reach, double noiseLevel) {
  std::vector<Quad> tried;
  // Visibility can only have changed where a card has become known since the last round.
  const auto seenBefore = [&](const Quad& quad) {
    return before > 0 &&
           std::none_of(known.begin() + static_cast<std::ptrdiff_t>(before), known.end(),
                        [&](const CardOutline& card) { return overlapOfSmaller(card.corners, quad) > 0; });
  };
  const auto consider = [&](const Quad& quad, const Demand& demand,
                            std::vector<CardOutline>& found) -> std::optional<Quad> {
    if (!maybeSeen(image, quad, known, demand.seen, reach, noiseLevel)) return {};
    std::vector<std::vector<double>> steps;
    const Quad better = settled(image, quad, reach, noiseLevel, steps);
    const double deviation = plane.deviation(better);
    if (!isConvex(better) || deviation > kDeviation) return {};
    const Account account = accountOf(image, better, known, steps, lies);
    if (account.hidden > kOfHypotheses.hidden || account.seen < demand.seen ||
        account.worstSide < demand.leastSide)
      return {};
    const bool mostlyHidden = account.hidden > demand.hidden;
    if (mostlyHidden && account.seen < kAllSeen) return {};
    found.push_back({fromTopLeft(better),
                     account.seen * (1 - 0.5 * account.hidden) * (1 - 2 * deviation),
                     {},
                     mostlyHidden});
    return better;
  };
  const auto attempt = [&](const Quad& quad, const Demand& demand, std::vector<CardOutline>& found) {
    if (std::any_of(known.begin(), known.end(), [&](const auto& k) { return sameCard(k.corners, quad); }))
      return;
    const auto better = consider(quad, demand, found);
    // Occluded sides were placed from a corner that was slightly off. Rebuild them from the sides that were
    // fitted.
    if (!better || plane.deviation(*better) < kExact) return;
    for (const Quad& again : cardsHolding(plane, *better)) consider(again, demand, found);
  };
  const auto add = [&tried](const Quad& quad, double apart) {
    const auto same = [&](const Quad& other) { return nearlySame(other, quad, apart); };
    if (isConvex(quad) && std::none_of(tried.begin(), tried.end(), same)) tried.push_back(quad);
  };
  for (const Quad& quad : hypotheses) add(quad, 0.02);
  const std::size_t firstOfParts = tried.size();
  for (const Quad& part : parts)
    for (const Quad& quad : cardsHolding(plane, part))
      if (!seenBefore(quad)) add(quad, 0.04);
  std::vector<std::vector<CardOutline>> foundBy(tried.size());
  cv::parallel_for_({0, static_cast<int>(tried.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      attempt(tried[i], i < firstOfParts ? kOfHypotheses : ofParts, foundBy[i]);
  });
  std::vector<CardOutline> found;
  for (std::vector<CardOutline>& some : foundBy)
    std::move(some.begin(), some.end(), std::back_inserter(found));
  std::sort(found.begin(), found.end(),
            [](const CardOutline& a, const CardOutline& b) { return a.score > b.score; });
  return found;
}

}  // namespace

std::vector<CardOutline> possibleCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach,
                                       double noiseLevel) {
  return candidatesFor(image, plane, parts, kOfHypotheses, hypotheses, known, 0, StackingLimit::onOrUnder,
                       reach, noiseLevel);
}

std::vector<CardOutline> completeCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach, double noiseLevel,
                                       std::size_t before) {
  std::vector<CardOutline> chosen;
  for (const CardOutline& outline : candidatesFor(image, plane, parts, kOfParts, hypotheses, known, before,
                                                  StackingLimit::under, reach, noiseLevel)) {
    const auto taken = std::find_if(chosen.begin(), chosen.end(), [&](const CardOutline& other) {
      return overlapOfSmaller(other.corners, outline.corners) > kOneCard;
    });
    if (taken == chosen.end()) {
      chosen.push_back(outline);
      continue;
    }
    addOther(*taken, outline.corners);
    taken->outlier = taken->outlier && outline.outlier;
  }
  return chosen;
}

void addOther(CardOutline& card, const Quad& other) {
  const auto same = [&](const Quad& known) { return nearlySame(known, other, kSame); };
  if (card.alternatives.size() < kMaxOthers && !same(card.corners) &&
      std::none_of(card.alternatives.begin(), card.alternatives.end(), same))
    card.alternatives.push_back(other);
}

void addCompleted(const cv::Mat& image, const CardPlane& plane, const std::vector<CardOutline>& lost,
                  std::vector<CardOutline>& cards, double reach, double noiseLevel) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (plane.deviation(cards[i].corners) < kExact) continue;
    // A print on the card has strong edges too, so rivals must be near and of card size.
    const auto about = [&](const Quad& other) {
      return nearlySame(cards[i].corners, other, kAside) && plane.deviation(other) < kDeviation;
    };
    for (const CardOutline& rival : lost)
      if (rival.score > cards[i].score && about(rival.corners)) addOther(cards[i], rival.corners);
    std::vector<CardOutline> known = cards;
    known.erase(known.begin() + static_cast<std::ptrdiff_t>(i));
    for (const CardOutline& again :
         completeCards(image, plane, {cards[i].corners}, {}, known, reach, noiseLevel)) {
      if (about(again.corners)) addOther(cards[i], again.corners);
      for (const Quad& other : again.alternatives)
        if (about(other)) addOther(cards[i], other);
    }
  }
}

}  // namespace lk::vision
