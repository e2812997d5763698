#include "vision/track/track_trays.h"

#include <algorithm>

#include "vision/dice/sheet_view.h"

namespace lk::vision {

namespace {
constexpr int kMaxObservations = 8;
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
  observed_.erase(letter);
  empty_.erase(letter);
}

void TrayTracker::look(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec) {
  const std::string letter = trayLetter(sheet.id);
  Observed& observed = observed_[letter];
  if (observed.dice.sure() || observed.dice.observations() >= kMaxObservations) return;
  const std::vector<DieSighting> dice = readSheetDice(bgr, sheet, spec);
  observed.dice.add(dice);
  if (empty_[letter].covered(bgr, sheet, spec, dice)) ++observed.covered;
  observed.sheet = sheet;
  observed.spec = &spec;
}

bool TrayTracker::sure(size_t trays) const {
  return observed_.size() >= trays && std::all_of(observed_.begin(), observed_.end(), [](const auto& entry) {
           return entry.second.dice.sure() || entry.second.dice.observations() >= kMaxObservations;
         });
}

std::vector<StableTray> TrayTracker::conclude(const cv::Mat& bgr) {
  std::vector<StableTray> changed;
  for (const auto& [letter, observed] : observed_) {
    if (observed.dice.observations() == 0 || 2 * observed.covered >= observed.dice.observations()) continue;
    StableTray& tray = trayOf(letter);
    std::vector<DieSighting> dice = observed.dice.verdict();
    empty_[letter].learn(bgr, observed.sheet, *observed.spec, dice);
    const bool differs = !sameThrow(tray.dice, dice);
    tray.dice = std::move(dice);
    if (differs) changed.push_back(tray);
  }
  observed_.clear();
  return changed;
}

}  // namespace lk::vision
