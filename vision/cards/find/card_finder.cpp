#include "vision/cards/find/card_finder.h"

#include <algorithm>
#include <cmath>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_corners.h"
#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/card_leftovers.h"
#include "vision/cards/find/card_outline_choice.h"
#include "vision/cards/find/card_outline_fit.h"
#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/card_proposals.h"
#include "vision/cards/find/card_rim.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kWorkingSide = 960;       // pixels of the reduced picture's long side
constexpr double kSmallestCard = 70;    // long side, pixels of the given picture
constexpr double kSteepestTilt = 0.70;  // cosine: 45 degrees

constexpr double kNarrowest = 1.4;  // by perspective, from twice a card's height away
constexpr double kSettled = 0.9;    // score of an outline that needs no further attempts

constexpr double kSmall = 80 * 80;     // area, pixels of the reduced picture
constexpr double kPrint = 0.2;         // of a card's area: what lies inside it is printed on it, or a die
constexpr double kReached = 0.004;     // of a neighbour, covered by a rim: it is none
constexpr double kOdd = 0.13;          // deviation of a side from the size most cards have
constexpr double kOffSize = 4;         // of its deviation, by which an outline counts for less
constexpr double kOverlapping = 0.45;  // shared by a card and one on it, at most
constexpr double kSameWidth = 0.25;    // by which rims of one width differ
constexpr double kLeastCovered = 0.7;
// Long over short side of nearly all cards, and the cosine of nearly all tilts. Dominoes, phones and squares
// are beyond.
constexpr double kSquattest = 1.25, kSlimmest = 1.6, kUsualTilt = 0.85;
// A heap of sixty cards has a thousand parts; more of either is a patterned cloth.
constexpr std::size_t kMostCards = 80, kMostParts = 3000;
constexpr double kPartScore = 0.95;  // of a card whose seam with its neighbour is seen

bool insideIgnored(const cv::Mat& ignore, const Quad& quad) {
  if (ignore.empty()) return false;
  const cv::Point centre = centreOf(quad);
  return cv::Rect({}, ignore.size()).contains(centre) && ignore.at<std::uint8_t>(centre) != 0;
}

bool holdsTwoMarks(const std::vector<Quad>& marks, const Quad& quad) {
  const std::vector<cv::Point2f> outline(quad.begin(), quad.end());
  return std::count_if(marks.begin(), marks.end(), [&](const Quad& mark) {
           return cv::pointPolygonTest(outline, centreOf(mark), false) > 0;
         }) >= 2;
}

bool insidePicture(const Quad& quad, cv::Size size) {
  const float slack = 0.01F * static_cast<float>(std::max(size.width, size.height));
  return std::all_of(quad.begin(), quad.end(), [&](cv::Point2f p) {
    return p.x > -slack && p.y > -slack && p.x < static_cast<float>(size.width) + slack &&
           p.y < static_cast<float>(size.height) + slack;
  });
}

// How well all four sides are seen; one side may be half hidden by a hand or a die.
double scoreOf(const FittedOutline& fitted) {
  std::array<double, 4> support = fitted.support;
  std::sort(support.begin(), support.end());
  const double mean = (support[0] + support[1] + support[2] + support[3]) / 4;
  return mean * std::clamp(support[0] / 0.5, 0.0, 1.0) * std::clamp(support[1] / 0.75, 0.0, 1.0) *
         std::clamp(fitted.contrast / 14, 0.0, 1.0);
}

bool wholePicture(const Quad& quad, cv::Size size) {
  return areaOf(quad) > 0.93 * size.area();
}

// Whether an edge is as clear within the rim of a card, at both ends, as it is between them.
bool runsThroughTheRims(const cv::Mat& image, cv::Point2f from, cv::Point2f to, double reach, double grain) {
  constexpr int kPlaces = 40;
  constexpr double kAsClear = 0.35;
  std::vector<double> steps = edgeAlong(image, from, to, reach, grain, kPlaces);
  const double ends = std::min(steps[1], steps[kPlaces - 1]);
  std::nth_element(steps.begin(), steps.begin() + kPlaces / 2, steps.end());
  return ends > kAsClear * steps[kPlaces / 2];
}

