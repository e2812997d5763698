#include "app/bench/table_hands.h"

#include <algorithm>
#include <cmath>

#include "faces/face_style.h"

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Face;
using rules::Placement;
using rules::Seat;

// Seconds, as the stage moves its hands.
constexpr double kReach = 1.25;   // from nobody there to the first card at rest
constexpr double kApart = 0.35;   // between two cards that are handled at once
constexpr double kGone = 0.72;    // until no hand is over the table
constexpr double kEmptied = 1.2;  // how much longer an empty place is left to speak for itself

constexpr double kLiftedFor = 1.5;

constexpr double kCardWide = 63;                  // millimetres
constexpr int kOffX = 6, kOffY = 9, kOffDeg = 7;  // how far from where they should, when people are careless
constexpr double kStep = 70;                      // between cards side by side in one zone

/// Whether several cards lie side by side in a zone.
bool isWide(const carddb::Zone& zone) {
  return zone.area.width >= 3 * kCardWide;
}

Json pointOf(const std::array<double, 2>& point) {
  return Json::array({point[0], point[1]});
}

}  // namespace

TableHands::TableHands(const GameKit& kit, const HandsManner& manner)
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
  return std::any_of(lying_.begin(), lying_.end(), [&](const Lying& card) { return card.is.zone == zone; });
}

void TableHands::beginGroup() {
  rest_ = now_ + manner_.pause + kReach - kApart;
  any_ = false;
}

double TableHands::next() {
  any_ = true;
  rest_ = std::round(100 * (rest_ + kApart)) / 100;  // as people write it
  return rest_;
}

void TableHands::endGroup(double longer) {
  if (!any_) return;
  now_ = rest_ + kGone;
  moments_.push_back(now_);
  now_ += longer;
  if (longer > 0) moments_.push_back(now_);
}

/// With the place and the turn to which hands have brought it.
TableHands::Entry TableHands::asItLies(Entry entry) {
  for (const Action& action : entry.actions) {
    if (action.to) entry.at = *action.to, entry.turn = action.turn;
    if (std::string_view(action.what) == "turn") entry.turn += action.turn;
  }
  return entry;
}

std::size_t TableHands::add(const CardPlacement& card, const std::string& back, Seat hand) {
  const carddb::Zone& zone = zoneNamed(card.zone);
  Entry entry;
  entry.card = back.empty() ? card.card : "";
  entry.back = back;
  entry.faceDown = card.face == Face::down;
  entry.at = {zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2};
  if (isWide(zone)) {
    constexpr std::array kOrder = {0, -1, 1};
    const auto there = std::count_if(lying_.begin(), lying_.end(),
                                     [&](const Lying& other) { return other.is.zone == card.zone; });
    entry.at[0] += kStep * kOrder[static_cast<std::size_t>(there) % kOrder.size()];
  }
  entry.turn = 90.0 * zone.quarterTurns;
  if (!manner_.tidy) {  // askew, and not in the middle
    entry.at[0] += chance_.below(2 * kOffX + 1) - kOffX;
    entry.at[1] += chance_.below(2 * kOffY + 1) - kOffY;
    entry.turn += chance_.below(2 * kOffDeg + 1) - kOffDeg;
  }
  entry.hand = hand;
  entries_.push_back(std::move(entry));
  return entries_.size() - 1;
}

void TableHands::lay(const CardPlacement& card, const std::string& up, Seat hand) {
  CardPlacement is = card;
  if (!up.empty()) is.card = up;
  const std::size_t entry = add(is, "", hand);
  entries_[entry].actions.push_back({next(), "lay"});
  is.card = card.card;
  lying_.push_back({is, entry});
}

void TableHands::turn(Lying& card, int quarterTurns) {
  const int by = (quarterTurns - card.is.quarterTurns + 4) % 4;
  if (by == 0) return;
  entries_[card.entry].actions.push_back({next(), "turn", by == 3 ? -90.0 : 90.0 * by});
  card.is.quarterTurns = quarterTurns;
}

void TableHands::setOut(const std::vector<CardPlacement>& wanted, const std::vector<rules::TablePlace>& row) {
  const bool before = entries_.empty() && dice_.empty();
  beginGroup();
  for (const CardPlacement& card : wanted) {
    const auto there = std::find_if(lying_.begin(), lying_.end(),
                                    [&](const Lying& other) { return other.is.zone == card.zone; });
    if (there != lying_.end()) {
      turn(*there, card.quarterTurns);
      continue;
    }
    std::string back;
    for (const rules::TablePlace& place : row)
      if (place.zone == card.zone && !place.back.empty()) back = faces::deckOf(place.back);
    const std::size_t entry = add(card, card.card.empty() ? back : "", ownerOf(card.zone).value_or(Seat::A));
    if (!before) entries_[entry].actions.push_back({next(), "lay"});
    lying_.push_back({card, entry});
  }
  endGroup();
}

