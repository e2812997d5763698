#include "app/session/calibration/calibration.h"

#include <algorithm>

#include "app/kit/references.h"

namespace lk::app {

namespace {

constexpr double kLookEvery = 0.3;  // seconds between two examinations
constexpr double kRateOver = 3;
constexpr double kMinRateTime = 1;

}  // namespace

Calibration::Calibration(TableSetting setting)
    : setting_(setting), specs_(sheetSpecs(setting.layout)), moment_{{}, false, setting, {}, {}, {}, {}} {}

double Calibration::rate() const {
  if (ticks_.size() < 2) return 0;
  const double time = ticks_.back().seconds - ticks_.front().seconds;
  if (time < kMinRateTime) return 0;
  return double(ticks_.back().number - ticks_.front().number) / time;
}

bool Calibration::see(const cv::Mat& bgr, double seconds, std::int64_t frameNumber, bool live,
                      const std::vector<rules::Seat>& covered) {
  ticks_.push_back({seconds, frameNumber});
  std::erase_if(ticks_, [&](const Tick& tick) { return seconds - tick.seconds > kRateOver; });
  if (bgr.empty() || (lastLook_ >= 0 && seconds >= lastLook_ && seconds - lastLook_ < kLookEvery))
    return false;
  lastLook_ = seconds;
  seen_ = observeTable(bgr, specs_);
  seen_.framesPerSecond = rate();
  seen_.live = live;
  seen_.colourless = colour_.colourless(bgr, seconds);
  seen_.covered = covered;
  setting_ = withTraysAsSeen(std::move(setting_), seen_.sheets.found);
  moment_.checks = checkTable(seen_, setting_);
  moment_.ready = tableReady(moment_.checks);
  moment_.setting = setting_;
  moment_.picture = bgr.size();
  moment_.marks = seen_.marks;
  moment_.sheets = seen_.sheets.found;
  const TableSetting laid = asLaid(setting_, seen_.sheets.found);
  const cv::Vec2d stretch = stretchOf(setting_, seen_.sheets.found);
  const std::optional<cv::Matx33d> toTable = matFromImage(laid, seen_.sheets.found);
  // While the marks are hidden by a hand, the last known homography is kept.
  if (toTable) moment_.matToImage = toTable->inv() * cv::Matx33d(stretch[0], 0, 0, 0, stretch[1], 0, 0, 0, 1);
  return true;
}

void Calibration::use(const TableSetting& setting) {
  setting_.layout = setting.layout;
  moment_.setting = setting_;
  if (seen_.bgr.empty()) return;
  moment_.checks = checkTable(seen_, setting_);
  moment_.ready = tableReady(moment_.checks);
}

}  // namespace lk::app