// Cards laid side by side look like one: two portrait cards have about the proportions of one card lying
// across. A seam that runs from rim to rim, where a card's print would keep a distance, gives them away.
void splitAtSeams(const cv::Mat& image, const Quad& quad, double reach, double grain,
                  std::vector<Quad>& parts) {
  for (std::size_t first = 0; first < 2; ++first) {
    const cv::Point2f a = quad[first], b = quad[first + 1], c = quad[first + 2], d = quad[(first + 3) % 4];
    cv::Point2f from = (a + b) / 2;
    cv::Point2f to = (d + c) / 2;
    if (straightEdge(image, from, to, reach, grain) < 0.9) continue;
    if (!runsThroughTheRims(image, from, to, reach, grain)) continue;
    parts.push_back({a, from, to, d});
    parts.push_back({from, b, c, to});
  }
}

struct Search {
  const cv::Mat& bgr;
  const CardFinderOptions& options;
  double shrink = 1;  // pixels of the picture a pixel of the reduced one
  double grain = 0;
  [[nodiscard]] double lowest() const { return options.aspect * (1 - options.aspectTolerance); }
  [[nodiscard]] double highest() const { return options.aspect * (1 + options.aspectTolerance); }
};

FinderSteps::Tried tryOutline(const Search& search, const Quad& rough) {
  FinderSteps::Tried tried{rough, rough, 0, OutlineFate::notCardShaped};
  if (tiltCosine(rough, search.lowest(), search.highest()) < kSteepestTilt * 0.95) return tried;
  FittedOutline fitted = fitOutline(search.bgr, rough, std::max(3.0, 3.0 * search.shrink), search.grain);
  if (!isConvex(fitted.corners)) return tried;
  fitted = fitOutline(search.bgr, fitted.corners, std::max(2.0, 1.0 * search.shrink), search.grain);
  tried.fitted = fromTopLeft(fitted.corners);
  tried.score = scoreOf(fitted);
  tried.fate = OutlineFate::sidesNotSeen;
  if (tried.score < 0.5) return tried;
  tried.fate = OutlineFate::outsidePicture;
  if (!insidePicture(tried.fitted, search.bgr.size()) || wholePicture(tried.fitted, search.bgr.size()))
    return tried;
  tried.fate = OutlineFate::notCardShaped;
  if (!isConvex(tried.fitted) ||
      tiltCosine(tried.fitted, search.lowest(), search.highest()) < kSteepestTilt ||
      narrowing(tried.fitted) > kNarrowest)
    return tried;
  const bool ignored =
      insideIgnored(search.options.ignore, tried.fitted) || holdsTwoMarks(search.options.marks, tried.fitted);
  tried.fate = ignored ? OutlineFate::ignored : OutlineFate::card;
  return tried;
}

// A card's edge is its rim, as long as that does not reach into a neighbour.
void takeRims(const cv::Mat& image, std::vector<CardOutline>& outlines) {
  std::vector<std::vector<Rim>> rims;
  for (const CardOutline& outline : outlines) rims.push_back(findRims(image, outline.corners));
  const std::vector<CardOutline> before = outlines;
  // Cards of one game have rims of one width; grain of the table that looks like a rim has none.
  const auto usual = [&](double width) {
    const auto alike = std::count_if(rims.begin(), rims.end(), [&](const std::vector<Rim>& some) {
      return std::any_of(some.begin(), some.end(),
                         [&](const Rim& rim) { return std::abs(rim.width / width - 1) < kSameWidth; });
    });
    return outlines.size() < 4 || alike * 4 >= static_cast<std::ptrdiff_t>(outlines.size());
  };
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    const Rim* printed = nullptr;
    for (const Rim& rim : rims[i]) {
      if (!insidePicture(rim.corners, image.size())) continue;
      const bool reaches = std::any_of(before.begin(), before.end(), [&](const CardOutline& other) {
        return &other != &before[i] && sharedOfSmaller(other.corners, rim.corners) >
                                           sharedOfSmaller(other.corners, before[i].corners) + kReached;
      });
      if (reaches) continue;
      if (printed == nullptr && rim.width > kSleeveRim && usual(rim.width))
        printed = &rim;
      else
        outlines[i].others.push_back(rim.corners);
    }
    if (printed == nullptr) continue;
    outlines[i].others.insert(outlines[i].others.begin(), outlines[i].corners);
    outlines[i].corners = printed->corners;
  }
}

