#include <algorithm>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/games/halfwish/table/table.h"

namespace lk::rules::halfwish {

namespace {

std::string mapPlace(int place) {
  return "map/" + std::to_string(place);
}
std::string actionPlace(Seat seat, int slot) {
  return name(seat) + "/action/" + std::to_string(slot);
}

bool upgrading(const State& s) {
  return phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade;
}

const Slot* find(const State& s, std::uint8_t zone, CardId card) {
  const int place = card.known() ? s.lying.find(zone, card) : s.lying.first(zone);
  return place < 0 ? nullptr : &slotAt(s, place);
}

/// Returns whether committed cards can still be face down; this is the only time they are.
bool committing(const State& s) {
  return duelStage(s) == Stage::open && phase(s) <= Phase::reveal;
}

class Showing {
 public:
  Showing(const State& s, const Event& event, const CardBook& cards)
      : s_(s), event_(event), cards_(cards), seat_(event.seat().value_or(Seat::A)) {}

  std::vector<Placement> show() {
    const std::string& kind = event_.kind();
    if (kind == "roll") return dice();
    if (kind == "location") return location();
    if (kind == "power") return power();
    if (kind == "reveal") return actions();
    if (kind == "deal") return dealt();
    if (kind == "upgrade" && event_.body["card"] != Json("skip")) return taken();
    if (kind == "decide" && laysCards()) return namedCards();
    return choiceCard();
  }

 private:
  /// Returns the dice. The same values again cannot be distinguished from untouched dice unless a roll is
  /// due.
  std::vector<Placement> dice() const {
    std::vector<int> values;
    for (const Json& die : event_.body["dice"].items()) values.push_back(static_cast<int>(die.asInt()));
    std::sort(values.begin(), values.end());
    const bool same = values.size() == 2 && values[0] == get(s_, seat_, Of::dieLow) &&
                      values[1] == get(s_, seat_, Of::dieHigh);
    if (same && !owes(s_, seat_, "roll")) return {};
    return {DicePlacement{seat_, std::move(values)}};
  }

  std::vector<Placement> location() const {
    const std::string zone = mapPlace(get(s_, Table::turn));
    return {CardPlacement{zone, "", Face::down}, CardPlacement{zone, event_.body["card"].asString()}};
  }

  std::vector<Placement> power() const {
    const std::string& id = event_.body["card"].asString();
    if (event_.body.find("with")) return {};  // the rest is asked for afterwards
    if (isBasic(cards_, cards_.find(id)))
      return {CardPlacement{name(seat_) + "/basic/" + id, id, Face::up, seat_ == Seat::A ? 1 : 3}};
    if (played(s_, seat_, cards_.find(id))) return {};  // laying it is not playing it again
    const int before = s_.lying.count(ofSeat(Zone::powerA, seat_));
    return {CardPlacement{name(seat_) + "/power/" + std::to_string(before + 1), id}};
  }

  std::vector<Placement> actions() const {
    std::vector<Placement> out;
    const std::vector<Json>& named = event_.body["cards"].items();
    for (std::size_t i = 0; i < named.size(); ++i)
      out.emplace_back(CardPlacement{actionPlace(seat_, static_cast<int>(i) + 1), "", Face::down});
    for (std::size_t i = 0; i < named.size(); ++i)
      out.emplace_back(CardPlacement{actionPlace(seat_, static_cast<int>(i) + 1), named[i].asString()});
    return out;
  }

  std::vector<Placement> dealt() const {
    std::vector<Placement> out;
    for (const Json& card : event_.body["cards"].items())
      out.emplace_back(CardPlacement{mapPlace(static_cast<int>(out.size()) + 1), card.asString()});
    return out.size() == kTurns ? out : std::vector<Placement>();
  }

