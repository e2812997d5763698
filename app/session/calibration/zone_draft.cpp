#include "app/session/calibration/zone_draft.h"

#include <algorithm>

namespace lk::app {

namespace {

constexpr double kBeyondMm = 500;
constexpr double kMinMm = 32;
constexpr std::size_t kMaxSteps = 100;

bool meet(const carddb::RectMm& a, const carddb::RectMm& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/// Returns the bounding box of a tray at its place.
carddb::RectMm boxOf(const TrayPlace& tray) {
  const carddb::Sheet sheet = carddb::traySheet(tray.seat);
  double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
  for (const cv::Point2d corner : {cv::Point2d(0, 0), cv::Point2d(sheet.width, 0),
                                   cv::Point2d(sheet.width, sheet.height), cv::Point2d(0, sheet.height)}) {
    const cv::Point2d p = transform(tray.toMat, corner);
    left = std::min(left, p.x), right = std::max(right, p.x);
    top = std::min(top, p.y), bottom = std::max(bottom, p.y);
  }
  return {left, top, right - left, bottom - top};
}

}  // namespace

ZoneDraft::ZoneDraft(TableSetting setting, TableSetting standard)
    : setting_(std::move(setting)), standard_(std::move(standard)) {
  for (std::size_t i = 0; i < zones().size(); ++i)
    if (!isTrayZone(zones()[i])) movable_.push_back(i);
}

std::optional<std::size_t> ZoneDraft::at(cv::Point2d mm) const {
  for (const std::size_t i : movable_) {
    const carddb::RectMm& r = zones()[i].area;
    if (mm.x >= r.x && mm.x < r.x + r.width && mm.y >= r.y && mm.y < r.y + r.height) return i;
  }
  return std::nullopt;
}

void ZoneDraft::grip(std::size_t zone, Grip grip) {
  held_ = Held{zone, grip, zones()[zone].area};
}

void ZoneDraft::drag(cv::Point2d by) {
  if (!held_) return;
  const carddb::RectMm& was = held_->was;
  const carddb::Sheet& mat = setting_.layout.mat;
  carddb::RectMm now = was;
  if (held_->grip == Grip::body) {
    now.x = std::clamp(was.x + by.x, -kBeyondMm, mat.width + kBeyondMm - was.width);
    now.y = std::clamp(was.y + by.y, -kBeyondMm, mat.height + kBeyondMm - was.height);
  } else {
    const bool left = held_->grip == Grip::topLeft || held_->grip == Grip::bottomLeft;
    const bool top = held_->grip == Grip::topLeft || held_->grip == Grip::topRight;
    const double right = was.x + was.width, bottom = was.y + was.height;
    if (left) {
      now.x = std::clamp(was.x + by.x, -kBeyondMm, right - kMinMm);
      now.width = right - now.x;
    } else {
      now.width = std::clamp(was.width + by.x, kMinMm, mat.width + kBeyondMm - was.x);
    }
    if (top) {
      now.y = std::clamp(was.y + by.y, -kBeyondMm, bottom - kMinMm);
      now.height = bottom - now.y;
    } else {
      now.height = std::clamp(was.height + by.y, kMinMm, mat.height + kBeyondMm - was.y);
    }
  }
  setting_.layout.mat.zones[held_->zone].area = now;
}

std::optional<std::string> ZoneDraft::coveredBy(std::size_t zone) const {
  const carddb::RectMm& area = zones()[zone].area;
  for (const std::size_t other : movable_)
    if (other != zone && meet(area, zones()[other].area)) return zones()[other].name;
  for (const TrayPlace& tray : setting_.trays)
    if (meet(area, boxOf(tray))) return std::string("TRAY:") + rules::letter(tray.seat);
  return std::nullopt;
}

std::optional<std::string> ZoneDraft::drop() {
  if (!held_) return std::nullopt;
  const Held held = *std::exchange(held_, std::nullopt);
  carddb::RectMm& area = setting_.layout.mat.zones[held.zone].area;
  if (area.x == held.was.x && area.y == held.was.y && area.width == held.was.width &&
      area.height == held.was.height)
    return std::nullopt;
  const std::optional<std::string> other = coveredBy(held.zone);
  if (other) {
    area = held.was;
    return other;
  }
  std::vector<carddb::Zone> before = zones();
  before[held.zone].area = held.was;
  past_.push_back(std::move(before));
  if (past_.size() > kMaxSteps) past_.erase(past_.begin());
  return std::nullopt;
}

void ZoneDraft::undo() {
  if (past_.empty()) return;
  setting_.layout.mat.zones = std::move(past_.back());
  past_.pop_back();
}

void ZoneDraft::toStandard() {
  if (isStandard()) return;
  past_.push_back(zones());
  setting_.layout.mat.zones = standard_.layout.mat.zones;
}

bool ZoneDraft::isStandard() const {
  return std::equal(zones().begin(), zones().end(), standard_.layout.mat.zones.begin(),
                    [](const carddb::Zone& a, const carddb::Zone& b) {
                      return a.area.x == b.area.x && a.area.y == b.area.y && a.area.width == b.area.width &&
                             a.area.height == b.area.height;
                    });
}

}  // namespace lk::app
