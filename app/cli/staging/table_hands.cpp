#include "app/cli/staging/table_hands.h"

#include <algorithm>
#include <cmath>

#include "faces/face_style.h"

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Face;
using rules::Placement;
using rules::Seat;

// Times in seconds, matching how the stage moves its hands.
constexpr double kReach = 1.25;   // from no hand until the first card rests
constexpr double kApart = 0.35;   // between two cards of one group
constexpr double kGone = 0.72;    // until no hand is over the table
constexpr double kEmptied = 1.2;  // extra time so that an emptied place is noticed

constexpr int kOffX = 6, kOffY = 9, kOffDeg = 7;  // maximum errors of careless people
constexpr double kStep = 70;                      // between cards side by side in one zone
/// In zones with several rows: room for cards turned sideways.
constexpr double kRoomy = 100;

/// Returns whether a zone has room for several cards side by side.
bool isWide(const carddb::Zone& zone) {
  return zone.area.width >= 3 * faces::kCardWidthMm;
}
bool sameCard(const CardPlacement& a, const CardPlacement& b) {
  return a.zone == b.zone && a.card == b.card && a.face == b.face;
}

Json pointOf(const std::array<double, 2>& point) {
  return Json::array({point[0], point[1]});
}

}  // namespace

TableHands::TableHands(const GameKit& kit, const HandsOptions& manner)
    : kit_(kit), manner_(manner), chance_(manner.seed ^ 0x5EED) {}

const carddb::Zone& TableHands::zoneNamed(std::string_view name) const {
  const auto& zones = kit_.layout.mat.zones;
  const auto at =
      std::find_if(zones.begin(), zones.end(), [&](const carddb::Zone& zone) { return zone.name == name; });
  return at == zones.end() ? zones.front() : *at;
}

std::optional<Seat> TableHands::ownerOf(std::string_view zone) {
  return zone.size() > 1 && zone[1] == '/' ? rules::seatFrom(zone.substr(0, 1)) : std::nullopt;
}

bool TableHands::lies(std::string_view zone) const {
  return std::any_of(cards_.begin(), cards_.end(),
                     [&](const LaidCard& card) { return card.is.zone == zone; });
}

void TableHands::beginGroup() {
  rest_ = now_ + manner_.pause + kReach - kApart;
  any_ = false;
}

double TableHands::next() {
  any_ = true;
  rest_ = std::round(100 * (rest_ + kApart)) / 100;  // two decimals, as in hand-written scenes
  return rest_;
}

void TableHands::endGroup(double longer) {
  if (!any_) return;
  now_ = rest_ + kGone;
  moments_.push_back(now_);
  now_ += longer;
  if (longer > 0) moments_.push_back(now_);
}

/// Returns the entry with the position and turn after all its actions.
TableHands::Entry TableHands::restingEntry(Entry entry) {
  for (const Action& action : entry.actions) {
    if (action.to) entry.at = *action.to, entry.turn = action.turn;
    if (std::string_view(action.what) == "turn") entry.turn += action.turn;
  }
  return entry;
}

std::size_t TableHands::freeSpot(std::string_view zone) const {
  std::size_t spot = 0;
  while (std::any_of(cards_.begin(), cards_.end(),
                     [&](const LaidCard& card) { return card.is.zone == zone && card.spot == spot; }))
    ++spot;
  return spot;
}

/// Returns the position of a spot: side by side from the middle outwards, row by row. When the zone is full,
/// positions repeat.
std::array<double, 2> TableHands::whereIs(const carddb::Zone& zone, std::size_t spot) const {
  std::array<double, 2> at = {zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2};
  if (!isWide(zone)) return at;
  const auto rows = std::max<std::size_t>(1, static_cast<std::size_t>(zone.area.height / kRoomy));
  const double step = rows > 1 ? kRoomy : kStep;
  const auto columns = static_cast<std::size_t>(zone.area.width / step);
  const std::size_t column = spot % columns;
  const double aside = static_cast<double>((column + 1) / 2) * (column % 2 == 1 ? -1 : 1);
  at[0] += step * aside;
  at[1] += step * (static_cast<double>(spot / columns % rows) - static_cast<double>(rows - 1) / 2);
  return at;
}

TableHands::LaidCard TableHands::add(const CardPlacement& card, const std::string& back, Seat hand) {
  const carddb::Zone& zone = zoneNamed(card.zone);
  const std::size_t spot = freeSpot(card.zone);
  Entry entry;
  entry.card = back.empty() ? card.card : "";
  entry.back = back;
  entry.faceDown = card.face == Face::down;
  entry.at = whereIs(zone, spot);
  entry.turn = 90.0 * zone.quarterTurns;
  if (!manner_.tidy) {  // askew and off-centre
    entry.at[0] += chance_.below(2 * kOffX + 1) - kOffX;
    entry.at[1] += chance_.below(2 * kOffY + 1) - kOffY;
    entry.turn += chance_.below(2 * kOffDeg + 1) - kOffDeg;
  }
  entry.hand = hand;
  entries_.push_back(std::move(entry));
  return {card, entries_.size() - 1, spot};
}

