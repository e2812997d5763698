// Compares results for labelled photos with the labels, and counts.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "photo_sources.h"
#include "vision/core/sighting.h"

namespace lk::photo_scores {

/// Counts of cards. A sighting is of a card if their intersection over union exceeds one half; each card
/// takes at most one sighting. Hidden cards are counted separately and excluded from everything else.
struct CardCounts {
  int labels = 0;           // cards in the photos
  int found = 0;            // of these, those with an outline
  double cornerErrors = 0;  // sum over those found, each as a fraction of the card's diagonal
  int known = 0;            // of the labels, cards of the library: right + wrong + unsure + missed
  int right = 0;            // named correctly
  int wrong = 0;            // named as another card
  int unsure = 0;           // found without a name
  int strangersNamed = 0;   // cards of no library that got a name
  int sure = 0;             // of all these names, those with a confidence of 0.99 or more
  int sureRight = 0;        // of those, the correct ones
  int falseNamed = 0;       // names given where there is no card
  int falseNameless = 0;    // cards without a name reported where there is no card
  int hidden = 0, hiddenFound = 0, hiddenRight = 0, hiddenWrong = 0;

  [[nodiscard]] int missed() const { return labels - found; }
  void add(const CardCounts& other);
};

/// Counts of dice. A report is of the die whose box contains its centre. Each die takes at most one report,
/// highest confidence first.
struct DiceCounts {
  int dice = 0;
  int right = 0;
  int wrong = 0;
  int unsure = 0;       // reported without a value
  int falseValues = 0;  // values given where there is no die, or twice for one die
  int falseUnsure = 0;  // dice without a value reported where there is no die

  [[nodiscard]] int missed() const { return dice - right - wrong - unsure; }
  void add(const DiceCounts& other);
};

struct PhotoScore {
  CardCounts cards;
  DiceCounts dice;
  std::vector<std::string> faults;  // one description per error
  /// True if everything was read and nothing else was named or valued.
  [[nodiscard]] bool exact() const;
  /// True if nothing was reported where there is nothing, not even a die without a value.
  [[nodiscard]] bool nothingInvented() const;
};

/// `library`: the ids that can be named. Keys of sightings are GAME/ID, of which the id is compared.
PhotoScore scoreCards(const LabelledPhoto& photo, const std::vector<vision::CardSighting>& seen,
                      const std::set<std::string>& library);
PhotoScore scoreDice(const LabelledPhoto& photo, const std::vector<vision::DieSighting>& seen, DieBox box);

/// Scores one photo of any kind: cards and dice, including those in trays.
PhotoScore scorePhoto(const LabelledPhoto& photo, const vision::FrameSightings& seen,
                      const std::set<std::string>& library, DieBox box);

/// Returns the dice outside and inside trays.
std::vector<vision::DieSighting> allDice(const vision::FrameSightings& seen);

/// Returns the id of a key GAME/ID.
std::string idOf(const std::string& key);

}  // namespace lk::photo_scores
