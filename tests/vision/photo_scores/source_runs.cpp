#include "source_runs.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "answers.h"
#include "app/capture/picture.h"
#include "app/kit/references.h"
#include "app/workshop/enrolling/taught_card.h"
#include "app/workshop/enrolling/whole_scan.h"
#include "quad_overlap.h"
#include "vision/recogniser.h"
#include "vision/tracker.h"

namespace lk::photo_scores {

namespace {

constexpr double kTaughtWrongly = 0.03;  // mean error of the corners, as a fraction of the diagonal
constexpr const char* kForNegatives = "uno";

std::string percent(double share) {
  char text[20];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

/// Returns the outlines of an image as `enrol` takes them; empty if their number differs from the number of
/// ids.
std::vector<vision::Quad> outlinesToTeach(const cv::Mat& bgr, std::size_t ids, TaughtLibrary& library,
                                          const std::string& name, const vision::Stages& stages) {
  std::vector<vision::CardSighting> found =
      vision::recognise(bgr, vision::CardIndex({}), app::allSheetSpecs(), {.stages = stages}).cards;
  if (ids == 1)
    if (const auto scan = app::wholeScan(bgr, found)) found = {*scan};
  if (found.size() != ids) {
    library.faults.push_back(name + ": refused, found " + std::to_string(found.size()) + " cards for " +
                             std::to_string(ids) + " ids");
    return {};
  }
  std::vector<vision::Quad> outlines;
  for (const vision::CardSighting& card : found) outlines.push_back(card.corners);
  return outlines;
}

void judge(const EnrolStep& step, const std::vector<vision::Quad>& outlines, TaughtLibrary& library) {
  if (step.outlines.size() != outlines.size()) return;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    ++library.counts.judged;
    const double off = cornerError(outlines[i], step.outlines[i]);
    if (off <= kTaughtWrongly) continue;
    ++library.counts.taughtWrongly;
    library.faults.push_back(step.name + ": TAUGHT WRONGLY " + step.ids[i] + ", off by " + percent(off));
  }
}

/// Returns the objects at rest after the tracker has seen the image for two seconds.
vision::FrameSightings seenLive(const cv::Mat& bgr, const TaughtLibrary& library) {
  constexpr int kLongSide = 1920, kFrames = 60;
  const cv::Mat small = shrunk(bgr, kLongSide);
  const cv::Mat& frame = small.empty() ? bgr : small;
  const float scale = static_cast<float>(bgr.cols) / static_cast<float>(frame.cols);
  vision::Tracker tracker(vision::CardIndex(library.shelves, vision::Search::sieved), app::allSheetSpecs());
  for (int i = 0; i < kFrames; ++i) tracker.update(frame, i / 30.0);
  vision::FrameSightings seen;
  for (const vision::StableCard& card : tracker.cards()) {
    seen.cards.push_back(card.card);
    for (cv::Point2f& corner : seen.cards.back().corners) corner *= scale;
  }
  return seen;
}

/// Recognises one image. Returns false if recognition throws.
bool look(const cv::Mat& bgr, const vision::CardIndex& index, bool dice, const vision::Stages& stages,
          vision::FrameSightings& seen) {
  try {
    seen = vision::recognise(bgr, index, app::allSheetSpecs(), {.diceAnywhere = dice, .stages = stages});
    return true;
  } catch (const cv::Exception&) {
    seen = {};
    return false;
  }
}

void compareSizes(const cv::Mat& bgr, const vision::CardIndex& index, bool dice, const vision::Stages& stages,
                  const vision::FrameSightings& full, SourceScore& score) {
  const std::vector<Answer> answers = answersOf(full);
  for (const int side : kSmallerSizes) {
    const cv::Mat small = shrunk(bgr, side);
    if (small.empty()) continue;
    vision::FrameSightings seen;
    look(small, index, dice, stages, seen);
    const SizeCounts counts = compared(answers, answersOf(seen, static_cast<double>(bgr.cols) / small.cols));
    score.sizes[side].answers += counts.answers;
    score.sizes[side].agreeing += counts.agreeing;
  }
}

void addPhoto(const PhotoSource& source, const LabelledPhoto& photo, const cv::Mat& picture,
              const TaughtLibrary& library, const RunOptions& options, const vision::Stages& stages,
              SourceScore& score) {
  const bool dice = source.kind != SourceKind::cards;
  ++score.photos;
  vision::FrameSightings seen;
  bool looked = false;
  if (!picture.empty()) {
    const auto begin = std::chrono::steady_clock::now();
    if (options.live) seen = seenLive(picture, library);
    looked = options.live || look(picture, library.index, dice, stages, seen);
    const std::chrono::duration<double, std::milli> duration = std::chrono::steady_clock::now() - begin;
    score.ms.push_back(duration.count());
  }
  if (!looked) {
    ++score.failed;
    score.faults.push_back(photo.name + ": COULD NOT BE LOOKED AT");
  }
  const PhotoScore counts = scorePhoto(photo, seen, library.ids, source.dieBox);
  score.cards.add(counts.cards);
  score.dice.add(counts.dice);
  score.exact += looked && counts.exact() ? 1 : 0;
  score.silent += looked && counts.nothingInvented() ? 1 : 0;
  for (const std::string& fault : counts.faults) score.faults.push_back(photo.name + ": " + fault);
  if (options.sizes && looked) compareSizes(picture, library.index, dice, stages, seen, score);
}

}  // namespace

double SourceScore::medianMs() const {
  std::vector<double> sorted = ms;
  std::sort(sorted.begin(), sorted.end());
  return sorted.empty() ? 0 : sorted[sorted.size() / 2];
}

double SourceScore::slowestMs() const {
  return ms.empty() ? 0 : *std::max_element(ms.begin(), ms.end());
}

TaughtLibrary taught(const PhotoSource& source, const Progress& progress, const vision::Stages& stages) {
  TaughtLibrary library;
  std::vector<vision::Reference> references;
  for (std::size_t i = 0; i < source.enrol.size(); ++i) {
    const EnrolStep& step = source.enrol[i];
    if (progress) progress(source.name + " (enrolling)", i, source.enrol.size());
    library.ids.insert(step.ids.begin(), step.ids.end());
    ++library.counts.pictures;
    std::vector<vision::Quad> outlines;
    const auto picture = app::decodePicture(step.file.string());
    if (picture) outlines = outlinesToTeach(*picture, step.ids.size(), library, step.name, stages);
    if (outlines.empty()) {
      ++library.counts.refused;
      continue;
    }
    library.counts.cards += static_cast<int>(outlines.size());
    judge(step, outlines, library);
    for (std::size_t c = 0; c < outlines.size(); ++c)
      references.push_back(
          app::teach(*picture, outlines[c], {source.name, step.ids[c], step.ids[c], false}).reference);
  }
  if (!references.empty()) library.shelves.push_back(vision::shelved(std::move(references)));
  library.index = vision::CardIndex(library.shelves, vision::Search::sieved);
  return library;
}

const TaughtLibrary& Scoreboard::libraryFor(const PhotoSource& source, const Progress& progress,
                                            const vision::Stages& stages) {
  static const PhotoSource kNone;
  const PhotoSource* from = source.kind == SourceKind::cards ? &source : &kNone;
  if (source.kind == SourceKind::negatives)
    for (const PhotoSource& each : sources_)
      if (each.name == kForNegatives) from = &each;
  // No names are needed for enrolling.
  const std::pair key(from->name, stages.only(vision::StagePart::outlines));
  const auto found = taught_.find(key);
  return found != taught_.end() ? found->second
                                : taught_.emplace(key, taught(*from, progress, key.second)).first->second;
}

SourceScore Scoreboard::run(const PhotoSource& source, const RunOptions& options) {
  return runEach(source, options).front();
}

std::vector<SourceScore> Scoreboard::runEach(const PhotoSource& source, const RunOptions& options) {
  std::vector<const TaughtLibrary*> libraries;
  std::vector<SourceScore> scores;
  for (const vision::Stages& stages : options.stages) {
    const TaughtLibrary& library = libraryFor(source, options.progress, stages);
    libraries.push_back(&library);
    SourceScore score{.name = source.name, .kind = source.kind, .leftOut = source.leftOut};
    score.library = !library.ids.empty();
    if (source.kind == SourceKind::cards) {
      score.enrol = library.counts;
      score.faults = library.faults;
    }
    scores.push_back(std::move(score));
  }
  for (std::size_t i = 0; i < source.photos.size(); ++i) {
    const LabelledPhoto& photo = source.photos[i];
    if (options.progress) options.progress(source.name, i, source.photos.size());
    const auto decoded = app::decodePicture(photo.file.string());
    const cv::Mat picture = decoded ? *decoded : cv::Mat();
    for (std::size_t k = 0; k < scores.size(); ++k)
      addPhoto(source, photo, picture, *libraries[k], options, options.stages[k], scores[k]);
  }
  return scores;
}

}  // namespace lk::photo_scores
