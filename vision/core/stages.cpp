#include "vision/core/stages.h"

namespace lk::vision {

const std::vector<StageInfo>& allStages() {
  using enum Stage;
  using enum StagePart;
  static const std::vector<StageInfo> kStages{
      {proposedCards, outlines, "proposed-cards"},
      {outlinesBySides, outlines, "outlines-by-sides"},
      {fineLevel, outlines, "fine-level"},
      {cardGroups, outlines, "card-groups"},
      {ownSides, outlines, "own-sides"},
      {seams, outlines, "seams"},
      {patternsAmongMany, outlines, "patterns-among-many"},
      {commonPlane, outlines, "common-plane"},
      {partlySeen, outlines, "partly-seen"},
      {cornersAlone, outlines, "corners-alone"},
      {completed, outlines, "completed"},
      {oneSize, outlines, "one-size"},
      {printedRims, outlines, "printed-rims"},
      {edgesAtRims, outlines, "edges-at-rims"},
      {outlinesOfBoth, outlines, "outlines-of-both"},
      {planeBeforeProposal, outlines, "plane-before-proposal"},
      {partsOfLargeCards, outlines, "parts-of-large-cards"},
      {agreement, outlines, "agreement"},
      {sidesDoubted, outlines, "sides-doubted"},
      {outliersDropped, outlines, "outliers-dropped"},
      {cutByPicture, outlines, "cut-by-picture"},
      {emptyPlaces, outlines, "empty-places"},
      {blankPlaces, outlines, "blank-places"},
      {patterns, outlines, "patterns"},
      {otherOutlines, names, "other-outlines"},
      {unseenRims, names, "unseen-rims"},
      {withoutGlare, names, "without-glare"},
      {relit, names, "relit"},
      {withoutOccluders, names, "without-occluders"},
      {overexposedPlaces, names, "overexposed-places"},
      {betterElsewhere, names, "better-elsewhere"},
      {facesCompared, names, "faces-compared"},
      {othersMasked, names, "others-masked"},
      {diceMasked, names, "dice-masked"},
      {tableLight, names, "table-light"},
      {cardsAround, names, "cards-around"},
      {cardsAnywhere, names, "cards-anywhere"},
      {foundTwice, names, "found-twice"},
      {partsOfNamed, names, "parts-of-named"},
      {valuesOfProposer, dice, "values-of-proposer"},
      {laterLooks, dice, "later-looks"},
      {ownBody, dice, "own-body"},
      {longPieces, dice, "long-pieces"},
      {printedDice, dice, "printed-dice"},
      {unreadable, dice, "unreadable"},
      {loneOnes, dice, "lone-ones"},
      {diceOnCards, dice, "dice-on-cards"},
      {doubtOnArt, dice, "doubt-on-art"},
      {diceNotCards, dice, "dice-not-cards"},
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