std::vector<CardOutline> withOddOnesMarked(std::vector<CardOutline> outlines) {
  for (CardOutline& outline : outlines)
    outline.odd = tiltCosine(outline.corners, kSquattest, kSlimmest) < kUsualTilt;
  return outlines;
}

// Tries the proposals, largest first, but for those that an earlier one has settled. A few at a time, side by
// side; which ones does not depend on the number of cores.
void tryAll(const Search& search, FinderSteps& steps) {
  constexpr std::size_t kAtATime = 8;
  const auto pointless = [&](const Quad& rough) {
    return std::any_of(steps.tried.begin(), steps.tried.end(), [&](const FinderSteps::Tried& other) {
      // Of a small card rim and frame are a pixel or two apart: easily mixed up.
      const bool small = areaOf(rough) < kSmall * search.shrink * search.shrink;
      const bool settled = other.fate == OutlineFate::card && other.score > kSettled;
      return nearlySame(other.rough, rough, settled && !small ? 0.03 : 0.01) ||
             (settled && areaOf(rough) < kPrint * areaOf(other.rough) && holds(other.rough, centreOf(rough)));
    });
  };
  for (auto next = steps.proposals.begin(); next != steps.proposals.end();) {
    const std::size_t first = steps.tried.size();
    for (; next != steps.proposals.end() && steps.tried.size() < first + kAtATime; ++next)
      if (!pointless(*next)) steps.tried.push_back({*next, *next, 0, OutlineFate::notCardShaped});
    cv::parallel_for_(
        {static_cast<int>(first), static_cast<int>(steps.tried.size())}, [&](const cv::Range& range) {
          for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            steps.tried[i] = tryOutline(search, steps.tried[i].rough);
        });
  }
}

double areaOfAll(const std::vector<CardOutline>& outlines) {
  double area = 0;
  for (const CardOutline& outline : outlines) area += areaOf(outline.corners);
  return area;
}

bool sharesWithAny(const std::vector<CardOutline>& cards, const Quad& quad, double most) {
  return std::any_of(cards.begin(), cards.end(),
                     [&](const CardOutline& card) { return sharedOfSmaller(card.corners, quad) > most; });
}

// Cards of which only a part shows, or a corner, where the size of the others tells where they lie.
void addPartlySeen(const Search& search, const CardPlane& plane, const Proposals& proposals,
                   const std::vector<FinderSteps::Tried>& tried, std::vector<CardOutline>& chosen) {
  std::vector<Quad> parts;
  for (const FinderSteps::Tried& one : tried)
    if (!sharesWithAny(chosen, one.fitted, 0.9)) parts.push_back(one.fitted);
  for (const Quad& corner : proposals.corners)
    if (!sharesWithAny(chosen, corner, 0.9)) parts.push_back(corner);
  // In a pattern most that looks like a corner is none: only what a card hides a part of is worth a look
  // there.
  const bool patterned = parts.size() > kMostParts || chosen.size() > kMostCards;
  if (patterned) std::erase_if(parts, [&](const Quad& part) { return !sharesWithAny(chosen, part, 0); });
  const double reach = std::max(2.0, 1.5 * search.shrink);
  // What one card hides is known once the card is: twice is as deep as cards lie on one another in sight.
  // Where no shape tells of a card, its corners may, twice again. Parts that tell of no card tell of none
  // until another is known.
  const auto whole = static_cast<std::ptrdiff_t>(chosen.size());
  bool spent = false;
  std::size_t before = 0;
  for (int round = 0; round < 4; ++round) {
    const bool supposing = round >= 2;
    if (supposing && (patterned || chosen.size() > kMostCards)) break;
    if (spent && !supposing) continue;
    std::vector<Quad> supposed;
    if (supposing)
      supposed = supposeCards(proposals, search.shrink, plane, chosen, static_cast<std::size_t>(whole));
    std::vector<CardOutline> more = completeCards(search.bgr, plane, spent ? std::vector<Quad>{} : parts,
                                                  supposed, chosen, reach, search.grain, before);
    if (!spent) before = chosen.size();
    spent = more.empty();
    if (spent && supposing) break;
    for (CardOutline& card : more) {
      // What is partly out of sight and holds nothing where it is in sight is grain or a shadow at the rim.
      if (insideIgnored(search.options.ignore, card.corners) || looksBlank(search.bgr, card.corners))
        continue;
      const auto same = std::find_if(chosen.begin() + whole, chosen.end(), [&](const CardOutline& other) {
        return sharedOfSmaller(other.corners, card.corners) > kOneCard;
      });
      if (same != chosen.end()) {
        addOther(*same, card.corners);
        continue;
      }
      card.odd = card.odd || supposing;
      chosen.push_back(std::move(card));
    }
  }
}

