// Runs the eyes over a source of photos as the command line does, and adds up what comes out.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "photo_scores.h"
#include "vision/cards/name/card_index.h"
#include "vision/core/stages.h"
#include "vision/marks/sheet.h"

namespace lk::photo_scores {

/// Of the lines of enrol.jsonl.
struct EnrolCounts {
  int pictures = 0;
  int refused = 0;        // another number of cards was found than there are ids
  int cards = 0;          // in the pictures that were taken
  int judged = 0;         // of these, cards whose outline is known
  int taughtWrongly = 0;  // of the judged: by an outline that is off by more than 3 % of the diagonal
};

struct SizeCounts {
  int answers = 0;   // names and values at full size, or at the smaller size where there is none at full size
  int agreeing = 0;  // the same at both sizes
};

struct SourceScore {
  std::string name;
  SourceKind kind = SourceKind::cards;
  bool leftOut = false;
  bool library = false;  // cards are named
  int photos = 0;
  int exact = 0;   // photos: everything read, nothing else named or given a value
  int silent = 0;  // photos in which nothing was reported where nothing is
  int failed = 0;  // photos that could not be looked at: everything in them is missed
  CardCounts cards;
  DiceCounts dice;
  EnrolCounts enrol;
  std::map<int, SizeCounts> sizes;  // by the long side, pixels; only when asked for
  std::vector<double> ms;           // a photo, after it was decoded
  std::vector<std::string> faults;  // in words, with the photo's name

  [[nodiscard]] double medianMs() const;
  [[nodiscard]] double slowestMs() const;
};

/// What can be named: the cards taught by the enrol lines of a source.
struct TaughtLibrary {
  std::vector<vision::ReferenceShelf> shelves;
  vision::CardIndex index{std::vector<vision::Reference>{}};
  std::set<std::string> ids;  // those that a person wanted to teach, taken or refused
  EnrolCounts counts;
  std::vector<std::string> faults;  // in words, with the picture's name
};

/// `photo` counts from 0.
using Progress = std::function<void(const std::string& source, std::size_t photo, std::size_t photos)>;

struct RunOptions {
  bool sizes = false;  // looks at each photo in smaller sizes, too
  bool live = false;   // shows each photo to the tracker, as a still table before a camera of 1920 pixels
  Progress progress;
  /// One run each over the same photos; all stages on unless told otherwise.
  std::vector<vision::Stages> stages = {{}};
};

/// Teaches the cards of a source, in the order of its lines, as the command `enrol` does.
TaughtLibrary taught(const PhotoSource& source, const Progress& progress, const vision::Stages& stages = {});

/// All sources, with what is worked out once for several of them.
class Scoreboard {
 public:
  explicit Scoreboard(std::vector<PhotoSource> sources) : sources_(std::move(sources)) {}

  [[nodiscard]] const std::vector<PhotoSource>& sources() const { return sources_; }

  /// Enrols what the source has to enrol and recognises its photos. Photos of negatives are looked at with
  /// the library of the source "uno", where that is there. `source` may be a thinned one.
  SourceScore run(const PhotoSource& source, const RunOptions& options);
  /// Scores the source once for each of the options' `stages`.
  std::vector<SourceScore> runEach(const PhotoSource& source, const RunOptions& options);

 private:
  const TaughtLibrary& libraryFor(const PhotoSource& source, const Progress& progress,
                                  const vision::Stages& stages);

  std::vector<PhotoSource> sources_;
  std::map<std::pair<std::string, vision::Stages>, TaughtLibrary> taught_;  // by its source's name
};

}  // namespace lk::photo_scores
