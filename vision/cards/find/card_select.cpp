#include "vision/cards/find/card_select.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_corners.h"
#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/card_one_size.h"
#include "vision/cards/find/card_outline_choice.h"
#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/unexplained_shapes.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kOutlier = 0.13;      // largest relative deviation of a side from the common size
constexpr double kOffSize = 4;         // score lost per unit of deviation
constexpr double kOverlapping = 0.45;  // largest fraction shared by a card and another one on it
constexpr double kMinCovered = 0.7;
// Long over short side of nearly all cards, and the cosine of nearly all tilts. Excludes dominoes, phones and
// squares.
constexpr double kSquattest = 1.25, kSlimmest = 1.6, kUsualTilt = 0.85;
// A heap of sixty cards has a thousand parts. More of either is a patterned cloth.
constexpr std::size_t kMaxCards = 80, kMaxParts = 3000;
constexpr double kGround = 20;  // in cards; larger outlines are a mat, or the lit part of the table
constexpr std::size_t kManyOutlines = 60;  // more outlines than a dozen cards with their prints have

std::vector<CardOutline> withOutliersMarked(std::vector<CardOutline> outlines) {
  for (CardOutline& outline : outlines)
    outline.outlier = tiltCosine(outline.corners, kSquattest, kSlimmest) < kUsualTilt;
  return outlines;
}

double areaOfAll(const std::vector<CardOutline>& outlines) {
  double area = 0;
  for (const CardOutline& outline : outlines) area += areaOf(outline.corners);
  return area;
}

bool sharesWithAny(const std::vector<CardOutline>& cards, const Quad& quad, double most) {
  return std::any_of(cards.begin(), cards.end(),
                     [&](const CardOutline& card) { return overlapOfSmaller(card.corners, quad) > most; });
}

// Adds cards of which only a part or a corner is visible, placed by the common size.
void addPartlySeen(const OutlineSearch& search, const CardPlane& plane, const Proposals& proposals,
                   const std::vector<FinderSteps::Tried>& tried, std::vector<CardOutline>& chosen) {
  std::vector<Quad> parts;
  for (const FinderSteps::Tried& one : tried)
    if (!sharesWithAny(chosen, one.fitted, 0.9)) parts.push_back(one.fitted);
  for (const Quad& corner : proposals.corners)
    if (!sharesWithAny(chosen, corner, 0.9)) parts.push_back(corner);
  // In a pattern most apparent corners are not corners. Only those that a card partly occludes are examined.
  const bool patterned = parts.size() > kMaxParts || chosen.size() > kMaxCards;
  if (patterned) std::erase_if(parts, [&](const Quad& part) { return !sharesWithAny(chosen, part, 0); });
  // Two rounds for parts, because cards visibly lie at most two deep: a card explains what it occludes only
  // once it is known. Then two rounds for corners alone. Parts that yielded no card are tried again only once
  // another card is known.
  const auto whole = static_cast<std::ptrdiff_t>(chosen.size());
  bool spent = false;
  std::size_t before = 0;
  for (int round = 0; round < 4; ++round) {
    const bool hypothetical = round >= 2;
    if (hypothetical && !search.options.stages.has(Stage::cornersAlone)) break;
    if (hypothetical && (patterned || chosen.size() > kMaxCards)) break;
    if (spent && !hypothetical) continue;
    std::vector<Quad> hypotheses;
    if (hypothetical)
      hypotheses = cardsFromCorners(proposals, search.shrink, plane, chosen, static_cast<std::size_t>(whole));
    std::vector<CardOutline> more =
        completeCards(search.bgr, plane, spent ? std::vector<Quad>{} : parts, hypotheses, chosen,
                      search.reach(), search.noiseLevel, before);
    if (!spent) before = chosen.size();
    spent = more.empty();
    if (spent && hypothetical) break;
    for (CardOutline& card : more) {
      // A partly visible card whose visible part is blank is texture or a shadow at a rim.
      if (isIgnored(search.options.ignore, card.corners) || looksBlank(search.bgr, card.corners)) continue;
      const auto same = std::find_if(chosen.begin() + whole, chosen.end(), [&](const CardOutline& other) {
        return overlapOfSmaller(other.corners, card.corners) > kOneCard;
      });
      if (same != chosen.end()) {
        addOther(*same, card.corners);
        continue;
      }
      card.outlier = card.outlier || hypothetical;
      chosen.push_back(std::move(card));
    }
  }
}