// For whoever knows some of the cards by name.
CardLeftovers leftoversOf(const Search& search, const CardPlane& plane, const FinderSteps& steps,
                          const Proposals& proposals) {
  CardLeftovers left{plane, proposals.corners, proposals, search.shrink, search.grain, search.options.ignore};
  for (const FinderSteps::Tried& one : steps.tried) left.parts.push_back(one.fitted);
  return left;
}

// Where most cards show one size, that size decides what is a card, a half of one, or two of them, and where
// the rest of a card is of which only a part shows.
std::vector<CardOutline> settleOutlines(const Search& search, const std::vector<CardOutline>& found,
                                        const Proposals& proposals, FinderSteps& steps) {
  const auto plane = planeOf(found, search.bgr.size(), search.options.aspect);
  if (!plane) return withOddOnesMarked(chooseOutlines(found));
  if (search.options.leftovers != nullptr)
    *search.options.leftovers = leftoversOf(search, *plane, steps, proposals);
  std::vector<CardOutline> fitting, odd;
  // Of two over one place, both well seen, that of the cards' size counts: the other may end at a neighbour.
  const auto worth = [&](const CardOutline& outline) {
    return 1 - kOffSize * plane->deviation(outline.corners);
  };
  for (const CardOutline& outline : found) {
    const bool fits = plane->deviation(outline.corners) < kOdd;
    (fits ? fitting : odd).push_back(outline);
    if (fits) fitting.back().score *= worth(outline);
  }
  std::vector<CardOutline> chosen = chooseOutlines(std::move(fitting), kOverlapping);
  for (CardOutline& outline : chosen) outline.score /= worth(outline);
  const std::size_t whole = chosen.size();
  // A size that fits what is printed on the cards fits little of what lies there. An outline around two cards
  // covers more than they do: cards partly seen must be counted before that is said, of which there are no
  // more than whole ones.
  const std::vector<CardOutline> anyhow = chooseOutlines(found);
  const double there = areaOfAll(anyhow);
  if (2 * areaOfAll(chosen) > kLeastCovered * there)
    addPartlySeen(search, *plane, proposals, steps.tried, chosen);
  if (areaOfAll(chosen) < kLeastCovered * there) return withOddOnesMarked(anyhow);
  for (std::size_t i = whole; i < chosen.size(); ++i)
    steps.tried.push_back({chosen[i].corners, chosen[i].corners, chosen[i].score, OutlineFate::card});
  addCompleted(search.bgr, *plane, found, chosen, std::max(2.0, 1.5 * search.shrink), search.grain);
  std::erase_if(odd, [&](const CardOutline& outline) { return sharesWithAny(chosen, outline.corners, 0.1); });
  for (CardOutline& outline : chooseOutlines(std::move(odd))) {
    outline.odd = true;
    chosen.push_back(std::move(outline));
  }
  return chosen;
}