void TableHands::lay(const CardPlacement& card, const std::string& up, Seat hand) {
  CardPlacement is = card;
  if (!up.empty()) is.card = up;
  LaidCard laid = add(is, "", hand);
  entries_[laid.entry].actions.push_back({next(), "lay"});
  laid.is.card = card.card;
  cards_.push_back(std::move(laid));
}

void TableHands::move(LaidCard& card, const CardPlacement& to) {
  const carddb::Zone& zone = zoneNamed(to.zone);
  card.spot = freeSpot(to.zone);
  entries_[card.entry].actions.push_back(
      {next(), "move", 90.0 * (zone.quarterTurns + to.quarterTurns), whereIs(zone, card.spot)});
  card.is = to;
}

int TableHands::copiesBefore(const LaidCard& card) const {
  int copies = 0;
  for (const LaidCard& other : cards_) {
    if (&other == &card) break;
    copies += sameCard(other.is, card.is) ? 1 : 0;
  }
  return copies;
}

TableHands::LaidCard* TableHands::goingTo(const CardPlacement& wanted, const Stays& stays) {
  if (wanted.card.empty() || wanted.face == Face::down) return nullptr;
  for (LaidCard& card : cards_)
    if (card.is.card == wanted.card && card.is.face == wanted.face && card.is.zone != wanted.zone &&
        !stays(card.is, copiesBefore(card)))
      return &card;
  return nullptr;
}

void TableHands::turn(LaidCard& card, int quarterTurns) {
  const int by = (quarterTurns - card.is.quarterTurns + 4) % 4;
  if (by == 0) return;
  entries_[card.entry].actions.push_back({next(), "turn", by == 3 ? -90.0 : 90.0 * by});
  card.is.quarterTurns = quarterTurns;
}

void TableHands::setOut(const std::vector<CardPlacement>& wanted, const std::vector<rules::TablePlace>& row) {
  const bool before = entries_.empty() && dice_.empty();
  std::vector<const LaidCard*> found;
  cards_.reserve(cards_.size() + wanted.size());
  beginGroup();
  for (const CardPlacement& card : wanted) {
    const bool several = isWide(zoneNamed(card.zone));
    const auto there = std::find_if(cards_.begin(), cards_.end(), [&](const LaidCard& other) {
      return other.is.zone == card.zone &&
             (!several ||
              (sameCard(other.is, card) && std::find(found.begin(), found.end(), &other) == found.end()));
    });
    if (there != cards_.end()) {
      found.push_back(&*there);
      turn(*there, card.quarterTurns);
      continue;
    }
    std::string back;
    for (const rules::TablePlace& place : row)
      if (place.zone == card.zone && !place.back.empty()) back = faces::deckOf(place.back);
    cards_.push_back(add(card, card.card.empty() ? back : "", ownerOf(card.zone).value_or(Seat::A)));
    found.push_back(&cards_.back());
    if (!before) entries_[cards_.back().entry].actions.push_back({next(), "lay"});
  }
  endGroup();
}

void TableHands::putAway(const Stays& stays, const std::vector<CardPlacement>& wanted) {
  beginGroup();
  for (const CardPlacement& card : wanted) {
    const bool there = std::any_of(cards_.begin(), cards_.end(),
                                   [&](const LaidCard& other) { return other.is.zone == card.zone; });
    if (there && !isWide(zoneNamed(card.zone))) continue;
    const auto lies = std::count_if(cards_.begin(), cards_.end(),
                                    [&](const LaidCard& other) { return sameCard(other.is, card); });
    const auto due = std::count_if(wanted.begin(), wanted.end(),
                                   [&](const CardPlacement& other) { return sameCard(other, card); });
    if (lies >= due) continue;
    if (LaidCard* going = goingTo(card, stays)) move(*going, card);
  }
  std::vector<bool> goes;
  for (const LaidCard& card : cards_) goes.push_back(!stays(card.is, copiesBefore(card)));
  std::size_t place = 0;
  std::erase_if(cards_, [&](const LaidCard& card) {
    if (!goes[place++]) return false;
    entries_[card.entry].actions.push_back({next(), "remove"});
    return true;
  });
  endGroup();
}

void TableHands::layDown(const std::vector<Placement>& downThenUp) {
  beginGroup();
  for (std::size_t i = 0; i + 1 < downThenUp.size(); i += 2) {
    const auto& down = std::get<CardPlacement>(downThenUp[i]);
    lay(down, std::get<CardPlacement>(downThenUp[i + 1]).card, ownerOf(down.zone).value_or(Seat::A));
  }
  endGroup();
}

void TableHands::clear(std::string_view zone) {
  std::erase_if(cards_, [&](const LaidCard& card) {
    if (card.is.zone != zone) return false;
    entries_[card.entry].actions.push_back({next(), "remove"});
    return true;
  });
}

/// Removes other cards from places where a card is to be laid.
void TableHands::makeRoom(const std::vector<Placement>& laid) {
  beginGroup();
  for (const Placement& each : laid) {
    const auto* card = std::get_if<CardPlacement>(&each);
    if (!card || isWide(zoneNamed(card->zone))) continue;
    const auto there = std::find_if(cards_.begin(), cards_.end(),
                                    [&](const LaidCard& other) { return other.is.zone == card->zone; });
    if (there == cards_.end() || there->is.face == Face::down || there->is.card == card->card) continue;
    clear(card->zone);
  }
  endGroup();
}

