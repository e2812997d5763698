// Memory over frames: looks only where something changed, fuses what it sees, and reports only what lies
// still.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "vision/recogniser.h"

namespace lk::vision {

/// A card at rest. `id` stays the same while it lies there and through a nudge.
struct StableCard {
  int id = 0;
  CardSighting card;
  /// Ids of the cards it lies on, as far as that is clear; as of when it was last looked at.
  std::vector<int> on;
  friend bool operator==(const StableCard& a, const StableCard& b) { return a.id == b.id; }
};

struct StableTray {
  std::string id;
  Quad corners{};
  std::vector<DieSighting> dice;  // at rest, every value fused over frames
};

/// What changed among the things at rest. Gone: nothing is there any more (not: a hand covers it).
struct CardAppeared {
  StableCard card;
};
struct CardChanged {
  StableCard card;
};  // named now, or named otherwise; turned; moved by more than a nudge
struct CardGone {
  int id = 0;
};
struct TrayRead {
  StableTray tray;
};  // dice at rest, different from what was reported before (maybe none)
struct SheetMoved {
  SheetSighting sheet;
};
using Change = std::variant<CardAppeared, CardChanged, CardGone, TrayRead, SheetMoved>;

struct TrackerOptions {
  double settleSeconds = 0.2;  // how long a thing must lie still before it is reported
};

/// Not thread-safe. Memory is bounded whatever the number of frames.
class Tracker {
 public:
  Tracker(CardIndex index, std::vector<SheetSpec> sheets, TrackerOptions options = {});
  ~Tracker();

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
