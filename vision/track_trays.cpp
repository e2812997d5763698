#include "vision/track_trays.h"

#include <algorithm>

#include "vision/sheet_view.h"

namespace lk::vision {

namespace {
constexpr int kMostLooks = 8;
}

StableTray& TrayKeeper::trayOf(const std::string& letter) {
  const auto at =
      std::find_if(trays_.begin(), trays_.end(), [&](const StableTray& t) { return t.id == letter; });
  if (at != trays_.end()) return *at;
  trays_.push_back({letter, {}, {}});
  return trays_.back();
}

void TrayKeeper::place(const SheetSighting& sheet) {
  trayOf(trayLetter(sheet.id)).corners = sheet.corners;
}

void TrayKeeper::remove(const std::string& letter) {
  std::erase_if(trays_, [&](const StableTray& tray) { return tray.id == letter; });
  looking_.erase(letter);
}

void TrayKeeper::look(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec) {
  DiceFusion& fusion = looking_[trayLetter(sheet.id)];
  if (fusion.sure() || fusion.looks() >= kMostLooks) return;
  fusion.add(readSheetDice(bgr, sheet, spec));
}

bool TrayKeeper::sure() const {
  return std::all_of(looking_.begin(), looking_.end(), [](const auto& entry) {
    return entry.second.sure() || entry.second.looks() >= kMostLooks;
  });
}

std::vector<StableTray> TrayKeeper::conclude() {
  std::vector<StableTray> changed;
  for (const auto& [letter, fusion] : looking_) {
    if (fusion.looks() == 0) continue;
    StableTray& tray = trayOf(letter);
    std::vector<DieSighting> dice = fusion.verdict();
    const bool differs = !sameThrow(tray.dice, dice);
    tray.dice = std::move(dice);
    if (differs) changed.push_back(tray);
  }
  looking_.clear();
  return changed;
}

}  // namespace lk::vision
