#include "vision/cards/find/card_corners.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/core/utility.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMinRun = 0.16;  // shortest edge run used, in short sides of a card
// In short sides; at least one of the two runs must be this long, or the direction is unreliable.
constexpr double kLongRun = 0.4;
constexpr double kSquare = 0.12;  // largest cosine between two runs of a corner
// In short sides; largest gap between a run's end and the corner, which is rounded.
constexpr double kGap = 0.22;
constexpr double kOverlap = 0.05;  // in short sides; how far a run may extend beyond the corner
// Largest fraction shared with a known card; more overlap leaves too little visible.
constexpr double kShared = 0.45;
constexpr double kHidden = 0.64;      // largest occluded fraction of an outline
constexpr double kOnEdges = 0.72;     // least edge support of the visible outline, 0..1
constexpr double kSideOnEdges = 0.4;  // least edge support of each visible side, 0..1
constexpr int kPlaces = 24;           // sample positions along a side
constexpr std::size_t kMax = 120;

struct Hypothesis {
  Quad quad;
  double seen;  // edge support of its visible outline, 0..1
};

struct FlatRun {
  cv::Point2d from, to;  // plane coordinates
  bool free = true;      // not explained by a known card's rim or print
  cv::Point2d middle = (from + to) / 2;
  double length = cv::norm(to - from);
  /// Quick test: true if a corner may lie at an end of both runs.
  [[nodiscard]] bool reaches(const FlatRun& other) const {
    const cv::Point2d apart = middle - other.middle;
    const double most = (length + other.length) / 2 + 2 * kGap;
    return apart.ddot(apart) <= most * most;
  }
};

/// True if the run lies inside a known card or along its rim.
bool accountedFor(const EdgeRun& run, const std::vector<CardOutline>& known) {
  constexpr float kRoom = 1.06F;
  const cv::Point2f middle = (run.from + run.to) / 2;
  return std::any_of(known.begin(), known.end(), [&](const CardOutline& card) {
    const cv::Point2f centre = centreOf(card.corners);
    return holds(card.corners, centre + (middle - centre) / kRoom);
  });
}

/// A point where two runs meet at a right angle, with unit directions away from it. Plane coordinates.
struct Corner {
  cv::Point2d at, u, v;
  bool meets = false;
};

Corner cornerOf(const FlatRun& a, const FlatRun& b) {
  const cv::Point2d r = a.to - a.from, s = b.to - b.from;
  const double lengths = cv::norm(r) * cv::norm(s);
  if (std::max(cv::norm(r), cv::norm(s)) < kLongRun) return {};
  if (std::abs(r.dot(s)) > kSquare * lengths) return {};
  const double det = r.cross(s);
  const double alongA = (b.from - a.from).cross(s) / det;
  const double alongB = (b.from - a.from).cross(r) / det;
  // The corner must lie slightly before or beyond an end of each run.
  const auto atEnd = [](double along, double length) {
    const double beyond = std::max(-along, along - 1) * length;
    return beyond < kGap && beyond > -kOverlap;
  };
  if (!atEnd(alongA, cv::norm(r)) || !atEnd(alongB, cv::norm(s))) return {};
  Corner corner{a.from + r * alongA, r * (1 / cv::norm(r)), s * (1 / cv::norm(s)), true};
  if (alongA > 0.5) corner.u = -corner.u;
  if (alongB > 0.5) corner.v = -corner.v;
  // The longer run gives the more accurate direction.
  if (cv::norm(r) > cv::norm(s))
    corner.v = cv::Point2d(-corner.u.y, corner.u.x) * (corner.u.cross(corner.v) > 0 ? 1 : -1);
  else
    corner.u = cv::Point2d(corner.v.y, -corner.v.x) * (corner.u.cross(corner.v) > 0 ? 1 : -1);
  return corner;
}

/// A sample position on an outline's side, and whether the edge mask is set there.
struct Place {
  cv::Point2f at;
  bool edge;
};
using Sides = std::array<std::array<Place, kPlaces>, 4>;

Sides placesOf(const Quad& quad, const cv::Mat& edges, double shrink) {
  const auto isEdge = [&](cv::Point2f p) {
    const cv::Point at(cvRound(p.x / shrink), cvRound(p.y / shrink));
    const cv::Rect around = cv::Rect(at.x - 1, at.y - 1, 3, 3) & cv::Rect({}, edges.size());
    for (int y = around.y; y < around.br().y; ++y)
      for (int x = around.x; x < around.br().x; ++x)
        if (edges.at<std::uint8_t>(y, x) != 0) return true;
    return false;
  };
  Sides sides;
  for (std::size_t side = 0; side < 4; ++side)
    for (int i = 0; i < kPlaces; ++i) {
      const cv::Point2f p = placeAlong(quad, side, i, kPlaces);
      sides[side][static_cast<std::size_t>(i)] = {p, isEdge(p)};
    }
  return sides;
}

