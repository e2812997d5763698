// The dice in the trays: read when a tray is at rest, fused over looks, reported when they differ.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/marks/sheet.h"
#include "vision/track/empty_tray.h"
#include "vision/track/fusion_dice.h"

namespace lk::vision {

class TrayTracker {
 public:
  /// Reads the dice of a tray that something touched; nothing happens to what was reported until conclude().
  void look(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);
  /// True when `trays` trays were looked at and more looks would not change what those since the last
  /// conclude() said.
  [[nodiscard]] bool sure(size_t trays) const;
  void forgetLooks() { looking_.clear(); }
  /// Takes the looks' verdict over; returns the trays whose dice differ from what was reported before. A tray
  /// under a hand stays as it was.
  std::vector<StableTray> conclude(const cv::Mat& bgr);
  /// A tray was moved with what lies in it, or is gone.
  void place(const SheetSighting& sheet);
  void remove(const std::string& letter);

  [[nodiscard]] const std::vector<StableTray>& trays() const { return trays_; }

 private:
  StableTray& trayOf(const std::string& letter);

  std::vector<StableTray> trays_;
  struct Looks {
    DiceFusion dice;
    int covered = 0;
    SheetSighting sheet;
    const SheetSpec* spec = nullptr;
  };
  std::map<std::string, Looks> looking_;  // by letter
  std::map<std::string, EmptyTray> empty_;
};

}  // namespace lk::vision
