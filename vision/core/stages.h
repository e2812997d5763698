// Stages of the eyes that can be switched off one at a time, to measure what each is worth.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace lk::vision {

/// See allStages() for what each does.
enum class Stage {
  // Cards: where they lie.
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
  pastOthers,
  pastDice,
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

/// What a stage is for.
enum class StagePart {
  outlines,
  names,  // without a library they do nothing
  dice,
};

struct StageInfo {
  Stage stage;
  StagePart part;
  const char* name;
  const char* does;
};

/// Lists every stage, in the order of the enum.
const std::vector<StageInfo>& allStages();

/// Which stages are on: all of them, but for those switched off.
class Stages {
 public:
  [[nodiscard]] bool has(Stage stage) const { return (off_ & bitOf(stage)) == 0; }
  /// Returns these with one more switched off.
  [[nodiscard]] Stages without(Stage stage) const;
  /// Returns these with every stage of other parts on.
  [[nodiscard]] Stages only(StagePart part) const;
  auto operator<=>(const Stages&) const = default;

 private:
  static constexpr std::uint64_t bitOf(Stage stage) { return std::uint64_t{1} << static_cast<int>(stage); }
  std::uint64_t off_ = 0;
};

}  // namespace lk::vision
