#include "vision/track/track_cubes.h"

#include <algorithm>

#include "vision/track/changed_area.h"

namespace lk::vision {

namespace {

constexpr std::size_t kObservations = 2;
// Distance within which two observations mean the same cube, millimetres: less than a cube's side.
constexpr double kSameMm = 4;
// A cube that is cut by the changed part is in it, millimetres.
constexpr double kMargin = 20;
// Effort of an observation, per square millimetre of the sheet.
constexpr double kEffortPerMm2 = 1e-4;

bool isSame(const CubeSighting& a, const CubeSighting& b) {
  return a.colour == b.colour && a.count == b.count && cv::norm(a.mm - b.mm) <= kSameMm;
}

bool anySame(const std::vector<CubeSighting>& cubes, const CubeSighting& cube) {
  return std::any_of(cubes.begin(), cubes.end(), [&](const auto& other) { return isSame(cube, other); });
}

}  // namespace

void CubeTracker::begin(const std::vector<SheetSighting>& sheets, const cv::Mat& changed, int cell) {
  area_ = {};
  observations_.clear();
  if (!expected_) return;
  const SheetSighting* sheet = vision::sheetOf(sheets, expected_->sheet);
  if (sheet == nullptr) return;
  sheet_ = *sheet;
  if (!sheet_.size.empty()) expected_->size = sheet_.size;
  area_ = changedArea(sheet_, expected_->size, kMargin, changed, cell);
}

void CubeTracker::look(const cv::Mat& bgr) {
  if (sure()) return;
  observations_.push_back(readCubes(bgr, sheet_, *expected_, area_));
}

bool CubeTracker::sure() const {
  return area_.empty() || observations_.size() >= kObservations;
}

double CubeTracker::effort() const {
  return kEffortPerMm2 * area_.area();
}

std::vector<CubeSighting> CubeTracker::agreed() const {
  std::vector<CubeSighting> all;
  for (const CubeSighting& cube : observations_.back())
    if (std::all_of(observations_.begin(), observations_.end(),
                    [&](const auto& observation) { return anySame(observation, cube); }))
      all.push_back(cube);
  return all;
}

std::vector<Change> CubeTracker::conclude() {
  std::vector<Change> changes;
  if (area_.empty() || observations_.size() < kObservations) return changes;
  std::vector<CubeSighting> now = agreed();
  // A cube at the border of the area was not seen whole: it is as it was.
  cv::Rect2d within = area_;
  within -= cv::Size2d(kMargin, kMargin);
  within += cv::Point2d(kMargin / 2, kMargin / 2);
  std::erase_if(now, [&](const CubeSighting& cube) { return !within.contains(cube.mm); });
  for (const CubeSighting& cube : cubes_) {
    const bool still = std::any_of(observations_.begin(), observations_.end(),
                                   [&](const auto& observation) { return anySame(observation, cube); });
    if (!within.contains(cube.mm) || (still && !anySame(now, cube))) now.push_back(cube);
  }
  const bool same = now.size() == cubes_.size() && std::all_of(now.begin(), now.end(), [&](const auto& cube) {
                      return anySame(cubes_, cube);
                    });
  if (!same) {
    cubes_ = std::move(now);
    changes.emplace_back(CubesRead{cubes_});
  }
  area_ = {};
  observations_.clear();
  return changes;
}

std::vector<Change> CubeTracker::clear() {
  area_ = {};
  observations_.clear();
  if (cubes_.empty()) return {};
  cubes_.clear();
  return {CubesRead{}};
}

}  // namespace lk::vision
