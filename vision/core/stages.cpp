#include "vision/core/stages.h"

namespace lk::vision {

const std::vector<StageInfo>& allStages() {
  using enum Stage;
  using enum StagePart;
  static const std::vector<StageInfo> kStages{
      {proposedCards, outlines, "proposed-cards", "cards that the proposer net marks"},
      {outlinesBySides, outlines, "outlines-by-sides", "the search for four straight sides"},
      {fineLevel, outlines, "fine-level", "one finer level for small things"},
      {cardGroups, outlines, "card-groups", "outlines around cards that touch settle nothing in them"},
      {seams, outlines, "seams", "two cards side by side come apart at their seam"},
      {patternsAmongMany, outlines, "patterns-among-many", "of sixty outlines, parts of a pattern go"},
      {edgesAroundFrames, outlines, "edges-around-frames", "the card's edge around a printed frame"},
      {commonPlane, outlines, "common-plane", "the size and plane that most cards agree on"},
      {partlySeen, outlines, "partly-seen", "cards of which only a part shows"},
      {cornersAlone, outlines, "corners-alone", "of these, those of which only a corner shows"},
      {completed, outlines, "completed", "other outlines for cards that are not quite of the common size"},
      {oneSize, outlines, "one-size", "outlines moved to the common size"},
      {printedRims, outlines, "printed-rims", "rims of one colour around what was found"},
      {edgesAtRims, outlines, "edges-at-rims", "edges fitted near the proposer's rims"},
      {outlinesOfBoth, outlines, "outlines-of-both", "outlines by sides compete for a proposed card"},
      {planeBeforeProposal, outlines, "plane-before-proposal", "an outline of the common size stays"},
      {partsOfLargeCards, outlines, "parts-of-large-cards", "no proposals in a card that fills the picture"},
      {agreement, outlines, "agreement", "two finders that agree need no name"},
      {sidesDoubted, outlines, "sides-doubted", "an outline by sides alone needs a name"},
      {outliersDropped, outlines, "outliers-dropped", "what needs a name and has none goes"},
      {cutByPicture, outlines, "cut-by-picture", "nameless things cut by the picture's edge go"},
      {emptyPlaces, outlines, "empty-places", "nameless outlines that hold what is around them go"},
      {blankPlaces, outlines, "blank-places", "nameless outlines of one colour go"},
      {patterns, outlines, "patterns", "nameless parts of a pattern go"},
      {otherOutlines, names, "other-outlines", "the name where the card may end otherwise"},
      {unseenRims, names, "unseen-rims", "the name with a rim that nobody sees"},
      {withoutGlare, names, "without-glare", "the name without a lamp mirrored in the card"},
      {relit, names, "relit", "the name in the light in which the card fits best"},
      {withoutOccluders, names, "without-occluders", "the name without what reaches over the sides"},
      {overexposedPlaces, names, "overexposed-places", "a name must hold where the picture is overexposed"},
      {betterElsewhere, names, "better-elsewhere", "no name where another card fitted better in some look"},
      {pastOthers, names, "past-others", "the name past cards and dice that may lie on the card"},
      {pastDice, names, "past-dice", "of these, the dice"},
      {tableLight, names, "table-light", "the name by the paper of cards around it"},
      {cardsAround, names, "cards-around", "a second search around cards in doubt, given those named"},
      {cardsAnywhere, names, "cards-anywhere", "the same wherever edges and print are not accounted for"},
      {foundTwice, names, "found-twice", "one card found by two outlines is one"},
      {partsOfNamed, names, "parts-of-named", "nameless parts of named cards go"},
      {valuesOfProposer, dice, "values-of-proposer", "the proposer's values count beside the reader's"},
      {laterLooks, dice, "later-looks", "the reader looks more than once"},
      {ownBody, dice, "own-body", "no value for a face without a body of its own"},
      {longPieces, dice, "long-pieces", "no value on a piece twice as long as wide"},
      {printedDice, dice, "printed-dice", "no value for dice printed on paper"},
      {unreadable, dice, "unreadable", "no value for what the reader calls unreadable"},
      {loneOnes, dice, "lone-ones", "eight ones and hardly anything else are no dice"},
      {diceOnCards, dice, "dice-on-cards", "dice on named cards, by what differs from their print"},
      {doubtOnArt, dice, "doubt-on-art", "no value on a nameless card unless it is very sure"},
      {diceNotCards, dice, "dice-not-cards", "nameless outlines that are dice go"},
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
