#include "vision/core/stages.h"

namespace lk::vision {

const std::vector<StageInfo>& allStages() {
  using enum Stage;
  using enum StagePart;
  static const std::vector<StageInfo> kStages{
      {proposedCards, outlines, "proposed-cards", "add cards detected by the proposer net"},
      {outlinesBySides, outlines, "outlines-by-sides", "search for cards by four straight sides"},
      {fineLevel, outlines, "fine-level", "run the proposer on one finer level for small objects"},
      {cardGroups, outlines, "card-groups", "keep shapes inside an outline around touching cards"},
      {seams, outlines, "seams", "split two cards side by side at their seam"},
      {patternsAmongMany, outlines, "patterns-among-many",
       "drop parts of a pattern if there are over sixty outlines"},
      {edgesAroundFrames, outlines, "edges-around-frames", "find the card's edge around a printed frame"},
      {commonPlane, outlines, "common-plane", "estimate the plane and size most cards agree on"},
      {partlySeen, outlines, "partly-seen", "complete cards of which only a part is visible"},
      {cornersAlone, outlines, "corners-alone", "complete cards of which only a corner is visible"},
      {completed, outlines, "completed", "add other outlines to cards not of the common size"},
      {oneSize, outlines, "one-size", "move outlines to edges at the common size"},
      {printedRims, outlines, "printed-rims", "find rims of one colour around outlines"},
      {edgesAtRims, outlines, "edges-at-rims", "fit edges near the rims of proposed cards"},
      {outlinesOfBoth, outlines, "outlines-of-both", "let outlines by sides compete for proposed cards"},
      {planeBeforeProposal, outlines, "plane-before-proposal",
       "keep an outline of the common size over a proposed one"},
      {partsOfLargeCards, outlines, "parts-of-large-cards",
       "ignore proposals inside a card that fills the image"},
      {agreement, outlines, "agreement", "accept a card without a name if both finders agree"},
      {sidesDoubted, outlines, "sides-doubted", "require a name for outlines found by sides alone"},
      {outliersDropped, outlines, "outliers-dropped", "drop outliers without a name"},
      {cutByPicture, outlines, "cut-by-picture", "drop outlines without a name at the image border"},
      {emptyPlaces, outlines, "empty-places",
       "drop outlines without a name that look like their surroundings"},
      {blankPlaces, outlines, "blank-places", "drop outlines without a name of one colour"},
      {patterns, outlines, "patterns", "drop outlines without a name that are parts of a pattern"},
      {otherOutlines, names, "other-outlines", "try to name a card by its alternative outlines"},
      {unseenRims, names, "unseen-rims", "try to name a card with an invisible rim"},
      {withoutGlare, names, "without-glare", "require that a name also holds with glare removed"},
      {relit, names, "relit", "try to name a card with uneven light removed"},
      {withoutOccluders, names, "without-occluders", "try to name a card with occluders at its sides masked"},
      {overexposedPlaces, names, "overexposed-places", "require that a name holds despite overexposure"},
      {betterElsewhere, names, "better-elsewhere",
       "drop a name if another card fitted better in some observation"},
      {othersMasked, names, "others-masked", "try to name a card with cards and dice on it masked"},
      {diceMasked, names, "dice-masked", "mask dice, too, for others-masked"},
      {tableLight, names, "table-light", "try to name a card in the light of nearby cards"},
      {cardsAround, names, "cards-around", "search again near cards in doubt, given the named ones"},
      {cardsAnywhere, names, "cards-anywhere", "search again wherever edges or print are unexplained"},
      {foundTwice, names, "found-twice", "merge two outlines of one card"},
      {partsOfNamed, names, "parts-of-named", "drop outlines without a name over named cards"},
      {valuesOfProposer, dice, "values-of-proposer", "combine the proposer's values with the reader's"},
      {laterLooks, dice, "later-looks", "let the reader examine a die more than once"},
      {ownBody, dice, "own-body", "give no value to a face without a body of its own"},
      {longPieces, dice, "long-pieces", "give no value to a face on a piece twice as long as wide"},
      {printedDice, dice, "printed-dice", "give no value to dice printed on paper"},
      {unreadable, dice, "unreadable", "give no value to what the reader calls unreadable"},
      {loneOnes, dice, "lone-ones", "give no values if eight or more are nearly all ones"},
      {diceOnCards, dice, "dice-on-cards", "find dice on named cards by differences to their print"},
      {doubtOnArt, dice, "doubt-on-art", "give no uncertain value on a card without a name"},
      {diceNotCards, dice, "dice-not-cards", "drop outlines without a name that are dice"},
  };
  return kStages;
}

Stages Stages::without(Stage stage) const {
  Stages fewer = *this;
  fewer.off_ |= bitOf(stage);
  return fewer;
}

Stages Stages::only(StagePart part) const {
  Stages some = *this;
  for (const StageInfo& info : allStages())
    if (info.part != part) some.off_ &= ~bitOf(info.stage);
  return some;
}

}  // namespace lk::vision
