// The real photos and their labels by source; test material that is not part of the repository.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::photo_scores {

enum class SourceKind { cards, dice, negatives };

/// What the box of a labelled die contains.
enum class DieBox {
  body,  // the whole die
  face,  // its top face, or only the pips of that face
  side,  // one visible face, not always the top one; reports on other faces are ignored
};

struct CardTruth {
  std::optional<std::string> id;  // nullopt: a card of no library
  vision::Quad corners{};         // pixels, clockwise
  bool hidden = false;            // partly under another card
};

struct DieTruth {
  int value = 0;  // 1..6
  cv::Rect2f box;
  bool counted = true;  // false: a face without pips, where reports are ignored
};

struct LabelledPhoto {
  std::string name;  // of the file
  std::filesystem::path file;
  std::vector<CardTruth> cards;
  std::vector<DieTruth> dice;
  std::vector<cv::Rect2f> ignore;  // reports here are ignored
};

/// One call of `enrol`.
struct EnrolStep {
  std::string name;
  std::filesystem::path file;
  std::vector<std::string> ids;        // in reading order
  std::vector<vision::Quad> outlines;  // outlines of the same cards if known; otherwise empty
};

struct PhotoSource {
  std::string name;  // for example "uno"
  SourceKind kind = SourceKind::cards;
  DieBox dieBox = DieBox::body;
  bool leftOut = false;  // nothing was ever fitted to it
  std::vector<EnrolStep> enrol;
  std::vector<LabelledPhoto> photos;  // by name
};

/// Returns ../shared, the folder that holds `photos`, `photos2` and `photos3`.
std::filesystem::path sharedFolder();

/// Returns every available source, by name: first cards, then dice, then negatives. Empty if there are no
/// photos. Throws std::runtime_error with file and line if a label cannot be read or names a missing photo.
std::vector<PhotoSource> photoSources(const std::filesystem::path& shared = sharedFolder());

/// Keeps every `step`-th photo by name, starting with the first, and all enrolment lines.
void thinOut(PhotoSource& source, int step);

}  // namespace lk::photo_scores
