// The real photos and their labels, source by source; test material that is not part of the repository.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::photo_scores {

enum class SourceKind { cards, dice, negatives };

/// What the box of a labelled die encloses.
enum class DieBox {
  body,  // the whole die
  face,  // its top face, or only the pips of that face
  side,  // one face that is in sight, not always the uppermost: what is said of the others counts for nothing
};

struct CardTruth {
  std::optional<std::string> id;  // none: a card of no library
  vision::Quad corners{};         // pixels, clockwise
  bool hidden = false;            // partly under another card
};

struct DieTruth {
  int value = 0;  // 1..6
  cv::Rect2f box;
  bool counted = true;  // false: a face without pips, what is reported there counts for nothing
};

struct LabelledPhoto {
  std::string name;  // of the file
  std::filesystem::path file;
  std::vector<CardTruth> cards;
  std::vector<DieTruth> dice;
  std::vector<cv::Rect2f> ignore;  // what is reported there counts for nothing
};

/// One call of `enrol`.
struct EnrolStep {
  std::string name;
  std::filesystem::path file;
  std::vector<std::string> ids;        // in reading order
  std::vector<vision::Quad> outlines;  // of the same cards, where they are known; else empty
};

struct PhotoSource {
  std::string name;  // "uno"
  SourceKind kind = SourceKind::cards;
  DieBox dieBox = DieBox::body;
  bool leftOut = false;  // nothing was ever fitted on it
  std::vector<EnrolStep> enrol;
  std::vector<LabelledPhoto> photos;  // by name
};

/// Returns ../shared, the folder that holds `photos` and `photos2`.
std::filesystem::path sharedFolder();

/// Returns every source that is there, cards first, then dice, then negatives, each by name; empty when no
/// photos are there. A line of labels that cannot be read, or names a photo that is not there, throws
/// std::runtime_error with the file and line.
std::vector<PhotoSource> photoSources(const std::filesystem::path& shared = sharedFolder());

/// Keeps every `step`-th photo by name, the first among them; every line of enrolling stays.
void thinOut(PhotoSource& source, int step);

}  // namespace lk::photo_scores
