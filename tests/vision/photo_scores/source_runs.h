// Runs recognition over a source of photos as the command line does, and adds up the results.
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

/// Counts of the lines of enrol.jsonl.
struct EnrolCounts {
  int pictures = 0;
  int refused = 0;        // the number of cards found differs from the number of ids
  int cards = 0;          // in the accepted images
  int judged = 0;         // of these, cards with a known outline
  int taughtWrongly = 0;  // of the judged: outlines off by more than 3 % of the diagonal
};

struct SizeCounts {
  int answers = 0;   // names and values at full size, or at the smaller size if there is none at full size
  int agreeing = 0;  // the same at both sizes
};

struct SourceScore {
  std::string name;
  SourceKind kind = SourceKind::cards;
  bool leftOut = false;
  bool library = false;  // cards are named
  int photos = 0;
  int exact = 0;   // photos: everything read, and nothing else named or valued
  int silent = 0;  // photos: nothing reported where there is nothing
  int failed = 0;  // photos: could not be recognised, so everything in them is missed
  CardCounts cards;
  DiceCounts dice;
  EnrolCounts enrol;
  std::map<int, SizeCounts> sizes;  // by the long side, pixels; only on request
  std::vector<double> ms;           // per photo, after decoding
  std::vector<std::string> faults;  // descriptions, with the photo's name

  [[nodiscard]] double medianMs() const;
  [[nodiscard]] double slowestMs() const;
};

/// The cards enrolled by the lines of a source, which can be named.
struct TaughtLibrary {
  std::vector<vision::ReferenceShelf> shelves;
  vision::CardIndex index{std::vector<vision::Reference>{}};
  std::set<std::string> ids;  // cards that should be enrolled, accepted or refused
  EnrolCounts counts;
  std::vector<std::string> faults;  // descriptions, with the image's name
};

/// `photo` counts from 0.
using Progress = std::function<void(const std::string& source, std::size_t photo, std::size_t photos)>;

struct RunOptions {
  bool sizes = false;  // also recognises each photo in smaller sizes
  bool live = false;   // shows each photo to the tracker, as a still table before a camera of 1920 pixels
  Progress progress;
  /// One run each over the same photos; by default one with all stages on.
  std::vector<vision::Stages> stages = {{}};
};

/// Enrols the cards of a source, in the order of its lines, as the command `enrol` does.
TaughtLibrary taught(const PhotoSource& source, const Progress& progress, const vision::Stages& stages = {});

/// All sources, with cached data that several of them share.
class Scoreboard {
 public:
  explicit Scoreboard(std::vector<PhotoSource> sources) : sources_(std::move(sources)) {}

  [[nodiscard]] const std::vector<PhotoSource>& sources() const { return sources_; }

  /// Enrols the source's cards and recognises its photos. Negatives are recognised with the library of the
  /// source "uno", if available. `source` may be a thinned one.
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