// Tells for every outline tried whether it was chosen in the end.
void noteFates(FinderSteps& steps, const std::vector<CardOutline>& chosen) {
  for (FinderSteps::Tried& tried : steps.tried) {
    const bool kept = std::any_of(chosen.begin(), chosen.end(), [&](const CardOutline& outline) {
      return outline.corners == tried.fitted;
    });
    if (tried.fate == OutlineFate::card && !kept) tried.fate = OutlineFate::rival;
  }
}

}  // namespace

FinderView viewForCards(const cv::Mat& bgr) {
  if (bgr.empty()) return {};
  FinderView view{bgr, 1, grainOf(bgr), {}};
  view.shrink = std::max(1.0, std::max(bgr.cols, bgr.rows) / static_cast<double>(kWorkingSide));
  if (view.shrink > 1) {
    // A picture may be as thin as a line.
    const cv::Size reduced(std::max(1, cvRound(bgr.cols / view.shrink)),
                           std::max(1, cvRound(bgr.rows / view.shrink)));
    cv::resize(bgr, view.reduced, reduced, 0, 0, cv::INTER_AREA);
  }
  view.masks = cardMasks(view.reduced);
  return view;
}

TriedCards tryCards(const cv::Mat& bgr, const FinderView& view, const CardFinderOptions& options) {
  TriedCards tried;
  if (bgr.empty()) return tried;
  const double shrink = view.shrink;
  cv::Mat ignore;
  if (!options.ignore.empty())
    cv::resize(options.ignore, ignore, view.reduced.size(), 0, 0, cv::INTER_NEAREST);
  tried.proposals = proposeCards(view.masks, std::max(20.0, kSmallestCard / shrink), ignore);
  for (std::vector<Quad>* quads : {&tried.proposals.quads, &tried.proposals.corners})
    for (Quad& quad : *quads) quad = scaled(quad, static_cast<float>(shrink));
  tried.steps.proposals = std::move(tried.proposals.quads);
  std::sort(tried.steps.proposals.begin(), tried.steps.proposals.end(),
            [](const Quad& a, const Quad& b) { return areaOf(a) > areaOf(b); });
  tryAll({bgr, options, shrink, view.grain}, tried.steps);
  return tried;
}

std::vector<CardOutline> settleCards(const cv::Mat& bgr, const FinderView& view, TriedCards tried,
                                     const CardFinderOptions& options) {
  if (bgr.empty()) return {};
  const double shrink = view.shrink;
  const Search search{bgr, options, shrink, view.grain};
  FinderSteps& steps = tried.steps;
  std::vector<CardOutline> found;
  for (const FinderSteps::Tried& one : steps.tried)
    if (one.fate == OutlineFate::card) found.push_back({one.fitted, one.score, {}, false});
  std::vector<Quad> parts;
  for (const CardOutline& outline : found)
    if (outline.score > 0.8)
      splitAtSeams(bgr, outline.corners, std::max(3.0, 2.0 * shrink), search.grain, parts);
  for (const Quad& part : parts)
    if (isConvex(part) && tiltCosine(part, search.lowest(), search.highest()) > kSteepestTilt)
      found.push_back({fromTopLeft(part), kPartScore});
  std::vector<CardOutline> outlines = settleOutlines(search, found, tried.proposals, steps);
  if (options.steps != nullptr) noteFates(steps, outlines);
  takeRims(bgr, outlines);
  sortInReadingOrder(outlines);
  if (options.steps != nullptr) {
    steps.reduced = view.reduced;
    *options.steps = std::move(steps);
  }
  return outlines;
}

std::vector<CardOutline> findCards(const cv::Mat& bgr, const FinderView& view,
                                   const CardFinderOptions& options) {
  return settleCards(bgr, view, tryCards(bgr, view, options), options);
}

std::vector<CardOutline> findCards(const cv::Mat& bgr, const CardFinderOptions& options) {
  return findCards(bgr, viewForCards(bgr), options);
}

}  // namespace lk::vision
