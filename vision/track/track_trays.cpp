#include "vision/track/track_trays.h"

#include <algorithm>

#include "vision/dice/sheet_view.h"

namespace lk::vision {

namespace {
constexpr int kMaxLooks = 8;
}

StableTray& TrayTracker::trayOf(const std::string& letter) {
  const auto at =
      std::find_if(trays_.begin(), trays_.end(), [&](const StableTray& t) { return t.id == letter; });
  if (at != trays_.end()) return *at;
  trays_.push_back({letter, {}, {}});
  return trays_.back();
}

void TrayTracker::place(const SheetSighting& sheet) {
  trayOf(trayLetter(sheet.id)).corners = sheet.corners;
}

void TrayTracker::remove(const std::string& letter) {
  std::erase_if(trays_, [&](const StableTray& tray) { return tray.id == letter; });
  looking_.erase(letter);
  empty_.erase(letter);
}

void TrayTracker::look(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec) {
  const std::string letter = trayLetter(sheet.id);
  Looks& looks = looking_[letter];
  if (looks.dice.sure() || looks.dice.looks() >= kMaxLooks) return;
  const std::vector<DieSighting> dice = readSheetDice(bgr, sheet, spec);
  looks.dice.add(dice);
  if (empty_[letter].covered(bgr, sheet, spec, dice)) ++looks.covered;
  looks.sheet = sheet;
  looks.spec = &spec;
}

bool TrayTracker::sure(size_t trays) const {
  return looking_.size() >= trays && std::all_of(looking_.begin(), looking_.end(), [](const auto& entry) {
           return entry.second.dice.sure() || entry.second.dice.looks() >= kMaxLooks;
         });
}

std::vector<StableTray> TrayTracker::conclude(const cv::Mat& bgr) {
  std::vector<StableTray> changed;
  for (const auto& [letter, looks] : looking_) {
    if (looks.dice.looks() == 0 || 2 * looks.covered >= looks.dice.looks()) continue;
    StableTray& tray = trayOf(letter);
    std::vector<DieSighting> dice = looks.dice.verdict();
    empty_[letter].learn(bgr, looks.sheet, *looks.spec, dice);
    const bool differs = !sameThrow(tray.dice, dice);
    tray.dice = std::move(dice);
    if (differs) changed.push_back(tray);
  }
  looking_.clear();
  return changed;
}

}  // namespace lk::vision