  /// Returns the card that leaves the row. A secret pick is one of those that fit; its name is not said.
  std::vector<Placement> taken() const {
    const bool secret = event_.body["secret"].asBool();
    if (picksInSecret(s_, seat_) != secret || event_.body.find("replaces")) return {};
    for (int place = 1; place <= kTurns; ++place) {
      const Slot* slot = find(s_, mapZone(place), {});
      if (!slot || (secret ? !fits(s_, cards_, seat_, slot->card)
                           : cards_[slot->card].id != event_.body["card"].asString()))
        continue;
      if (secret && event_.body.find("card")) return {};
      return {ZoneCleared{mapPlace(place)}};
    }
    return {};
  }

  [[nodiscard]] bool laysCards() const {
    const std::string& option = event_.body["option"].asString();
    return option.starts_with("cards:") || (option.starts_with("card:") && choiceCard().empty());
  }
  std::vector<Placement> namedCards() const {
    const std::string& option = event_.body["option"].asString();
    std::vector<Placement> out;
    for (std::size_t at = option.find(':') + 1; at <= option.size();) {
      const std::size_t end = std::min(option.find(',', at), option.size());
      out.emplace_back(CardPlacement{name(seat_) + "/say", option.substr(at, end - at)});
      at = end + 1;
    }
    return out;
  }

  /// Returns any choice card that means the event now.
  std::vector<Placement> choiceCard() const {
    State same = s_;
    Changes changes(same, StepSink());
    const Host host(changes, cards_);
    for (const CardId choice : cards_.ofType(CardType::choice)) {
      const Placement laid = CardPlacement{name(seat_) + "/say", cards_[choice].id};
      const Observation seen = observe(host, laid, std::span(&laid, 1));
      if (const auto* event = std::get_if<Event>(&seen); event && *event == event_) return {laid};
    }
    return {};
  }

  const State& s_;
  const Event& event_;
  const CardBook& cards_;
  Seat seat_;
};

/// Returns the number in a zone such as "map/3" or "A/action/2", its last character.
int numberOf(std::string_view zone) {
  return zone.back() - '0';
}

bool staysOnMap(const State& s, const CardPlacement& card, const CardBook& cards) {
  const std::uint8_t zone = mapZone(numberOf(card.zone));
  if (card.face == Face::up) return find(s, zone, cards.find(card.card)) != nullptr;
  return is(s, Option::locations, Kept::on) && !upgrading(s) && !find(s, zone, {});
}

}  // namespace

std::vector<Placement> HalfwishHands::showing(const State& state, const Event& event,
                                              const CardBook& cards) const {
  return Showing(state, event, cards).show();
}

std::vector<CardPlacement> HalfwishHands::setOut(const State& s, const CardBook& cards) const {
  std::vector<CardPlacement> out;
  for (int place = 1; place <= kTurns; ++place)
    if (is(s, Option::locations, Kept::on) && !upgrading(s) && !find(s, mapZone(place), {}))
      out.push_back({mapPlace(place), "", Face::down});
  for (const Slot& slot : s.lying)
    for (const Seat seat : kSeats)
      if (slot.zone == ofSeat(Zone::basicA, seat))
        out.push_back({name(seat) + "/basic/" + cards[slot.card].id, cards[slot.card].id, Face::up,
                       (slot.quarterTurns + (seat == Seat::A ? 0 : 2)) % 4});
  return out;
}

bool HalfwishHands::stays(const State& s, const CardPlacement& card, int, const CardBook& cards) const {
  if (card.zone.starts_with("map/")) return staysOnMap(s, card, cards);
  const std::optional<Seat> seat = seatFrom(card.zone.substr(0, 1));
  if (!seat || index(*seat) >= kSeats.size()) return false;
  const std::string_view zone = std::string_view(card.zone).substr(2);
  if (zone.starts_with("basic/")) return is(s, Option::powers, Kept::on);
  if (zone.starts_with("power/")) return played(s, *seat, cards.find(card.card));
  if (zone == "discard") return find(s, discardZone(*seat), cards.find(card.card)) != nullptr;
  if (!zone.starts_with("action/")) return false;
  if (card.face == Face::down) return committing(s) && numberOf(zone) <= committed(s, *seat);
  return find(s, actionZone(*seat, numberOf(zone)), cards.find(card.card)) != nullptr;
}

}  // namespace lk::rules::halfwish
