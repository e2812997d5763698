// Tracks the dice in trays: reads a tray at rest, fuses observations, and reports differences.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/marks/sheet.h"
#include "vision/track/fusion_dice.h"
#include "vision/track/tray_background.h"

namespace lk::vision {

class TrayTracker {
 public:
  /// Adds an observation of a touched tray's dice. Reported dice stay unchanged until conclude().
  void look(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);
  /// True if `trays` trays were observed and further observations would not change their verdicts.
  [[nodiscard]] bool sure(size_t trays) const;
  void forgetObservations() { observed_.clear(); }
  /// Takes over the verdict of the observations. Returns the trays whose dice differ from the last report. A
  /// tray covered by a hand stays unchanged.
  std::vector<StableTray> conclude(const cv::Mat& bgr);
  /// Handle a tray that was moved together with its dice, or is gone.
  void place(const SheetSighting& sheet);
  void remove(const std::string& letter);

  [[nodiscard]] const std::vector<StableTray>& trays() const { return trays_; }

 private:
  StableTray& trayOf(const std::string& letter);

  std::vector<StableTray> trays_;
  struct Observed {
    DiceFusion dice;
    int covered = 0;
    SheetSighting sheet;
    const SheetSpec* spec = nullptr;
  };
  std::map<std::string, Observed> observed_;  // by letter
  std::map<std::string, TrayBackground> empty_;
};

}  // namespace lk::vision
