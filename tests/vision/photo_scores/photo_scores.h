// Compares what was seen in labelled photos with the labels, and counts.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "photo_sources.h"
#include "vision/core/sighting.h"

namespace lk::photo_scores {

/// Of cards. A sighting is of a card when their outlines overlap by more than half (intersection over union);
/// each card takes one sighting at most. Hidden cards count apart, everything else is without them.
struct CardCounts {
  int labels = 0;           // cards in the photos
  int found = 0;            // of these, those with an outline
  double cornerErrors = 0;  // sum over those found, each a share of the card's diagonal
  int known = 0;            // of the labels, cards of the library: right + wrong + unsure + missed
  int right = 0;            // named so
  int wrong = 0;            // named as another card
  int unsure = 0;           // found without a name
  int strangersNamed = 0;   // cards of no library that got a name
  int falseNamed = 0;       // names given where no card is
  int falseNameless = 0;    // nameless cards reported where no card is
  int hidden = 0, hiddenFound = 0, hiddenRight = 0, hiddenWrong = 0;

  [[nodiscard]] int missed() const { return labels - found; }
  void add(const CardCounts& other);
};

/// Of dice. A report is of the die whose box holds its middle; each die takes one report at most, surer ones
/// first.
struct DiceCounts {
  int dice = 0;
  int right = 0;
  int wrong = 0;
  int unsure = 0;       // reported without a value
  int falseValues = 0;  // values given where no die is, or twice for one die
  int falseUnsure = 0;  // dice without a value reported where no die is

  [[nodiscard]] int missed() const { return dice - right - wrong - unsure; }
  void add(const DiceCounts& other);
};

struct PhotoScore {
  CardCounts cards;
  DiceCounts dice;
  std::vector<std::string> faults;  // in words, one for each thing that went wrong
  /// Whether everything was read and nothing else named or valued.
  [[nodiscard]] bool exact() const;
  /// Whether nothing was reported where nothing is, no die without a value either.
  [[nodiscard]] bool nothingInvented() const;
};

/// `library`: the ids that can be named; keys of sightings are GAME/ID, of which the id counts.
PhotoScore scoreCards(const LabelledPhoto& photo, const std::vector<vision::CardSighting>& seen,
                      const std::set<std::string>& library);
PhotoScore scoreDice(const LabelledPhoto& photo, const std::vector<vision::DieSighting>& seen, DieBox box);

/// Of one photo of any kind: cards and dice, those in trays among them.
PhotoScore scorePhoto(const LabelledPhoto& photo, const vision::FrameSightings& seen,
                      const std::set<std::string>& library, DieBox box);

/// Returns the dice outside and inside trays.
std::vector<vision::DieSighting> allDice(const vision::FrameSightings& seen);

/// Returns the id of a key GAME/ID.
std::string idOf(const std::string& key);

}  // namespace lk::photo_scores
