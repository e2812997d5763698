#include "vision/track/track_sheets.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/marks/mark_reader.h"
#include "vision/marks/sheet_search.h"

namespace lk::vision {

namespace {

constexpr double kMovedMm = 1.2;
constexpr double kTilesMovedMm = 3;  // the same for tiles, whose size on the table is only measured
constexpr double kSameMark = 0.8;    // similarity of a mark's place from which the mark is still there
constexpr double kMaxWait = 8;       // seconds between attempts to find a sheet on a still table
constexpr int kFullEffortTries = 4;

std::vector<std::string> textsOf(const std::vector<SheetSpec>& specs) {
  std::vector<std::string> texts;
  for (const SheetSpec& spec : specs)
    for (const std::vector<MarkSpec>& marks : {spec.marks, spec.tiles})
      for (const MarkSpec& mark : marks) texts.push_back(mark.text);
  return texts;
}

/// Returns how many of `printed` are seen.
std::size_t countSeen(const std::vector<MarkSpec>& printed, const std::vector<MarkSighting>& marks) {
  return static_cast<std::size_t>(std::count_if(printed.begin(), printed.end(), [&](const MarkSpec& mark) {
    return std::any_of(marks.begin(), marks.end(),
                       [&](const MarkSighting& m) { return m.text == mark.text; });
  }));
}

}  // namespace

bool SheetTracker::touched(const Quad& corners, const cv::Mat& changed, int cell) {
  cv::Mat area(changed.size(), CV_8U, cv::Scalar(0));
  Quad inCells = corners;
  for (cv::Point2f& p : inCells) p = p * (1.f / float(cell)) - cv::Point2f(0.5f, 0.5f);
  paintQuad(area, inCells);
  cv::bitwise_and(area, changed, area);
  return cv::countNonZero(area) > 0;
}

const SheetSpec& SheetTracker::specOf(const std::string& id) const {
  if (const SheetSpec* laid = laidSpec(id)) return *laid;
  return *std::find_if(specs_.begin(), specs_.end(), [&](const SheetSpec& spec) { return spec.id == id; });
}

const SheetSpec* SheetTracker::laidSpec(const std::string& id) const {
  const auto laid =
      std::find_if(laid_.begin(), laid_.end(), [&](const SheetSpec& spec) { return spec.id == id; });
  return laid == laid_.end() ? nullptr : &*laid;
}

/// Returns the sheets to look for. While a tile is hidden, the others are where they were laid.
std::vector<SheetSpec> SheetTracker::specsFor(const std::vector<MarkSighting>& marks) const {
  std::vector<SheetSpec> specs = specs_;
  for (SheetSpec& spec : specs) {
    const SheetSpec* laid = laidSpec(spec.id);
    if (laid != nullptr && countSeen(spec.marks, marks) == 0 &&
        countSeen(spec.tiles, marks) <= countSeen(laid->marks, marks) &&
        countSeen(spec.tiles, marks) < spec.tiles.size())
      spec = *laid;
  }
  return specs;
}

bool SheetTracker::inView(const std::string& id) const {
  return std::find(outOfView_.begin(), outOfView_.end(), id) == outOfView_.end();
}

bool SheetTracker::placeCertain(const std::string& id, const cv::Mat& grey) const {
  return std::any_of(witnesses_.begin(), witnesses_.end(), [&](const Witness& witness) {
    return witness.sheet == id && witness.look.unchanged(grey);
  });
}

std::vector<Quad> SheetTracker::markQuads() const {
  std::vector<Quad> quads;
  for (const SheetSighting& sheet : sheets_)
    for (const MarkSpec& mark : specOf(sheet.id).marks) {
      Quad quad = printedCorners(mark);
      for (cv::Point2f& corner : quad) corner = toImage(sheet, corner);
      quads.push_back(quad);
    }
  return quads;
}

bool SheetTracker::wantsRetry(double seconds) const {
  if (sheets_.size() + conflicting_.size() >= specs_.size()) return false;
  const double wait =
      std::min(kMaxWait, tries_ < kFullEffortTries ? 1.0 : std::pow(2.0, tries_ - kFullEffortTries));
  return seconds - lastTry_ >= wait;
}

void SheetTracker::clear() {
  sheets_.clear();
  laid_.clear();
  conflicting_.clear();
  outOfView_.clear();
  seenMarks_.clear();
  witnesses_.clear();
  lastTry_ = -1e9;
  tries_ = 0;
}

void SheetTracker::recordAttempt(double seconds) {
  lastTry_ = seconds;
  ++tries_;
}

std::vector<SheetSighting> SheetTracker::look(const cv::Mat& bgr, const cv::Mat& changed, int cell) {
  if (specs_.empty()) return {};
  const bool allFound = sheets_.size() == specs_.size();
  const bool near = std::any_of(seenMarks_.begin(), seenMarks_.end(),
                                [&](const SeenMark& mark) { return touched(mark.corners, changed, cell); });
  if (allFound && !near) return {};

  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  const std::vector<MarkSighting> marks = readMarks(grey, textsOf(specs_));
  const auto reads = [&](const std::string& text) {
    return std::any_of(marks.begin(), marks.end(), [&](const MarkSighting& m) { return m.text == text; });
  };

  SheetSearch search = locateSheets(marks, specsFor(marks));
  conflicting_ = std::move(search.conflicting);
  const auto conflicts = [&](const std::string& id) {
    return std::find(conflicting_.begin(), conflicting_.end(), id) != conflicting_.end();
  };
  std::erase_if(sheets_, [&](const SheetSighting& sheet) { return conflicts(sheet.id); });

  std::vector<SheetSighting> moved;
  for (const SheetSighting& sheet : search.found)
    if (take(sheet, marks)) moved.push_back(sheet);

  outOfView_.clear();
  for (const SheetSighting& sheet : sheets_) {
    bool seen = false;
    for (const MarkSpec& mark : specOf(sheet.id).marks) {
      seen = seen || reads(mark.text);
      for (const SeenMark& known : seenMarks_)
        seen = seen || (known.text == mark.text && known.look.similarity(bgr, known.corners) > kSameMark);
    }
    if (!seen) outOfView_.push_back(sheet.id);
  }
  noteMarks(bgr, marks);
  noteWitnesses(grey, marks, moved);
  return moved;
}

bool SheetTracker::take(const SheetSighting& sheet, const std::vector<MarkSighting>& marks) {
  const auto printed =
      std::find_if(specs_.begin(), specs_.end(), [&](const SheetSpec& spec) { return spec.id == sheet.id; });
  const bool byTiles = countSeen(printed->marks, marks) == 0;
  const auto known =
      std::find_if(sheets_.begin(), sheets_.end(), [&](const SheetSighting& s) { return s.id == sheet.id; });
  // A position fitted to more marks than are visible now is kept as long as the visible ones agree with it.
  const bool more = byTiles && countSeen(printed->tiles, marks) > specOf(sheet.id).marks.size();
  if (known != sheets_.end() && (laidSpec(sheet.id) != nullptr) == byTiles && !more &&
      disagreementMm(*known, specOf(sheet.id), marks).value_or(0) < (byTiles ? kTilesMovedMm : kMovedMm))
    return false;
  if (known == sheets_.end())
    sheets_.push_back(sheet);
  else
    *known = sheet;
  const TileSearch tiles = byTiles ? layTiles(marks, *printed) : TileSearch{};
  if (tiles.laid || !byTiles)
    std::erase_if(laid_, [&](const SheetSpec& spec) { return spec.id == sheet.id; });
  if (tiles.laid) laid_.push_back(tiles.laid->spec);
  return true;
}

void SheetTracker::noteMarks(const cv::Mat& bgr, const std::vector<MarkSighting>& marks) {
  for (const MarkSighting& mark : marks) {
    const bool ours = std::any_of(specs_.begin(), specs_.end(), [&](const SheetSpec& spec) {
      return countSeen(spec.marks, {mark}) + countSeen(spec.tiles, {mark}) > 0;
    });
    if (!ours) continue;
    std::erase_if(seenMarks_, [&](const SeenMark& seen) { return seen.text == mark.text; });
    seenMarks_.push_back({mark.text, mark.corners, Patch(bgr, mark.corners)});
  }
}

void SheetTracker::noteWitnesses(const cv::Mat& grey, const std::vector<MarkSighting>& marks,
                                 const std::vector<SheetSighting>& moved) {
  const auto hasId = [](const std::vector<SheetSighting>& sheets, const std::string& id) {
    return std::any_of(sheets.begin(), sheets.end(), [&](const SheetSighting& s) { return s.id == id; });
  };
  // Discards witnesses of a previous position and of sheets in conflict.
  std::erase_if(witnesses_, [&](const Witness& witness) {
    return hasId(moved, witness.sheet) || !hasId(sheets_, witness.sheet);
  });
  for (const SheetSighting& sheet : sheets_)
    for (const MarkSighting& mark : marks) {
      // Compares with the sheet's located position and not with the last image, so that small shifts do not
      // accumulate.
      const std::optional<double> off = disagreementMm(sheet, specOf(sheet.id), {mark});
      if (!off || *off > (laidSpec(sheet.id) != nullptr ? kTilesMovedMm : kMovedMm)) continue;
      std::erase_if(witnesses_, [&](const Witness& known) { return known.mark == mark.text; });
      witnesses_.push_back({sheet.id, mark.text, MarkTemplate(grey, mark.corners)});
    }
}

}  // namespace lk::vision
