// Measures recognition of still virtual tables, whose truth is known. Real photos are harder and decide in
// the end.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "stage/stage.h"
#include "vision/cards/name/card_index.h"
#include "vision/core/sighting.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// The results for the cards of some tables. A card counts as found if an outline covers most of it.
struct StillScore {
  int cards = 0;
  int right = 0, wrong = 0, unsure = 0, missed = 0;
  int unknown = 0;                   // of `unsure`: reported as not a known card
  int named = 0;                     // sightings with a name where there is no card: as bad as wrong
  int nameless = 0;                  // sightings without a name where there is no card
  std::vector<double> cornerErrors;  // for each found card, the error of its worst corner, in card diagonals
  std::vector<double> turnErrors;    // for each correctly named face-up card, in degrees
  struct Claim {
    double confidence = 0;
    bool right = false;
  };
  std::vector<Claim> claims;  // for each name given, and for the most likely one if uncertain
  struct Kind {
    int cards = 0, right = 0;
  };
  /// The cards that count, by what makes them difficult: "whole", "partly_hidden", "cut_by_the_edge",
  /// "with_a_die", "face_down", "shorter_than_100_px". A card may be of several kinds.
  std::map<std::string, Kind> kinds;
  /// A card that counts but was not named correctly: its position, and what was reported instead.
  struct Failure {
    std::string key;
    vision::Quad corners{};
    double visible = 0;  // visible share of it
    std::vector<std::string> kinds;
    std::string mistake;  // "missed", "unknown", "perhaps KEY ..." or "wrong KEY"
  };
  std::vector<Failure> failures;

  void add(const StillScore& other);
};

/// Returns the picture's size for a seed: 720p and 1080p alternate, for every kind of table.
cv::Size stillSize(int seed);

/// Recognises the last frame of `stage` as the command `recognise` does.
StillScore scoreStillTable(stage::Stage& stage, const vision::CardIndex& index,
                           const std::vector<vision::SheetSpec>& sheets);

/// Watches the table from its first frame until its cards are reported, as in a night.
StillScore scoreWatchedTable(stage::Stage& stage, const std::vector<vision::Reference>& references,
                             const std::vector<vision::SheetSpec>& sheets);

}  // namespace lk::app