// Stores unused parts and edges for a second search, once some cards have names.
UnexplainedShapes leftoversOf(const OutlineSearch& search, const CardPlane& plane, const FinderSteps& steps,
                              const Proposals& proposals) {
  UnexplainedShapes left{plane,         proposals.corners, proposals,
                         search.shrink, search.noiseLevel, search.options.ignore};
  for (const FinderSteps::Tried& one : steps.tried) left.parts.push_back(one.fitted);
  return left;
}

}  // namespace

std::vector<CardOutline> selectOutlines(const OutlineSearch& search, std::vector<CardOutline> found,
                                        const Proposals& proposals, FinderSteps& steps) {
  // Fields of a chequered cloth also agree on a plane, and can outnumber the cards on it.
  const Stages& stages = search.options.stages;
  if (stages.has(Stage::patternsAmongMany) && found.size() > kManyOutlines)
    std::erase_if(found, [&](const CardOutline& one) { return looksLikePattern(search.bgr, one.corners); });
  std::optional<CardPlane> plane;
  if (stages.has(Stage::commonPlane)) plane = planeOf(found, search.bgr.size(), search.options.aspect);
  if (!plane) return withOutliersMarked(chooseOutlines(found));
  if (search.options.unexplained != nullptr)
    *search.options.unexplained = leftoversOf(search, *plane, steps, proposals);
  std::vector<CardOutline> fitting, outlier;
  // Among good outlines at one place the one of the common size wins. The other may end at a neighbour.
  const auto worth = [&](const CardOutline& outline) {
    return 1 - kOffSize * plane->deviation(outline.corners);
  };
  for (const CardOutline& outline : found) {
    const bool fits = plane->deviation(outline.corners) < kOutlier;
    (fits ? fitting : outlier).push_back(outline);
    if (fits) fitting.back().score *= worth(outline);
  }
  std::vector<CardOutline> chosen = chooseOutlines(std::move(fitting), kOverlapping);
  for (CardOutline& outline : chosen) outline.score /= worth(outline);
  const std::size_t whole = chosen.size();
  // A size that fits the cards' prints covers little of the area of all outlines, so it is rejected. Outlines
  // around two cards inflate that area. Partly visible cards must therefore be counted first, and they at
  // most double the area.
  std::vector<CardOutline> anyhow = found;
  std::erase_if(anyhow, [&](const CardOutline& outline) { return plane->area(outline.corners) > kGround; });
  anyhow = chooseOutlines(std::move(anyhow));
  const double there = areaOfAll(anyhow);
  if (stages.has(Stage::partlySeen) && 2 * areaOfAll(chosen) > kMinCovered * there)
    addPartlySeen(search, *plane, proposals, steps.tried, chosen);
  if (areaOfAll(chosen) < kMinCovered * there) return withOutliersMarked(anyhow);
  for (std::size_t i = whole; i < chosen.size(); ++i)
    steps.tried.push_back({chosen[i].corners, chosen[i].corners, chosen[i].score, OutlineFate::card});
  if (stages.has(Stage::completed))
    addCompleted(search.bgr, *plane, found, chosen, search.reach(), search.noiseLevel);
  std::erase_if(outlier,
                [&](const CardOutline& outline) { return sharesWithAny(chosen, outline.corners, 0.1); });
  for (CardOutline& outline : chooseOutlines(std::move(outlier))) {
    outline.outlier = true;
    chosen.push_back(std::move(outline));
  }
  if (stages.has(Stage::oneSize)) bringToOneSize(search.bgr, *plane, search.noiseLevel, chosen);
  return chosen;
}

}  // namespace lk::vision
