// Tracks the cubes on a sheet: reads them where something changed, and reports differences.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/tokens/cube_reader.h"

namespace lk::vision {

class CubeTracker {
 public:
  explicit CubeTracker(std::optional<CubeSheet> expected) : expected_(std::move(expected)) {}

  /// Begins an observation of the changed part of the sheet. `sheets`: those located; `changed`: the grid of
  /// cells (255: changed), `cell` a cell's side in image pixels.
  void begin(const std::vector<SheetSighting>& sheets, const cv::Mat& changed, int cell);
  void look(const cv::Mat& bgr);
  /// True if further observations would not change the verdict, or there is nothing to look at.
  [[nodiscard]] bool sure() const;
  /// Returns the effort of an observation; see FrameBudget.
  [[nodiscard]] double effort() const;
  /// Takes over the verdict: a cube is what all observations saw at one place; one that was known stays if
  /// any observation saw it. Returns all cubes of the sheet if they differ from before.
  std::vector<Change> conclude();
  /// Forgets all cubes. Returns that there are none, if there were any.
  std::vector<Change> clear();

  [[nodiscard]] const std::vector<CubeSighting>& cubes() const { return cubes_; }

 private:
  [[nodiscard]] std::vector<CubeSighting> agreed() const;

  std::optional<CubeSheet> expected_;
  std::vector<CubeSighting> cubes_;
  SheetSighting sheet_;
  cv::Rect2d area_;  // of the sheet, mm; empty: nothing changed on it
  std::vector<std::vector<CubeSighting>> observations_;
};

}  // namespace lk::vision
