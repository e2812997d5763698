// Stages of the pipeline that can be switched off one at a time, to measure the value of each.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace lk::vision {

/// Stages of the pipeline, and what each does.
enum class Stage {
  // Cards: where they are.
  proposedCards,        // add cards detected by the proposer net
  outlinesBySides,      // search for cards by four straight sides
  fineLevel,            // run the proposer on one finer level for small objects
  cardGroups,           // keep shapes inside an outline around touching cards
  ownSides,             // move sides from a neighbour's edge to the card's own
  seams,                // split two cards side by side at their seam
  patternsAmongMany,    // drop parts of a pattern if there are over sixty outlines
  commonPlane,          // estimate the plane and size most cards agree on
  partlySeen,           // complete cards of which only a part is visible
  cornersAlone,         // complete cards of which only a corner is visible
  completed,            // add other outlines to cards not of the common size
  oneSize,              // move outlines to edges at the common size
  printedRims,          // find rims of one colour around outlines
  edgesAtRims,          // fit edges near the rims of proposed cards
  outlinesOfBoth,       // let outlines by sides compete for proposed cards
  planeBeforeProposal,  // keep an outline of the common size over a proposed one
  partsOfLargeCards,    // ignore proposals inside a card that fills the image
  agreement,            // accept a card without a name if both finders agree
  sidesDoubted,         // require a name for outlines found by sides alone
  outliersDropped,      // drop outliers without a name
  cutByPicture,         // drop outlines without a name at the image border
  emptyPlaces,          // drop outlines without a name that look like their surroundings
  blankPlaces,          // drop outlines without a name of one colour
  patterns,             // drop outlines without a name that are parts of a pattern
  // Cards: which they are.
  otherOutlines,      // try to name a card by its alternative outlines
  unseenRims,         // try to name a card with an invisible rim
  withoutGlare,       // require that a name also holds with glare removed
  relit,              // try to name a card with uneven light removed
  withoutOccluders,   // try to name a card with occluders at its sides masked
  overexposedPlaces,  // require that a name holds despite overexposure
  betterElsewhere,    // drop a name if another card fitted better in some observation
  facesCompared,      // require that a trained net finds the faces equal, and let it choose in doubt
  othersMasked,       // try to name a card with cards and dice on it masked
  diceMasked,         // mask dice, too, for others-masked
  tableLight,         // try to name a card in the light of nearby cards
  cardsAround,        // search again near cards in doubt, given the named ones
  cardsAnywhere,      // search again wherever edges or print are unexplained
  foundTwice,         // merge two outlines of one card
  partsOfNamed,       // drop outlines without a name over named cards
  // Dice.
  valuesOfProposer,  // combine the proposer's values with the reader's
  laterLooks,        // let the reader examine a die more than once
  ownBody,           // give no value to a face without a body of its own
  longPieces,        // give no value to a face on a piece twice as long as wide
  printedDice,       // give no value to dice printed on paper
  unreadable,        // give no value to what the reader calls unreadable
  loneOnes,          // give no values if eight or more are nearly all ones
  diceOnCards,       // find dice on named cards by differences to their print
  doubtOnArt,        // give no uncertain value on a card without a name
  diceNotCards,      // drop outlines without a name that are dice
};

/// Which part of the result a stage improves.
enum class StagePart {
  outlines,
  names,  // no effect without a library of cards
  dice,
};

struct StageInfo {
  Stage stage;
  StagePart part;
  const char* name;
};

/// Returns all stages, in the order of the enum.
const std::vector<StageInfo>& allStages();

/// The set of active stages. By default all are active.
class Stages {
 public:
  [[nodiscard]] bool has(Stage stage) const { return (off_ & bitOf(stage)) == 0; }
  /// Returns a copy with one more stage switched off.
  [[nodiscard]] Stages without(Stage stage) const;
  /// Returns a copy in which every stage of other parts is active.
  [[nodiscard]] Stages only(StagePart part) const;
  auto operator<=>(const Stages&) const = default;

 private:
  static constexpr std::uint64_t bitOf(Stage stage) { return std::uint64_t{1} << static_cast<int>(stage); }
  std::uint64_t off_ = 0;
};

}  // namespace lk::vision