/// Returns the edge support of the visible outline, 0..1. Returns 0 if a side has too little support or too
/// much is occluded by `near` cards.
double onEdges(const Quad& quad, const Proposals& proposals, double shrink, cv::Size picture,
               std::vector<const CardOutline*> near, StackingLimit lies) {
  const Sides sides = placesOf(quad, proposals.edges, shrink);
  const auto isEdge = [&](std::size_t side, int i) { return sides[side][static_cast<std::size_t>(i)].edge; };
  if (lies == StackingLimit::onOrUnder)
    std::erase_if(near,
                  [&](const CardOutline* card) { return liesOn(quad, card->corners, kPlaces, isEdge); });
  const cv::Rect2f inside(2, 2, static_cast<float>(picture.width) - 5,
                          static_cast<float>(picture.height) - 5);
  int seen = 0, visible = 0;
  for (const auto& side : sides) {
    int sideSeen = 0, sideInSight = 0;
    for (const Place& place : side) {
      if (!inside.contains(place.at) || std::any_of(near.begin(), near.end(), [&](const CardOutline* card) {
            return holds(card->corners, place.at);
          }))
        continue;
      ++sideInSight;
      sideSeen += place.edge ? 1 : 0;
    }
    if (sideInSight > kPlaces / 4 && sideSeen < kSideOnEdges * sideInSight) return 0;
    seen += sideSeen, visible += sideInSight;
  }
  return visible > (1 - kHidden) * 4 * kPlaces ? static_cast<double>(seen) / visible : 0;
}

}  // namespace

std::vector<Quad> cardsFromCorners(const Proposals& proposals, double shrink, const CardPlane& plane,
                                   const std::vector<CardOutline>& known, std::size_t whole,
                                   StackingLimit lies) {
  std::vector<FlatRun> runs;
  const auto scale = static_cast<float>(shrink);
  for (const EdgeRun& run : proposals.runs) {
    const EdgeRun full{run.from * scale, run.to * scale};
    const FlatRun flat{plane.onPlane(full.from), plane.onPlane(full.to), !accountedFor(full, known)};
    if (flat.length > kMinRun && flat.length < 8) runs.push_back(flat);
  }
  // A new card's corner may lie over a known card, but at least one of its runs must be unexplained.
  const auto accounted =
      std::stable_partition(runs.begin(), runs.end(), [](const auto& run) { return run.free; });
  const auto free = static_cast<std::size_t>(accounted - runs.begin());
  const cv::Size picture(cvRound(proposals.edges.cols * shrink), cvRound(proposals.edges.rows * shrink));
  const auto hypothesisAt = [&](const Corner& corner, std::vector<Hypothesis>& hypotheses) {
    for (const cv::Point2d size : {cv::Point2d(1, plane.aspect), cv::Point2d(plane.aspect, 1)}) {
      const cv::Point2d u = corner.u * size.x, v = corner.v * size.y;
      const Quad quad = fromTopLeft({plane.inImage(corner.at), plane.inImage(corner.at + u),
                                     plane.inImage(corner.at + u + v), plane.inImage(corner.at + v)});
      if (!isConvex(quad)) continue;
      std::vector<const CardOutline*> near;
      double most = 0;
      for (std::size_t i = 0; i < known.size(); ++i)
        if (const double shared = overlapOfSmaller(known[i].corners, quad); shared > 0) {
          near.push_back(&known[i]);
          if (i < whole) most = std::max(most, shared);
        }
      if (most > kShared) continue;
      const double seen = onEdges(quad, proposals, shrink, picture, near, lies);
      if (seen >= kOnEdges) hypotheses.push_back({quad, seen});
    }
  };
  std::vector<std::vector<Hypothesis>> ofRun(free);
  cv::parallel_for_({0, static_cast<int>(free)}, [&](const cv::Range& range) {
    for (auto a = static_cast<std::size_t>(range.start); a < static_cast<std::size_t>(range.end); ++a)
      for (std::size_t b = a + 1; b < runs.size(); ++b) {
        if (!runs[a].reaches(runs[b])) continue;
        if (const Corner corner = cornerOf(runs[a], runs[b]); corner.meets) hypothesisAt(corner, ofRun[a]);
      }
  });
  std::vector<Hypothesis> hypotheses;
  for (const std::vector<Hypothesis>& some : ofRun)
    hypotheses.insert(hypotheses.end(), some.begin(), some.end());
  std::stable_sort(hypotheses.begin(), hypotheses.end(),
                   [](const Hypothesis& x, const Hypothesis& y) { return x.seen > y.seen; });
  std::vector<Quad> quads;
  for (const Hypothesis& one : hypotheses) {
    const bool twice = std::any_of(quads.begin(), quads.end(),
                                   [&](const Quad& other) { return nearlySame(other, one.quad, 0.02); });
    if (!twice) quads.push_back(one.quad);
    if (quads.size() >= kMax) break;
  }
  return quads;
}

}  // namespace lk::vision