void TableHands::putAway(const std::function<bool(const CardPlacement&)>& stays) {
  beginGroup();
  std::erase_if(lying_, [&](const Lying& card) {
    if (stays(card.is)) return false;
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
  std::erase_if(lying_, [&](const Lying& card) {
    if (card.is.zone != zone) return false;
    entries_[card.entry].actions.push_back({next(), "remove"});
    return true;
  });
}

/// Something else that lies where a card is to come is taken away first.
void TableHands::makeRoom(const std::vector<Placement>& laid) {
  beginGroup();
  for (const Placement& each : laid) {
    const auto* card = std::get_if<CardPlacement>(&each);
    if (!card || isWide(zoneNamed(card->zone))) continue;
    const auto there = std::find_if(lying_.begin(), lying_.end(),
                                    [&](const Lying& other) { return other.is.zone == card->zone; });
    if (there == lying_.end() || there->is.face == Face::down || there->is.card == card->card) continue;
    clear(card->zone);
  }
  endGroup();
}

/// A card that lies face down is turned up, one that lies otherwise is turned, any other one is laid.
void TableHands::put(const CardPlacement& card, const std::vector<Placement>& laid, Seat hand) {
  const auto there = std::find_if(lying_.begin(), lying_.end(),
                                  [&](const Lying& other) { return other.is.zone == card.zone; });
  const bool room = there == lying_.end() || isWide(zoneNamed(card.zone));
  if (card.face == Face::down) {
    if (!room) return;
    for (const Placement& each : laid)
      if (const auto* up = std::get_if<CardPlacement>(&each);
          up && up->zone == card.zone && up->face == Face::up)
        return lay(card, up->card, hand);
    return;
  }
  if (room) return lay(card, "", hand);
  if (there->is.face == Face::up) return turn(*there, card.quarterTurns);
  Entry& entry = entries_[there->entry];
  entry.card = card.card;
  entry.back.clear();
  entry.actions.push_back({next(), "turn_over"});
  there->is.face = Face::up;
  there->is.card = card.card;
}

void TableHands::perform(const std::vector<Placement>& laid, std::optional<Seat> seat) {
  makeRoom(laid);
  std::vector<rules::DicePlacement> dice;
  for (const bool down : {true, false}) {
    beginGroup();
    bool emptied = false;
    for (const Placement& each : laid) {
      if (const auto* card = std::get_if<CardPlacement>(&each); card && (card->face == Face::down) == down)
        put(*card, laid, ownerOf(card->zone).value_or(seat.value_or(Seat::A)));
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

void TableHands::pass(Seat seat, const std::vector<std::string>& zones) {
  Json places = Json::array();
  for (const std::string& zone : zones) places.push(zone);
  const double at = std::round(100 * (now_ + 0.7)) / 100;
  passing_.push_back(Json::object({{"seat", rules::name(seat)}, {"t", at}, {"places", std::move(places)}}));
  now_ = at + 0.5 * static_cast<double>(zones.size()) + 0.1;
  moments_.push_back(now_);
}

void TableHands::nudge(std::string_view zone, std::array<double, 2> by) {
  const auto card =
      std::find_if(lying_.begin(), lying_.end(), [&](const Lying& each) { return each.is.zone == zone; });
  if (card == lying_.end()) return;
  Entry& entry = entries_[card->entry];
  const Entry now = asItLies(entry);
  Action push{0, "move", now.turn, {{now.at[0] + by[0], now.at[1] + by[1]}}};
  beginGroup();
  push.seconds = next();
  entry.actions.push_back(push);
  endGroup();
}

void TableHands::layAndTake(const CardPlacement& card, Seat hand) {
  beginGroup();
  lay(card, "", hand);
  endGroup();
  const std::size_t entry = lying_.back().entry;
  lying_.pop_back();
  beginGroup();
  entries_[entry].actions.push_back({next(), "remove"});
  endGroup();
}

void TableHands::liftAndLay(std::string_view zone) {
  const auto card =
      std::find_if(lying_.begin(), lying_.end(), [&](const Lying& each) { return each.is.zone == zone; });
  if (card == lying_.end()) return;
  Entry again = asItLies(entries_[card->entry]);
  beginGroup();
  entries_[card->entry].actions.push_back({next(), "remove"});
  rest_ += kLiftedFor - kApart;
  again.actions = {{next(), "lay"}};
  again.faceDown = card->is.face == Face::down;
  entries_.push_back(std::move(again));
  card->entry = entries_.size() - 1;
  endGroup();
}

std::vector<CardPlacement> TableHands::lying() const {
  std::vector<CardPlacement> out;
  for (const Lying& card : lying_) out.push_back(card.is);
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
