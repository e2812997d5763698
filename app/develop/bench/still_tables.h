// How well the eyes see still tables of the stage, whose truth is known: the stage flatters them, real photos
// decide.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "stage/stage.h"
#include "vision/cards/name/card_index.h"
#include "vision/core/sighting.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// What became of the cards of some tables. A card counts as found when an outline shares most of it.
struct StillScore {
  int cards = 0;
  int right = 0, wrong = 0, unsure = 0, missed = 0;
  int unknown = 0;                   // of the unsure: said to be no known card
  int named = 0;                     // sightings with a name where no card is: as bad as wrong
  int nameless = 0;                  // and without one
  std::vector<double> cornerErrors;  // of each card found, its worst corner, in diagonals of the card
  std::vector<double> turnErrors;    // of each card named right that lies face up, degrees
  struct Claim {
    double confidence = 0;
    bool right = false;
  };
  std::vector<Claim> claims;  // of every name given, and of the likeliest where there is a doubt
  struct Kind {
    int cards = 0, right = 0;
  };
  /// Of the cards asked for, by what makes them hard: "whole", "partly_hidden", "cut_by_the_edge",
  /// "with_a_die", "face_down", "shorter_than_100_px". A card may be of several kinds.
  std::map<std::string, Kind> kinds;
  /// A card asked for that was not named right: where, and what is said of it instead.
  struct Failure {
    std::string key;
    vision::Quad corners{};
    double visible = 0;  // share of it in sight
    std::vector<std::string> kinds;
    std::string told;  // "missed", "unknown", "perhaps KEY ..." or "wrong KEY"
  };
  std::vector<Failure> failures;

  void add(const StillScore& other);
};

/// The picture's size for a seed: 720p and 1080p take turns, on every kind of table.
cv::Size stillSize(int seed);

/// Looks at the last frame of `stage` as `recognise` does.
StillScore scoreStillTable(stage::Stage& stage, const vision::CardIndex& index,
                           const std::vector<vision::SheetSpec>& sheets);

/// Watches the table from its first frame until what lies there is told, as in a night.
StillScore scoreWatchedTable(stage::Stage& stage, const std::vector<vision::Reference>& references,
                             const std::vector<vision::SheetSpec>& sheets);

}  // namespace lk::app
