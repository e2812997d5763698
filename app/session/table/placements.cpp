#include "app/session/table/placements.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/kit/references.h"
#include "app/session/table/token_places.h"
#include "app/session/table/token_survey.h"

namespace lk::app {

namespace {

bool inside(const carddb::RectMm& r, cv::Point2d p) {
  return p.x >= r.x && p.x < r.x + r.width && p.y >= r.y && p.y < r.y + r.height;
}

double degreesOf(cv::Point2d direction) {
  const double deg = std::atan2(direction.y, direction.x) * 180 / CV_PI;
  return deg < 0 ? deg + 360 : deg;
}

/// What is reported again is the same card if it lies no farther from where it lay.
constexpr double kSamePlaceMm = 30;

/// Millimetres between the middles of two cards; 0 where either was not measured.
double apart(const Placed& a, const Placed& b) {
  if (!a.lain || !b.lain) return 0;
  cv::Point2d between(0, 0);
  for (std::size_t i = 0; i < 4; ++i) between += (a.lain->corners[i] - b.lain->corners[i]) * 0.25;
  return cv::norm(between);
}

/// Degrees from the nearest quarter turn beyond which a card lies aslant.
constexpr double kStraightDeg = 25;

/// Returns the second nearest quarter turn (0 to 3, clockwise) of a card that lies aslant.
std::optional<int> aslant(double turnedDeg) {
  const double nearest = std::round(turnedDeg / 90);
  const double off = turnedDeg - 90 * nearest;
  if (std::abs(off) <= kStraightDeg) return std::nullopt;
  return (static_cast<int>(nearest) + (off > 0 ? 1 : 3)) % 4;
}

/// Seconds a zone is empty before that is reported.
constexpr double kEmptied = 0.8;

bool isCard(const Placed& placed) {
  return std::holds_alternative<CardTrack>(placed.thing);
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

Placements::Placements(TableSetting setting) : printed_(setting), setting_(std::move(setting)) {}

void Placements::use(TableSetting setting) {
  printed_ = std::move(setting);
  setting_ = printed_;
  stretch_ = {1, 1};
}

void Placements::follow(const Sheets& sheets) {
  const cv::Vec2d stretch = stretchOf(printed_, sheets);
  if (stretch == stretch_ || !sheetSeen(sheets, printed_.layout.mat.id)) return;
  stretch_ = stretch;
  setting_ = asLaid(printed_, sheets);
}

ZoneFound Placements::locate(const vision::CardSighting& card, const Sheets& sheets) const {
  ZoneFound found;
  found.turnedDeg = card.turnedDeg;
  const std::optional<cv::Matx33d> toMat = matFromImage(setting_, sheets);
  if (!toMat) return found;

  std::array<cv::Point2d, 4> mm;
  cv::Point2d centre(0, 0);
  for (int i = 0; i < 4; ++i) {
    mm[i] = transform(*toMat, card.corners[i]);
    centre += mm[i] * 0.25;
  }
  found.corners = mm;
  found.turnedDeg = degreesOf((mm[1] - mm[0]) + (mm[2] - mm[3]));
  for (const carddb::Zone& zone : setting_.layout.mat.zones)
    if (inside(zone.area, centre)) found.zone = zone.name;
  return found;
}

void Placements::update(const vision::Change& change, const Sheets& sheets, double seconds) {
  follow(sheets);
  if (const auto* appeared = std::get_if<vision::CardAppeared>(&change)) {
    placeCard(appeared->card, sheets, seconds);
  } else if (const auto* changed = std::get_if<vision::CardChanged>(&change)) {
    placeCard(changed->card, sheets, seconds);
  } else if (const auto* gone = std::get_if<vision::CardGone>(&change)) {
    const Placed* placed = find(CardTrack{gone->id});
    if (!placed) return;
    const rules::Placement was = placed->placement;
    remove(CardTrack{gone->id});
    noteLeft(was);
  } else if (const auto* read = std::get_if<vision::TrayRead>(&change)) {
    placeTray(read->tray, seconds);
  } else if (const auto* token = std::get_if<vision::TokenAppeared>(&change)) {
    placeToken(token->token, seconds);
  } else if (const auto* moved = std::get_if<vision::TokenMoved>(&change)) {
    placeToken(moved->token, seconds);
  } else if (const auto* lost = std::get_if<vision::TokenGone>(&change)) {
    remove(TokenTrack{lost->id});
    remove(TokenDie{{lost->id}});
  } else if (const auto* turned = std::get_if<vision::DieTurned>(&change)) {
    placeDie(turned->token, seconds);
  } else if (const auto* cubes = std::get_if<vision::CubesRead>(&change)) {
    cubes_ = cubes->cubes;
    cubesSince_ = seconds;
  }
}

Placed* Placements::find(const TableThing& thing) {
  const auto at =
      std::find_if(all_.begin(), all_.end(), [&](const Placed& placed) { return placed.thing == thing; });
  return at == all_.end() ? nullptr : &*at;
}

void Placements::remove(const TableThing& thing) {
  std::erase_if(all_, [&](const Placed& placed) { return placed.thing == thing; });
}

void Placements::use(const TableThing& thing, Use use) {
  if (Placed* placed = find(thing)) placed->use = use;
}

void Placements::useAll() {
  for (Placed& placed : all_) placed.use = Use::used;
}

void Placements::placeCard(const vision::StableCard& card, const Sheets& sheets, double seconds) {
  const ZoneFound found = locate(card.card, sheets);
  rules::CardPlacement placement;
  placement.zone = found.zone;
  placement.face = faceOf(card.card.face);
  placement.quarterTurns = static_cast<int>(std::lround(found.turnedDeg / 90)) % 4;
  if (card.card.key && card.card.face == vision::Face::up) placement.card = partsOfKey(*card.card.key).card;

  Placed placed;
  placed.thing = CardTrack{card.id};
  placed.individual = card.individual;
  if (found.corners) placed.lain = RestingShape{card.id, found.zone, *found.corners, card.on};
  placed.since = seconds;
  placed.sure = card.card.key.has_value();
  placed.aslant = aslant(found.turnedDeg);
  for (const vision::Candidate& candidate : card.card.maybe)
    placed.maybe.push_back(partsOfKey(candidate.key).card);
  placed.placement = std::move(placement);

  noteFilled(found.zone);
  Placed* const at = find(placed.thing);
  if (!at) {
    inherit(placed);
    all_.push_back(std::move(placed));
    return;
  }
  const rules::CardPlacement was = std::get<rules::CardPlacement>(at->placement);
  const bool sameTurn = at->aslant.has_value() == placed.aslant.has_value();
  if (sameOfItself(at->placement, placed.placement) && sameTurn && at->sure == placed.sure &&
      at->maybe == placed.maybe) {
    at->lain = std::move(placed.lain);
    at->individual = placed.individual;
    at->moved = seconds;
    return;
  }
  const bool same = at->individual == placed.individual;
  if (same)
    std::get<rules::CardPlacement>(placed.placement).from = was.zone == found.zone ? was.from : was.zone;
  *at = std::move(placed);  // fresh again
  if (was.zone != found.zone) noteLeft(was);
}

void Placements::noteLeft(const rules::Placement& placement) {
  const auto* card = std::get_if<rules::CardPlacement>(&placement);
  if (again_ || !card || card->zone.empty()) return;
  const bool another = std::any_of(all_.begin(), all_.end(), [&](const Placed& placed) {
    const auto* other = std::get_if<rules::CardPlacement>(&placed.placement);
    return other && other->zone == card->zone;
  });
  if (!another) left_.push_back({card->zone});
}

void Placements::noteFilled(const std::string& zone) {
  std::erase_if(left_, [&](const Left& each) { return each.zone == zone; });
  std::erase_if(all_, [&](const Placed& placed) {
    const auto* cleared = std::get_if<rules::ZoneCleared>(&placed.placement);
    return cleared && cleared->zone == zone;
  });
}

bool Placements::settle(double seconds) {
  bool any = false;
  for (Left& each : left_) {
    if (each.since < 0) each.since = seconds;
    if (seconds - each.since < kEmptied) continue;
    Placed placed;
    placed.thing = ClearedZone{each.zone};
    placed.since = seconds;
    placed.placement = rules::ZoneCleared{each.zone};
    placed.sure = true;
    all_.push_back(std::move(placed));
    any = true;
  }
  std::erase_if(left_, [&](const Left& each) { return seconds - each.since >= kEmptied; });
  return any;
}

void Placements::unsettle() {
  for (Left& each : left_) each.since = -1;
}

void Placements::forgetCleared() {
  std::erase_if(all_, [](const Placed& placed) {
    return placed.use == Use::fresh && std::holds_alternative<rules::ZoneCleared>(placed.placement);
  });
}

void Placements::beginAgain(bool trays) {
  before_ = all_;
  again_ = true;
  left_.clear();
  if (!trays) std::erase_if(before_, [](const Placed& placed) { return !isCard(placed); });
}

void Placements::endAgain() {
  before_.clear();
  again_ = false;
}

void Placements::inherit(Placed& placed) {
  const auto gone = [&](const Placed& old) { return !isCard(old) || !find(old.thing); };
  // Of several that say the same the nearest is meant.
  auto was = before_.end();
  for (auto old = before_.begin(); old != before_.end(); ++old)
    if (sameOfItself(old->placement, placed.placement) && old->sure == placed.sure && gone(*old) &&
        (was == before_.end() || apart(*old, placed) < apart(*was, placed)))
      was = old;
  if (was == before_.end()) return;
  placed.use = was->use;
  placed.since = was->since;
  if (was->individual != 0 && apart(*was, placed) < kSamePlaceMm)
    things_.passOn(was->individual, placed.individual);
  before_.erase(was);
}

std::vector<Followable> Placements::followable() const {
  std::vector<Followable> all;
  for (const Placed& placed : all_)
    if (const auto* card = std::get_if<rules::CardPlacement>(&placed.placement); card && placed.sure)
      all.push_back({placed.individual, *card, placed.use == Use::used});
  return all;
}

void Placements::survey() {
  std::vector<RestingShape> measured;
  std::vector<Placed*> whose;
  for (Placed& placed : all_) {
    auto* card = std::get_if<rules::CardPlacement>(&placed.placement);
    if (card) card->thing = things_.of(placed.individual);
    if (!card || !placed.lain) continue;
    measured.push_back(*placed.lain);
    whose.push_back(&placed);
  }
  const std::vector<Surrounding> around = neighboursOf(measured, rules::kBesideMm);
  const auto neighbours = [&](const std::vector<NearbyPlacement>& near) {
    std::vector<rules::Neighbour> all;
    for (const NearbyPlacement& each : near) {
      const auto& card = std::get<rules::CardPlacement>(whose[each.which]->placement);
      all.push_back({card.card, card.thing, static_cast<int>(std::lround(each.mm))});
    }
    return all;
  };
  for (std::size_t i = 0; i < whose.size(); ++i)
    describe(*whose[i], {neighbours(around[i].on), neighbours(around[i].beside)}, around[i].order);
  placeCubes(all_, cubes_, setting_, cubesSince_);
  surveyTokens(all_);
}

void Placements::describe(Placed& placed, rules::Neighbours around, int order) {
  const auto thingsUnder = [](const rules::Neighbours& its) {
    std::vector<rules::ThingId> things;
    for (const rules::Neighbour& each : its.on)
      if (each.thing.known()) things.push_back(each.thing);
    return things;
  };
  auto& card = std::get<rules::CardPlacement>(placed.placement);
  const auto moved = std::exchange(placed.moved, std::nullopt);
  if (moved && placed.use != Use::fresh && thingsUnder(around) != thingsUnder(card.around)) {
    placed.use = Use::fresh;
    placed.since = *moved;
  }
  card.around = std::move(around);
  card.order = order;
}

void Placements::placeTray(const vision::StableTray& tray, double seconds) {
  const std::optional<rules::Seat> seat = rules::seatFrom(tray.id);
  if (!seat) return;
  remove(Tray{*seat});
  if (tray.dice.empty()) return;

  Placed placed;
  placed.thing = Tray{*seat};
  placed.since = seconds;
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
  inherit(placed);
  all_.push_back(std::move(placed));
}

void Placements::placeToken(const vision::StableToken& token, double seconds) {
  Placed placed;
  placed.thing = TokenTrack{token.id};
  placed.since = seconds;
  placed.sure = true;
  placed.placement = placementOf(token, setting_);
  const carddb::PrintedToken* printed = printedToken(token, setting_);
  placed.spot = TokenSpot{token.mm, printed != nullptr ? printed->diameter / 2 : 0, std::nullopt};
  place(std::move(placed));
}

void Placements::placeDie(const vision::StableToken& token, double seconds) {
  if (!token.die) return;
  Placed placed;
  placed.thing = TokenDie{{token.id}};
  placed.since = seconds;
  placed.sure = true;  // the placement says whether the die is read
  placed.placement = dieOn(token, setting_);
  place(std::move(placed));
}

void Placements::place(Placed placed) {
  remove(placed.thing);
  inherit(placed);
  all_.push_back(std::move(placed));
}

void Placements::lookAgain() {
  for (Placed& placed : all_)
    if (placed.use == Use::asked) placed.use = Use::fresh;
}

void Placements::reconsider(double seconds) {
  for (Placed& placed : all_) {
    if (placed.use != Use::setAside) continue;
    placed.use = Use::fresh;
    placed.since = seconds;
  }
}

}  // namespace lk::app
