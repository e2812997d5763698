#include "vision/cards/find/unexplained_shapes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_corners.h"
#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_print.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kNear = 0.6;       // of an outline's size; margin within which parts belong to it
constexpr double kAccounted = 0.9;  // fraction of a part inside a known card, from which the card explains it
constexpr double kTwice = 0.04;     // of its size; outlines closer than this are duplicates
constexpr std::size_t kMaxParts = 600;  // more parts are a pattern, and none is used
// Rim widths tried, in short sides of a card. The common size may be that of whole cards or of the frames
// printed inside them.
constexpr double kRims[] = {0, 0.04, -0.04};

/// Returns the plane rescaled to frames printed `rim` inside the cards' edges. `rim` is in short sides of a
/// card.
CardPlane ofFrames(const CardPlane& cards, double rim) {
  CardPlane frames = cards;
  const double side = 1 - 2 * rim;
  frames.aspect = (cards.aspect - 2 * rim) / side;
  frames.toImage = cards.toImage * cv::Matx33d(side, 0, 0, 0, side, 0, 0, 0, 1);
  frames.toPlane = frames.toImage.inv();
  return frames;
}

/// Returns the card around such a frame, image pixels.
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

bool sharesWithNone(const std::vector<Quad>& known, const Quad& quad) {
  return std::none_of(known.begin(), known.end(),
                      [&](const Quad& other) { return overlapOfSmaller(other, quad) > 0; });
}

/// True if a known card hides more of `quad` than one card may hide of another.
bool isTaken(const Quad& quad, const std::vector<Quad>& known) {
  return std::any_of(known.begin(), known.end(),
                     [&](const Quad& other) { return overlapOfSmaller(other, quad) > kOneCard; });
}

/// Returns at most `most` outlines worth naming, best first, several over one place. All are outliers.
std::vector<CardOutline> worthAsking(std::vector<CardOutline> possible, const cv::Mat& ignore,
                                     std::size_t most) {
  std::stable_sort(possible.begin(), possible.end(),
                   [](const CardOutline& a, const CardOutline& b) { return a.score > b.score; });
  std::vector<CardOutline> found;
  for (CardOutline& card : possible) {
    if (found.size() >= most) break;
    const bool twice = std::any_of(found.begin(), found.end(), [&](const CardOutline& other) {
      return nearlySame(other.corners, card.corners, kTwice);
    });
    const cv::Point centre = centreOf(card.corners);
    const bool ignored = !ignore.empty() && cv::Rect({}, ignore.size()).contains(centre) &&
                         ignore.at<std::uint8_t>(centre) != 0;
    if (twice || ignored) continue;
    card.outlier = true;
    found.push_back(std::move(card));
  }
  return found;
}

/// Returns possible cards from the parts and edge runs whose centres satisfy `here`.
template <typename Here>
std::vector<CardOutline> cardsWhere(const cv::Mat& bgr, const UnexplainedShapes& left,
                                    const std::vector<Quad>& known, const Here& here, std::size_t most) {
  std::vector<CardOutline> cards;
  for (const Quad& quad : known) cards.push_back({fromTopLeft(quad), 1, {}, false});
  std::vector<Quad> parts;
  for (const Quad& part : left.parts) {
    if (!here(centreOf(part))) continue;
    const bool accounted = std::any_of(cards.begin(), cards.end(), [&](const CardOutline& card) {
      return overlapOfSmaller(card.corners, part) > kAccounted;
    });
    if (!accounted) parts.push_back(part);
  }
  if (parts.size() > kMaxParts) parts.clear();
  Proposals proposals;
  proposals.edges = left.proposals.edges;
  for (const EdgeRun& run : left.proposals.runs)
    if (here((run.from + run.to) * static_cast<float>(left.shrink / 2))) proposals.runs.push_back(run);
  const double reach = std::max(2.0, 1.5 * left.shrink);
  std::vector<CardOutline> possible;
  for (const double rim : kRims) {
    const CardPlane plane = ofFrames(left.plane, rim);
    const std::vector<Quad> hypotheses =
        cardsFromCorners(proposals, left.shrink, plane, cards, cards.size(), StackingLimit::onOrUnder);
    for (CardOutline& card : possibleCards(bgr, plane, parts, hypotheses, cards, reach, left.noiseLevel)) {
      if (rim != 0) card.alternatives = {std::exchange(card.corners, aroundFrame(plane, card.corners, rim))};
      if (!isTaken(card.corners, known)) possible.push_back(std::move(card));
    }
  }
  return worthAsking(std::move(possible), left.ignore, most);
}

}  // namespace

std::vector<CardOutline> cardsAround(const cv::Mat& bgr, const UnexplainedShapes& left,
                                     const std::vector<Quad>& doubtful, const std::vector<Quad>& known) {
  constexpr std::size_t kMax = 16;
  return cardsWhere(
      bgr, left, known, [&](cv::Point2f p) { return nearAny(doubtful, p); }, kMax);
}

std::vector<CardOutline> cardsAnywhere(const cv::Mat& bgr, const UnexplainedShapes& left,
                                       const std::vector<Quad>& known) {
  constexpr std::size_t kMax = 60, kMaxAlone = 8;
  std::vector<CardOutline> found = cardsWhere(
      bgr, left, known, [](cv::Point2f) { return true; }, kMax);
  // Away from known cards, edges and texture of the table produce many outlines, so only a few are kept.
  std::size_t alone = 0;
  std::erase_if(found, [&](const CardOutline& card) {
    const Quad& quad = card.corners;
    if (looksEmpty(bgr, quad) || looksBlank(bgr, quad) || looksLikePattern(bgr, quad)) return true;
    return sharesWithNone(known, quad) && alone++ >= kMaxAlone;
  });
  return found;
}

std::vector<CardOutline> cardsPrinted(const cv::Mat& bgr, const UnexplainedShapes& left,
                                      const std::vector<Quad>& named) {
  std::vector<CardOutline> found;
  for (const Quad& place : cardsByPrint(bgr, left.plane, named, left.ignore))
    if (!isTaken(place, named)) found.push_back({place, 0, {}, true});
  return found;
}

}  // namespace lk::vision
