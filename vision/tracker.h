// Memory over frames: looks only where something changed, fuses what it sees, and reports only what lies
// still.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/core/stable_sighting.h"
#include "vision/marks/sheet.h"

namespace lk::vision {

struct TrackerOptions {
  double settleSeconds = 0.2;  // how long a thing must lie still before it is reported
};

/// Not thread-safe. Memory is bounded whatever the number of frames.
class Tracker {
 public:
  Tracker(CardIndex index, std::vector<SheetSpec> sheets, TrackerOptions options = {});
  ~Tracker();

  /// Says which cards can lie on the table, from the next look on; see CardIndex::expect().
  void expect(CanBeThere canBeThere);

  /// Takes the next frame (8-bit BGR) at `seconds` of source time, not decreasing. Returns what became
  /// different among the things at rest. The size may change, which begins anew: every card is gone and every
  /// tray empty at once, and what lies there is told as if new.
  std::vector<Change> update(const cv::Mat& bgr, double seconds);

  /// Everything at rest now.
  [[nodiscard]] const std::vector<StableCard>& cards() const;
  [[nodiscard]] const std::vector<StableTray>& trays() const;
  /// Sheets where last located; the mat's homography turns pixels into millimetres.
  [[nodiscard]] const std::vector<SheetSighting>& sheets() const;
  [[nodiscard]] const std::vector<std::string>& conflictingSheets() const;
  /// True when the sheet lies where sheets() says in the very frame given last, within a millimetre or two:
  /// at least one of its marks is to be seen there unchanged. False while it slides, the camera is bumped, or
  /// all its marks are covered, and for a sheet not located. Judged anew for every frame, at rest or not.
  [[nodiscard]] bool placeCertain(const std::string& sheetId) const;
  /// True while something moves (a hand passes): nothing is reported then, but for a new size.
  [[nodiscard]] bool moving() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace lk::vision
