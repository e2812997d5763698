#include "app/table/placements.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

namespace {

cv::Point2d transform(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d v = h * cv::Vec3d(p.x, p.y, 1);
  return {v[0] / v[2], v[1] / v[2]};
}

bool inside(const carddb::RectMm& r, cv::Point2d p) {
  return p.x >= r.x && p.x < r.x + r.width && p.y >= r.y && p.y < r.y + r.height;
}

/// Sheet millimetres -> mat millimetres for a tray lying at its usual place.
cv::Matx33d onMat(const carddb::TableLayout::Tray& tray, const carddb::Sheet& sheet) {
  switch (tray.quarterTurns % 4) {
    case 1:
      return {0, -1, tray.x + sheet.height, 1, 0, tray.y, 0, 0, 1};
    case 2:
      return {-1, 0, tray.x + sheet.width, 0, -1, tray.y + sheet.height, 0, 0, 1};
    case 3:
      return {0, 1, tray.x, -1, 0, tray.y + sheet.width, 0, 0, 1};
    default:
      return {1, 0, tray.x, 0, 1, tray.y, 0, 0, 1};
  }
}

double degreesOf(cv::Point2d direction) {
  const double deg = std::atan2(direction.y, direction.x) * 180 / CV_PI;
  return deg < 0 ? deg + 360 : deg;
}

int trayThing(rules::Seat seat) {
  return -1 - static_cast<int>(rules::index(seat));
}

rules::Face faceOf(vision::Face face) {
  switch (face) {
    case vision::Face::up:
      return rules::Face::up;
    case vision::Face::down:
      return rules::Face::down;
    default:
      return rules::Face::unknown;
  }
}

}  // namespace

std::string withoutGame(const std::string& key) {
  const std::size_t slash = key.find('/');
  return slash == std::string::npos ? key : key.substr(slash + 1);
}

Placements::Placements(carddb::TableLayout layout) : layout_(std::move(layout)) {}

std::optional<cv::Matx33d> Placements::matFromImage(const Sheets& sheets) const {
  for (const vision::SheetSighting& sheet : sheets)
    if (sheet.id == layout_.mat.id) return sheet.toImage.inv();
  for (const vision::SheetSighting& sheet : sheets) {
    for (const carddb::TableLayout::Tray& tray : layout_.trays) {
      const carddb::Sheet printed = carddb::traySheet(tray.seat);
      if (sheet.id == printed.id) return onMat(tray, printed) * sheet.toImage.inv();
    }
  }
  return std::nullopt;
}

ZoneFound Placements::locate(const vision::CardSighting& card, const Sheets& sheets) const {
  ZoneFound found;
  found.turnedDeg = card.turnedDeg;
  const std::optional<cv::Matx33d> toMat = matFromImage(sheets);
  if (!toMat) return found;

  std::array<cv::Point2d, 4> mm;
  cv::Point2d centre(0, 0);
  for (int i = 0; i < 4; ++i) {
    mm[i] = transform(*toMat, card.corners[i]);
    centre += mm[i] * 0.25;
  }
  found.turnedDeg = degreesOf((mm[1] - mm[0]) + (mm[2] - mm[3]));
  for (const carddb::Zone& zone : layout_.mat.zones)
    if (inside(zone.area, centre)) found.zone = zone.name;
  return found;
}

void Placements::update(const vision::Change& change, const Sheets& sheets) {
  if (const auto* appeared = std::get_if<vision::CardAppeared>(&change)) {
    placeCard(appeared->card, sheets);
  } else if (const auto* changed = std::get_if<vision::CardChanged>(&change)) {
    placeCard(changed->card, sheets);
  } else if (const auto* gone = std::get_if<vision::CardGone>(&change)) {
    std::erase_if(lying_, [&](const Placed& placed) { return placed.thing == gone->id; });
  } else if (const auto* read = std::get_if<vision::TrayRead>(&change)) {
    placeTray(read->tray);
  }
}

void Placements::placeCard(const vision::StableCard& card, const Sheets& sheets) {
  const ZoneFound found = locate(card.card, sheets);
  rules::CardPlacement placement;
  placement.zone = found.zone;
  placement.face = faceOf(card.card.face);
  placement.quarterTurns = static_cast<int>(std::lround(found.turnedDeg / 90)) % 4;
  if (card.card.key && card.card.face == vision::Face::up) placement.card = withoutGame(*card.card.key);

  Placed placed;
  placed.thing = card.id;
  placed.sure = card.card.key.has_value();
  for (const vision::Candidate& candidate : card.card.maybe)
    placed.maybe.push_back(withoutGame(candidate.key));
  placed.placement = std::move(placement);

  const auto at =
      std::find_if(lying_.begin(), lying_.end(), [&](const Placed& p) { return p.thing == card.id; });
  if (at == lying_.end()) {
    lying_.push_back(std::move(placed));
  } else if (at->placement != placed.placement || at->sure != placed.sure || at->maybe != placed.maybe) {
    *at = std::move(placed);  // different from what it was: fresh again
  }
}

void Placements::placeTray(const vision::StableTray& tray) {
  const std::optional<rules::Seat> seat = rules::seatFrom(tray.id);
  if (!seat) return;
  std::erase_if(lying_, [&](const Placed& placed) { return placed.thing == trayThing(*seat); });
  if (tray.dice.empty()) return;

  Placed placed;
  placed.thing = trayThing(*seat);
  placed.sure = true;
  rules::DicePlacement dice{*seat, {}};
  for (const vision::DieSighting& die : tray.dice) {
    if (die.value)
      dice.values.push_back(*die.value);
    else
      placed.sure = false;
  }
  std::sort(dice.values.begin(), dice.values.end());
  placed.placement = std::move(dice);
  lying_.push_back(std::move(placed));
}

std::vector<rules::Placement> Placements::fresh() const {
  std::vector<rules::Placement> out;
  for (const Placed& placed : lying_)
    if (placed.sure && placed.use == Use::fresh) out.push_back(placed.placement);
  return out;
}

void Placements::reconsider() {
  for (Placed& placed : lying_)
    if (placed.use == Use::setAside) placed.use = Use::fresh;
}

}  // namespace lk::app
