#include "vision/cards/find/card_leftovers.h"

#include <algorithm>
#include <array>
#include <utility>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_corners.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kNear = 0.6;            // of an outline's size, around it
constexpr double kAccounted = 0.9;       // of a part, by a known card
constexpr double kTwice = 0.04;          // of its size: an outline found twice
constexpr std::size_t kMostParts = 600;  // more is a pattern
constexpr std::size_t kMost = 16;        // cards told: each is asked for its name
// In short sides of a card: what most outlines showed may be cards, or frames printed inside of them.
constexpr double kRims[] = {0, 0.04, -0.04};

/// The plane measured by the frames that are printed so far inside of the cards' rims, in short sides of a
/// card.
CardPlane ofFrames(const CardPlane& cards, double rim) {
  CardPlane frames = cards;
  const double side = 1 - 2 * rim;
  frames.aspect = (cards.aspect - 2 * rim) / side;
  frames.toImage = cards.toImage * cv::Matx33d(side, 0, 0, 0, side, 0, 0, 0, 1);
  frames.toPlane = frames.toImage.inv();
  return frames;
}

/// The card around such a frame.
Quad aroundFrame(const CardPlane& frames, const Quad& frame, double rim) {
  const double out = rim / (1 - 2 * rim);
  std::array<cv::Point2d, 4> at;
  for (std::size_t i = 0; i < 4; ++i) at[i] = frames.onPlane(frame[i]);
  Quad card;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d next = at[(i + 1) % 4] - at[i], before = at[(i + 3) % 4] - at[i];
    card[i] = frames.inImage(at[i] - next * (out / cv::norm(next)) - before * (out / cv::norm(before)));
  }
  return card;
}

bool nearAny(const std::vector<Quad>& places, cv::Point2f p) {
  return std::any_of(places.begin(), places.end(), [&](const Quad& quad) {
    const cv::Point2f centre = centreOf(quad);
    return holds(quad, centre + (p - centre) / static_cast<float>(1 + kNear));
  });
}

}  // namespace

std::vector<CardOutline> cardsAround(const cv::Mat& bgr, const CardLeftovers& left,
                                     const std::vector<Quad>& doubtful, const std::vector<Quad>& known) {
  std::vector<CardOutline> cards;
  for (const Quad& quad : known) cards.push_back({fromTopLeft(quad), 1, {}, false});
  std::vector<Quad> parts;
  for (const Quad& part : left.parts) {
    if (!nearAny(doubtful, centreOf(part))) continue;
    const bool accounted = std::any_of(cards.begin(), cards.end(), [&](const CardOutline& card) {
      return sharedOfSmaller(card.corners, part) > kAccounted;
    });
    if (!accounted) parts.push_back(part);
  }
  if (parts.size() > kMostParts) parts.clear();
  Proposals here;
  here.edges = left.proposals.edges;
  for (const EdgeRun& run : left.proposals.runs)
    if (nearAny(doubtful, (run.from + run.to) * static_cast<float>(left.shrink / 2)))
      here.runs.push_back(run);
  const double reach = std::max(2.0, 1.5 * left.shrink);
  std::vector<CardOutline> possible;
  for (const double rim : kRims) {
    const CardPlane plane = ofFrames(left.plane, rim);
    const std::vector<Quad> supposed = supposeCards(here, left.shrink, plane, cards, cards.size());
    for (CardOutline& card : possibleCards(bgr, plane, parts, supposed, cards, reach, left.grain)) {
      if (rim != 0) card.others = {std::exchange(card.corners, aroundFrame(plane, card.corners, rim))};
      possible.push_back(std::move(card));
    }
  }
  std::stable_sort(possible.begin(), possible.end(),
                   [](const CardOutline& a, const CardOutline& b) { return a.score > b.score; });
  std::vector<CardOutline> found;
  for (CardOutline& card : possible) {
    if (found.size() >= kMost) break;
    const bool twice = std::any_of(found.begin(), found.end(), [&](const CardOutline& other) {
      return nearlySame(other.corners, card.corners, kTwice);
    });
    const cv::Point centre = centreOf(card.corners);
    const bool ignored = !left.ignore.empty() && cv::Rect({}, left.ignore.size()).contains(centre) &&
                         left.ignore.at<std::uint8_t>(centre) != 0;
    if (twice || ignored) continue;
    card.odd = true;
    found.push_back(std::move(card));
  }
  return found;
}

}  // namespace lk::vision
