// Measures the value of each stage: scores with one stage switched off, compared with all stages on.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "source_runs.h"

namespace lk::photo_scores {

/// The counts that a stage may change, of one source or of several.
struct StageCounts {
  int found = 0;     // outlines of labelled cards
  int right = 0;     // cards named so
  int wrong = 0;     // names of another card, of unknown cards, and where there is no card
  int unsure = 0;    // cards of the library found without a name
  int missed = 0;    // labelled cards without an outline
  int nameless = 0;  // cards without a name where there is no card
  int diceRight = 0;
  int diceWrong = 0;
  int diceFalse = 0;   // values where there is no die
  int diceUnsure = 0;  // "not sure" where there is no die
  int refused = 0;     // enrolment images
  int taughtWrongly = 0;
  int photos = 0;
  double ms = 0;  // sum over the photos

  void add(const StageCounts& other);
  /// Returns the mean time per photo; 0 without photos.
  [[nodiscard]] double msOfPhoto() const;
};

StageCounts countsOf(const SourceScore& score);

/// Scores of one stage switched off, by source.
using StageScores = std::map<std::string, StageCounts>;

struct Ablation {
  StageScores all;                                        // every stage on
  std::vector<std::pair<std::string, StageScores>> each;  // by the name of the stage that is off
};

/// True if the stage can change anything that is scored for the source.
bool concerns(vision::StagePart part, const PhotoSource& source);

/// Scores a source with every stage on and with each of `stages` (names; all when empty) that concerns it
/// switched off, into `ablation`.
void ablate(Scoreboard& scoreboard, const PhotoSource& source, const std::set<std::string>& stages,
            const Progress& progress, Ablation& ablation);

/// Returns two tables in Markdown: for each stage the change in sum that switching it off makes, and, source
/// by source, what changes there. Only sources that the stage concerns are in its sum.
std::string tablesOf(const Ablation& ablation);

}  // namespace lk::photo_scores