/// Turns up a card that is face down; turns one with another orientation; moves one that leaves another zone;
/// otherwise lays a new card.
void TableHands::put(const CardPlacement& card, const std::vector<Placement>& laid, Seat hand,
                     const Stays& stays) {
  const bool wide = isWide(zoneNamed(card.zone));
  const auto there = std::find_if(cards_.begin(), cards_.end(), [&](const LaidCard& other) {
    return other.is.zone == card.zone &&
           (!wide || (sameCard(other.is, card) && other.is.quarterTurns != card.quarterTurns));
  });
  const bool room = there == cards_.end();
  if (card.face == Face::down) {
    if (!room) return;
    for (const Placement& each : laid)
      if (const auto* up = std::get_if<CardPlacement>(&each);
          up && up->zone == card.zone && up->face == Face::up)
        return lay(card, up->card, hand);
    return;
  }
  if (room) {
    LaidCard* going = goingTo(card, stays);
    return going ? move(*going, card) : lay(card, "", hand);
  }
  if (there->is.face == Face::up) return turn(*there, card.quarterTurns);
  Entry& entry = entries_[there->entry];
  entry.card = card.card;
  entry.back.clear();
  entry.actions.push_back({next(), "turn_over"});
  there->is.face = Face::up;
  there->is.card = card.card;
}

void TableHands::perform(const std::vector<Placement>& laid, std::optional<Seat> seat, const Stays& stays) {
  makeRoom(laid);
  std::vector<rules::DicePlacement> dice;
  for (const bool down : {true, false}) {
    beginGroup();
    bool emptied = false;
    for (const Placement& each : laid) {
      if (const auto* card = std::get_if<CardPlacement>(&each); card && (card->face == Face::down) == down)
        put(*card, laid, ownerOf(card->zone).value_or(seat.value_or(Seat::A)), stays);
      if (down) continue;
      if (const auto* cleared = std::get_if<rules::ZoneCleared>(&each)) clear(cleared->zone), emptied = true;
      if (const auto* thrown = std::get_if<rules::DicePlacement>(&each)) dice.push_back(*thrown);
    }
    endGroup(emptied ? kEmptied : 0);
  }
  if (!dice.empty()) throwDice(dice);
}

void TableHands::throwDice(const std::vector<rules::DicePlacement>& dice) {
  constexpr std::array kColours = {"white", "ivory", "red", "blue", "green", "yellow", "black", "purple"};
  beginGroup();
  for (const rules::DicePlacement& each : dice)
    if (const auto there = inTray_.find(each.tray); there != inTray_.end())
      dice_[there->second].set("until", next());
  endGroup();
  beginGroup();
  for (const rules::DicePlacement& each : dice) {
    Json values = Json::array();
    for (const int value : each.values) values.push(value);
    const auto colour = [&](std::uint64_t die) {
      return kColours[(manner_.seed + 3 * die + 2 * rules::index(each.tray)) % kColours.size()];
    };
    dice_.push_back(Json::object({{"tray", rules::name(each.tray)},
                                  {"values", std::move(values)},
                                  {"colours", Json::array({colour(0), colour(1)})},
                                  {"thrown", next()}}));
    inTray_[each.tray] = dice_.size() - 1;
  }
  endGroup();
}

std::vector<CardPlacement> TableHands::cards() const {
  std::vector<CardPlacement> out;
  for (const LaidCard& card : cards_) out.push_back(card.is);
  return out;
}

Json TableHands::scene(const Json& setup, double seconds) const {
  Json cards = Json::array();
  for (const Entry& entry : entries_) {
    Json card =
        entry.back.empty() ? Json::object({{"card", entry.card}}) : Json::object({{"back", entry.back}});
    if (entry.faceDown && entry.back.empty()) card.set("face", "down");
    card.set("at", pointOf(entry.at)).set("turn", entry.turn).set("hand", rules::name(entry.hand));
    Json actions = Json::array();
    for (const Action& action : entry.actions) {
      Json its = Json::object({{"t", action.seconds}, {"do", action.what}});
      if (action.to) its.set("to", pointOf(*action.to));
      if (action.turn != 0) its.set("turn", action.turn);
      actions.push(std::move(its));
    }
    if (!entry.actions.empty()) card.set("actions", std::move(actions));
    cards.push(std::move(card));
  }
  const auto listOf = [](const std::vector<Json>& all) {
    Json list = Json::array();
    for (const Json& each : all) list.push(each);
    return list;
  };
  return Json::object({{"game", kit_.id()},
                       {"setup", setup},
                       {"seed", static_cast<std::int64_t>(manner_.seed)},
                       {"seconds", seconds},
                       {"fps", manner_.fps},
                       {"slop", manner_.slop},
                       {"dice", listOf(dice_)},
                       {"cards", std::move(cards)},
                       {"hands", listOf(passing_)}});
}

}  // namespace lk::app
