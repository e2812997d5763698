#include "vision/recogniser.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/card_geometry.h"
#include "vision/card_size.h"
#include "vision/card_stack.h"
#include "vision/dice_reader.h"
#include "vision/quad_geometry.h"
#include "vision/sheet_view.h"

namespace lk::vision {

namespace {

const SheetSpec* specOf(const std::string& id, const std::vector<SheetSpec>& specs) {
  for (const SheetSpec& spec : specs)
    if (spec.id == id) return &spec;
  return nullptr;
}

/// Trays and marks hold no cards.
cv::Mat ignoreMask(cv::Size size, const FrameSightings& seen) {
  if (seen.marks.empty() && seen.trays.empty()) return {};
  cv::Mat mask(size, CV_8U, cv::Scalar(0));
  for (const TraySighting& tray : seen.trays) paintQuad(mask, tray.corners);
  for (const MarkSighting& mark : seen.marks) paintQuad(mask, mark.corners, 0.2);
  return mask;
}

/// What is not of the size of the others is a card only by its name.
void dropOdd(const std::vector<CardOutline>& outlines, std::vector<CardSighting>& cards) {
  std::vector<CardSighting> kept;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (!outlines[i].odd || cards[i].key) kept.push_back(std::move(cards[i]));
  cards = std::move(kept);
}

/// Where the size of cards is known, nameless outlines are completed to it, or dropped.
void useScale(const cv::Mat& bgr, const CardIndex& index, const SheetSighting& sheet,
              std::vector<CardSighting>& cards) {
  std::vector<CardSighting> kept;
  for (CardSighting& card : cards) {
    if (!card.key && card.maybe.empty()) {
      const std::vector<Quad> completed = fullSized(card.corners, sheet);
      // With nobody to ask, a part of a card stays what it is; what is no part of one goes.
      if (index.empty() && completed.empty() && !cardSized(card.corners, sheet)) continue;
      for (const Quad& outline : completed)
        if (CardSighting whole = index.identify(bgr, outline); whole.key) {
          card = std::move(whole);
          break;
        }
      if (!index.empty() && !card.key && !cardSized(card.corners, sheet)) continue;
    }
    // Parts of one card, completed, are the same card.
    const bool twice = std::any_of(kept.begin(), kept.end(), [&](const CardSighting& other) {
      return card.key && other.key == card.key && overlap(other.corners, card.corners) > 0.5;
    });
    if (!twice) kept.push_back(std::move(card));
  }
  cards = std::move(kept);
}

/// The dice of every tray that was located, tray by tray on all cores.
void readTrays(const cv::Mat& bgr, const std::vector<SheetSpec>& specs, FrameSightings& seen) {
  std::vector<const SheetSighting*> trays;
  for (const SheetSighting& sheet : seen.sheets)
    if (isTray(sheet.id)) trays.push_back(&sheet);
  seen.trays.resize(trays.size());
  cv::parallel_for_({0, static_cast<int>(trays.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      seen.trays[i] = {trayLetter(trays[i]->id), trays[i]->corners,
                       readSheetDice(bgr, *trays[i], *specOf(trays[i]->id, specs))};
  });
}

void readLooseDice(const cv::Mat& bgr, FrameSightings& seen) {
  for (DieSighting& die : readDice(bgr)) {
    const cv::Point2f at = centreOf(die.corners);
    // The art of a named card may show dice; what is merely card-shaped may be a die or hold dice.
    const bool taken = std::any_of(seen.trays.begin(), seen.trays.end(),
                                   [&](const auto& t) { return holds(t.corners, at); }) ||
                       std::any_of(seen.cards.begin(), seen.cards.end(),
                                   [&](const auto& c) { return c.key && holds(c.corners, at); });
    if (!taken) seen.dice.push_back(std::move(die));
  }
  // A die or a pair of them is no card.
  std::erase_if(seen.cards, [&](const CardSighting& card) {
    return !card.key && std::any_of(seen.dice.begin(), seen.dice.end(), [&](const DieSighting& die) {
      return holds(card.corners, centreOf(die.corners)) && areaOf(die.corners) > 0.2 * areaOf(card.corners);
    });
  });
}

}  // namespace

namespace {

constexpr double kUnseenRims[] = {0.035, 0.07, -0.03};  // of the way from the card's middle
constexpr double kClear = 0.97;                         // a name surer than this needs no other outline
constexpr double kMostHidden = 0.7;  // of a card, by one other: rather two outlines of one card

/// Names a card by the outline in which its name is surest. Two outlines with two good names are a doubt.
CardSighting identifyOne(const cv::Mat& bgr, const CardIndex& index, const CardOutline& outline,
                         const std::vector<Quad>& above) {
  CardSighting best = index.identify(bgr, outline.corners, above);
  if (best.key && best.confidence > kClear) return best;
  std::vector<Quad> others = outline.others;
  // A rim as dark as the table is seen by nobody, but the name tells that it must be there.
  if (!outline.odd)
    for (const double rim : kUnseenRims) others.push_back(grown(outline.corners, rim));
  for (const Quad& other : others) {
    CardSighting again = index.identify(bgr, other, above);
    if (!again.key) {
      if (!best.key && best.maybe.empty() && !again.maybe.empty()) best = std::move(again);
      continue;
    }
    if (best.key && best.key != again.key) {
      best.maybe = {{*best.key, best.confidence / 2}, {*again.key, again.confidence / 2}};
      best.key.reset();
      best.face = Face::unknown;
      best.confidence = 0.9;
      return best;
    }
    if (!best.key || again.confidence > best.confidence) best = std::move(again);
    if (best.confidence > kClear) break;
  }
  return best;
}

double hiddenShare(const Quad& card, const Quad& by) {
  return sharedOfSmaller(card, by) * std::min(1.0, quadArea(by) / std::max(1.0, quadArea(card)));
}

/// What hides a part of each outline, or may, by its place in the list.
std::vector<std::vector<std::size_t>> coversOf(const cv::Mat& bgr, const std::vector<CardOutline>& outlines) {
  std::vector<Quad> quads;
  for (const CardOutline& outline : outlines) quads.push_back(outline.corners);
  const std::vector<Stacked> stacked = stackOf(bgr, quads);
  std::vector<std::vector<std::size_t>> covers(quads.size());
  for (std::size_t i = 0; i < quads.size(); ++i)
    for (const auto* those : {&stacked[i].under, &stacked[i].undecided})
      for (const std::size_t other : *those)
        if (hiddenShare(quads[i], quads[other]) < kMostHidden) covers[i].push_back(other);
  return covers;
}

/// Dice on a card, with room for their sides and shadows.
std::vector<Quad> diceOn(const cv::Mat& bgr, const Quad& card) {
  constexpr double kRoom = 0.35;
  constexpr double kDieOfCard = 0.19;  // of a card's long side: dice of 12 to 25 mm on cards of 88
  const cv::Size2f sides = quadSides(card);
  const DiceReaderOptions size{.sidePixels = kDieOfCard * std::max(sides.width, sides.height)};
  const cv::Rect place = boxAround(card, 0, bgr.size());
  std::vector<Quad> dice;
  if (place.empty()) return dice;
  for (const DieSighting& die : readDice(bgr(place), size)) {
    const Quad there = shifted(die.corners, place.tl());
    if (holds(card, centreOf(there))) dice.push_back(grown(there, kRoom));
  }
  return dice;
}

/// A card in doubt may have dice on it: it is looked at once more without the places they cover.
CardSighting lookedPastDice(const cv::Mat& bgr, const CardIndex& index, const CardOutline& outline,
                            std::vector<Quad> above, CardSighting doubtful) {
  const std::vector<Quad> dice = diceOn(bgr, outline.corners);
  if (dice.empty()) return doubtful;
  above.insert(above.end(), dice.begin(), dice.end());
  CardSighting again = identifyOne(bgr, index, outline, above);
  return again.key || doubtful.maybe.empty() ? again : doubtful;
}

}  // namespace

std::vector<CardSighting> identifyAll(const cv::Mat& bgr, const CardIndex& index,
                                      const std::vector<CardOutline>& outlines) {
  std::vector<CardSighting> cards(outlines.size());
  const std::vector<std::vector<std::size_t>> covers = coversOf(bgr, outlines);
  // What is a card only by its name hides nothing as long as it has none.
  std::vector<bool> hides(outlines.size());
  for (std::size_t i = 0; i < outlines.size(); ++i) hides[i] = !outlines[i].odd;
  const auto above = [&](std::size_t i) {
    std::vector<Quad> quads;
    for (const std::size_t other : covers[i])
      if (hides[other]) quads.push_back(outlines[other].corners);
    return quads;
  };
  const auto identifyThose = [&](const auto& which) {
    std::vector<std::size_t> those;
    for (std::size_t i = 0; i < outlines.size(); ++i)
      if (which(i)) those.push_back(i);
    cv::parallel_for_({0, int(those.size())}, [&](const cv::Range& range) {
      for (int k = range.start; k < range.end; ++k) {
        const std::size_t i = those[size_t(k)];
        if (!index.empty())
          cards[i] = identifyOne(bgr, index, outlines[i], above(i));
        else
          cards[i].corners = outlines[i].corners, cards[i].confidence = outlines[i].score;
      }
    });
    for (const std::size_t i : those) hides[i] = !outlines[i].odd || cards[i].key.has_value();
  };
  identifyThose([&](std::size_t i) { return outlines[i].odd; });
  // Those may lie on one another, too.
  identifyThose([&](std::size_t i) {
    return outlines[i].odd && !hides[i] &&
           std::any_of(covers[i].begin(), covers[i].end(),
                       [&](std::size_t other) { return outlines[other].odd && hides[other]; });
  });
  identifyThose([&](std::size_t i) { return !outlines[i].odd; });
  for (std::size_t i = 0; i < outlines.size(); ++i)
    if (!index.empty() && !cards[i].key && !outlines[i].odd)
      cards[i] = lookedPastDice(bgr, index, outlines[i], above(i), std::move(cards[i]));
  return cards;
}

namespace {

/// A card found by two outlines, each of which may be a part of it, is one card: the one surer of its name.
void dropFoundTwice(std::vector<CardSighting>& cards) {
  constexpr double kSamePlace = 0.5;
  std::vector<CardSighting> kept;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    bool twice = false;
    for (std::size_t other = 0; other < cards.size() && cards[i].key && !twice; ++other)
      twice = other != i && cards[other].key == cards[i].key &&
              std::pair(cards[other].confidence, i) > std::pair(cards[i].confidence, other) &&
              sharedOfSmaller(cards[other].corners, cards[i].corners) > kSamePlace;
    if (!twice) kept.push_back(cards[i]);
  }
  cards = std::move(kept);
}

/// What is cut off by the picture's edge is a card by its name: too many things have two sides and a corner.
bool leavesPicture(const Quad& quad, cv::Size picture) {
  const cv::Rect2f inside(-2, -2, float(picture.width) + 3, float(picture.height) + 3);
  return std::any_of(quad.begin(), quad.end(), [&](cv::Point2f p) { return !inside.contains(p); });
}

void noteWhatLiesOnWhat(const cv::Mat& bgr, std::vector<CardSighting>& cards) {
  std::vector<Quad> quads;
  for (const CardSighting& card : cards) quads.push_back(card.corners);
  std::vector<Stacked> stacked = stackOf(bgr, quads);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i].on = std::move(stacked[i].on);
}

}  // namespace

FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options) {
  FrameSightings seen;
  if (bgr.empty()) return seen;
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  seen.marks = readMarks(grey, options.marks);
  SheetSearch search = locateSheets(seen.marks, sheets);
  seen.sheets = std::move(search.found);
  seen.conflictingSheets = std::move(search.conflicting);

  readTrays(bgr, sheets, seen);
  if (options.cards) {
    CardFinderOptions finder;
    finder.ignore = ignoreMask(bgr.size(), seen);
    for (const MarkSighting& mark : seen.marks) finder.marks.push_back(mark.corners);
    finder.steps = options.steps;
    const std::vector<CardOutline> outlines = findCards(bgr, finder);
    seen.cards = identifyAll(bgr, index, outlines);
    if (const SheetSighting* sheet = measuringSheet(seen.sheets, sheets))
      useScale(bgr, index, *sheet, seen.cards);
    else
      dropOdd(outlines, seen.cards);
    std::erase_if(seen.cards, [&](const CardSighting& card) {
      return !card.key && card.maybe.empty() &&
             (leavesPicture(card.corners, bgr.size()) || looksEmpty(bgr, card.corners) ||
              looksBlank(bgr, card.corners) || looksLikePattern(bgr, card.corners));
    });
  }
  dropFoundTwice(seen.cards);
  if (options.diceAnywhere) readLooseDice(bgr, seen);
  noteWhatLiesOnWhat(bgr, seen.cards);
  return seen;
}

}  // namespace lk::vision
