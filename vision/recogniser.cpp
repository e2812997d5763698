#include "vision/recogniser.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_join.h"
#include "vision/cards/find/card_size.h"
#include "vision/cards/find/card_stack.h"
#include "vision/cards/find/unexplained_shapes.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/quad_geometry.h"
#include "vision/dice/sheet_view.h"
#include "vision/loose_dice.h"
#include "vision/marks/mark_scan.h"
#include "vision/marks/sheet_search.h"
#include "vision/propose/proposals.h"

namespace lk::vision {

namespace {

const SheetSpec* specOf(const std::string& id, const std::vector<SheetSpec>& specs) {
  for (const SheetSpec& spec : specs)
    if (spec.id == id) return &spec;
  return nullptr;
}

/// Returns a mask of trays and marks, in which no cards are searched. Empty if there are none.
cv::Mat ignoreMask(cv::Size size, const FrameSightings& seen) {
  if (seen.marks.empty() && seen.trays.empty()) return {};
  cv::Mat mask(size, CV_8U, cv::Scalar(0));
  for (const TraySighting& tray : seen.trays) paintQuad(mask, tray.corners);
  for (const MarkSighting& mark : seen.marks) paintQuad(mask, mark.corners, 0.2);
  return mask;
}

/// Drops outliers that have neither a name nor a likely one.
void dropOutliers(const std::vector<CardOutline>& outlines, std::vector<Naming>& cards) {
  constexpr double kLikely = 0.5;
  std::vector<Naming> kept;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const CardSighting& card = cards[i].card;
    const bool likely = !card.maybe.empty() && card.maybe.front().confidence > kLikely;
    if (!outlines[i].outlier || card.key || likely) kept.push_back(std::move(cards[i]));
  }
  cards = std::move(kept);
}

/// With a known scale: completes outlines without a name to the card size, or drops those of another size.
void useScale(const cv::Mat& bgr, const CardIndex& index, const SheetSighting& sheet, KeepObservations keep,
              const std::vector<CardOutline>& outlines, std::vector<Naming>& cards) {
  std::vector<Naming> kept;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Naming& naming = cards[i];
    const CardSighting& card = naming.card;
    CardObservations* observations = keep == KeepObservations::yes ? &naming.observations : nullptr;
    if (!card.key && card.maybe.empty()) {
      const std::vector<Quad> completed = fullSized(card.corners, sheet);
      // Without a library, a part of a card is kept and anything else of another size is dropped.
      if (index.empty() && completed.empty() && !cardSized(card.corners, sheet)) continue;
      for (const Quad& outline : completed)
        if (CardSighting whole = nameAt(bgr, index, outline, observations); whole.key) {
          naming.card = std::move(whole);
          break;
        }
      if (!index.empty() && !card.key && (outlines[i].outlier || !cardSized(card.corners, sheet))) continue;
    }
    // Two parts of one card, both completed, are the same card.
    const bool twice = std::any_of(kept.begin(), kept.end(), [&](const Naming& other) {
      return card.key && other.card.key == card.key && overlap(other.card.corners, card.corners) > 0.5;
    });
    if (!twice) kept.push_back(std::move(naming));
  }
  cards = std::move(kept);
}

std::vector<TraySighting> traysOf(const std::vector<SheetSighting>& sheets) {
  std::vector<TraySighting> trays;
  for (const SheetSighting& sheet : sheets)
    if (isTray(sheet.id)) trays.push_back({trayLetter(sheet.id), sheet.corners, {}});
  return trays;
}

/// Runs independent tasks in parallel. A single task is called directly, so that it can use all cores itself.
void sideBySide(const std::vector<std::function<void()>>& pieces) {
  if (pieces.size() == 1) return pieces.front()();
  cv::parallel_for_({0, static_cast<int>(pieces.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) pieces[static_cast<std::size_t>(i)]();
  });
}

/// Reads the dice of all trays and finds card outlines. Single-threaded parts of the search run in parallel
/// with the dice.
std::vector<CardOutline> findCardsAndDice(const cv::Mat& bgr, const std::vector<SheetSpec>& specs,
                                          const RecogniserOptions& options, const FinderView& view,
                                          FrameSightings& seen,
                                          std::optional<UnexplainedShapes>& unexplained) {
  CardFinderOptions finder;
  finder.unexplained = &unexplained;
  if (options.cards) finder.ignore = ignoreMask(bgr.size(), seen);
  for (const MarkSighting& mark : seen.marks) finder.marks.push_back(mark.corners);
  finder.steps = options.steps;
  finder.stages = options.stages;
  std::vector<CardOutline> outlines;
  std::vector<std::function<void()>> pieces;
  FittedCards tried;
  if (options.cards) {
    tried = fitCards(bgr, view, finder);
    pieces.emplace_back([&] { outlines = selectCards(bgr, view, std::move(tried), finder); });
  }
  auto tray = seen.trays.begin();
  for (const SheetSighting& sheet : seen.sheets)
    if (isTray(sheet.id))
      pieces.emplace_back([&bgr, &sheet, &dice = (tray++)->dice, spec = specOf(sheet.id, specs)] {
        dice = readSheetDice(bgr, sheet, *spec);
      });
  sideBySide(pieces);
  return outlines;
}

