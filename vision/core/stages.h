// Stages of the pipeline that can be switched off one at a time, to measure the value of each.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace lk::vision {

/// Stages of the pipeline. allStages() describes each.
enum class Stage {
  // Cards: where they are.
  proposedCards,
  outlinesBySides,
  fineLevel,
  cardGroups,
  seams,
  patternsAmongMany,
  edgesAroundFrames,
  commonPlane,
  partlySeen,
  cornersAlone,
  completed,
  oneSize,
  printedRims,
  edgesAtRims,
  outlinesOfBoth,
  planeBeforeProposal,
  partsOfLargeCards,
  agreement,
  sidesDoubted,
  outliersDropped,
  cutByPicture,
  emptyPlaces,
  blankPlaces,
  patterns,
  // Cards: which they are.
  otherOutlines,
  unseenRims,
  withoutGlare,
  relit,
  withoutOccluders,
  overexposedPlaces,
  betterElsewhere,
  othersMasked,
  diceMasked,
  tableLight,
  cardsAround,
  cardsAnywhere,
  foundTwice,
  partsOfNamed,
  // Dice.
  valuesOfProposer,
  laterLooks,
  ownBody,
  longPieces,
  printedDice,
  unreadable,
  loneOnes,
  diceOnCards,
  doubtOnArt,
  diceNotCards,
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
  const char* does;
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