/// Keeps the higher confidence of two results at one place. The same name on two outlines, each possibly a
/// part of the card, is one card. Two cards sharing more than half of their union are also one, because too
/// little of the lower one would be visible to name it.
void dropFoundTwice(std::vector<Naming>& cards) {
  constexpr double kSamePlace = 0.5;
  const std::vector<Naming> all = std::move(cards);
  cards.clear();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const CardSighting& card = all[i].card;
    bool twice = false;
    for (std::size_t k = 0; k < all.size() && !twice; ++k) {
      const CardSighting& other = all[k].card;
      if (k == i || !other.key) continue;
      const bool surer = !card.key || std::pair(other.confidence, i) > std::pair(card.confidence, k);
      twice = surer && (other.key == card.key ? overlapOfSmaller(other.corners, card.corners)
                                              : overlap(other.corners, card.corners)) > kSamePlace;
    }
    if (!twice) cards.push_back(all[i]);
  }
}

/// Drops outlines without a name that overlap named cards, such as gaps between cards.
void dropPartsOfNamed(std::vector<Naming>& cards) {
  constexpr double kShared = 0.3;
  std::vector<Quad> named;
  for (const Naming& naming : cards)
    if (naming.card.key) named.push_back(naming.card.corners);
  std::erase_if(cards, [&](const Naming& naming) {
    const CardSighting& card = naming.card;
    return !card.key && card.maybe.empty() && std::any_of(named.begin(), named.end(), [&](const Quad& quad) {
      return overlapOfSmaller(quad, card.corners) > kShared;
    });
  });
}

/// True if an outline leaves the image. It then needs a name, because many things have two sides and a
/// corner.
bool leavesPicture(const Quad& quad, cv::Size picture) {
  const cv::Rect2f inside(-2, -2, float(picture.width) + 3, float(picture.height) + 3);
  return std::any_of(quad.begin(), quad.end(), [&](cv::Point2f p) { return !inside.contains(p); });
}

void noteWhatLiesOnWhat(const cv::Mat& bgr, std::vector<CardSighting>& cards) {
  std::vector<Quad> quads;
  for (const CardSighting& card : cards) quads.push_back(card.corners);
  std::vector<StackingOrder> stacked = stackingOrderOf(bgr, quads);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i].on = std::move(stacked[i].on);
}

}  // namespace

FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options) {
  FrameSightings seen;
  if (bgr.empty()) return seen;
  const Stages& stages = options.stages;
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  FinderView view;
  MarkScan tracks;
  sideBySide({[&] {
                if (options.cards) view = viewForCards(bgr);
              },
              [&] { tracks.scanned = scanSymbols(grey); },
              [&] { tracks.squares = findFinderSquares(grey); }});
  seen.marks = readMarks(grey, std::move(tracks), options.marks);
  SheetSearch search = locateSheets(seen.marks, sheets);
  seen.sheets = std::move(search.found);
  seen.conflictingSheets = std::move(search.conflicting);

  seen.trays = traysOf(seen.sheets);
  std::optional<UnexplainedShapes> unexplained;
  std::vector<CardOutline> outlines = findCardsAndDice(bgr, sheets, options, view, seen, unexplained);
  NetProposals proposals;
  if (options.cards || options.diceAnywhere) proposals = propose(bgr, stages);
  if (options.cards && stages.has(Stage::proposedCards))
    joinProposed(bgr, proposals,
                 {ignoreMask(bgr.size(), seen), unexplained ? &unexplained->plane : nullptr,
                  measuringSheet(seen.sheets, sheets), stages},
                 outlines);
  std::vector<Naming> cards;
  if (options.cards) {
    const KeepObservations keep =
        options.observations != nullptr ? KeepObservations::yes : KeepObservations::no;
    cards = nameAll(bgr, index, outlines, keep, stages);
    if (unexplained && !index.empty() && stages.has(Stage::cardsAround))
      nameAround(bgr, index, *unexplained, keep, outlines, cards, stages);
    if (const SheetSighting* sheet = measuringSheet(seen.sheets, sheets))
      useScale(bgr, index, *sheet, keep, outlines, cards);
    else if (stages.has(Stage::outliersDropped))
      dropOutliers(outlines, cards);
    std::erase_if(cards, [&](const Naming& naming) {
      const CardSighting& card = naming.card;
      return !card.key && card.maybe.empty() &&
             ((stages.has(Stage::cutByPicture) && leavesPicture(card.corners, bgr.size())) ||
              (stages.has(Stage::emptyPlaces) && looksEmpty(bgr, card.corners)) ||
              (stages.has(Stage::blankPlaces) && looksBlank(bgr, card.corners)) ||
              (stages.has(Stage::patterns) && looksLikePattern(bgr, card.corners)));
    });
  }
  if (stages.has(Stage::foundTwice)) dropFoundTwice(cards);
  if (stages.has(Stage::partsOfNamed)) dropPartsOfNamed(cards);
  if (options.diceAnywhere) readLooseDice(bgr, index, proposals, cards, seen, stages);
  for (Naming& naming : cards) {
    seen.cards.push_back(std::move(naming.card));
    if (options.observations != nullptr) options.observations->push_back(std::move(naming.observations));
  }
  noteWhatLiesOnWhat(bgr, seen.cards);
  return seen;
}

}  // namespace lk::vision
