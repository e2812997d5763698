// A night that begins in the middle:
// {"turn": 5, "active": "A", "phase": "main1", "seats": {"A": {"life": 9, "hand": 3, "deck": 20,
// "resources": {"biom": 2}, "spent": {"biom": 1}, "charges": {"biom": 1},
// "battlefield": ["ID", {"card": "ID", "damage": 1, "new": true}], "discard": ["ID"]}}}
#include <algorithm>
#include <span>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/ledger.h"
#include "rules/games/magepunk/rules/setup.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/text/fields.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::string_view kBeginnings[] = {"main1", "attack", "main2", "end"};  // after the Draw Phase
constexpr std::string_view kSeatNames[] = {"A", "B"};
constexpr int kMaxThings = 100;  // per seat

constexpr Field perhaps(std::string_view name, FieldKind kind, double least = 0, double most = 0) {
  return {.name = name, .kind = kind, .least = least, .most = most, .required = false};
}
constexpr Field kOfPosition[] = {
    {.name = "turn", .kind = kinds::whole, .least = 1, .most = 9999, .required = false},
    {.name = "active", .kind = kinds::name, .required = false, .names = kSeatNames},
    {.name = "phase", .kind = kinds::name, .required = false, .names = kBeginnings},
    perhaps("seats", kinds::anything),
    perhaps("A", kinds::anything),
    perhaps("B", kinds::anything)};
constexpr Field kOfSeat[] = {
    perhaps("life", kinds::whole, 1, 999),       perhaps("hand", kinds::whole, 0, kMaxCards),
    perhaps("deck", kinds::whole, 0, kMaxCards), perhaps("resources", kinds::anything),
    perhaps("spent", kinds::anything),           perhaps("charges", kinds::anything),
    perhaps("battlefield", kinds::list),         perhaps("discard", kinds::list)};
constexpr Field kOfThing[] = {
    {.name = "card", .kind = kinds::id}, perhaps("damage", kinds::whole, 0, 99), perhaps("new", kinds::flag)};

class Position {
 public:
  Position(Host& host, const Json& json) : host_(host), s_(host.state()), json_(json) {}

  Ruling take() {
    if (!check(json_, kOfPosition, "a position")) return *problem_;
    Changes& changes = host_.changes();
    const auto turn = static_cast<int>(json_["turn"].asInt(1));
    changes.note(Table::active, json_["active"].asString() == "B" ? 1 : 0);
    changes.note(Table::turn, turn);
    const auto phase = std::find(std::begin(kBeginnings), std::end(kBeginnings), json_["phase"].asString());
    changes.phase(static_cast<std::uint8_t>(
        phase == std::end(kBeginnings) ? 1 : 1 + (phase - std::begin(kBeginnings))));
    changes.tell({.rule = rule::position, .what = "position", .seat = active(s_), .amount = turn});
    // The seats are in "seats", or beside the other fields.
    if (!json_.find("seats") && !json_.find("A") && !json_.find("B"))
      return malformedBecause("a position needs \"seats\"");
    for (const auto& [key, seat] : json_["seats"].members()) {
      const auto named = seatFrom(key);
      if (!named || index(*named) > 1) return refuse("no_such_seat", Json::object({{"seat", key}}));
      if (!check(seat, kOfSeat, "a seat of a position") || !takeSeat(*named, seat)) return *problem_;
    }
    for (const Seat seat : {Seat::A, Seat::B}) {
      if (json_["seats"].find(name(seat))) continue;
      const Json* own = json_.find(name(seat));
      const Json its = own ? *own : Json{Json::Object{}};
      if (!check(its, kOfSeat, "a seat of a position") || !takeSeat(seat, its)) return *problem_;
    }
    if (is(s_, Option::skirmish, Skirmish::commonDeck) &&
        get(s_, Seat::A, Of::deck) != get(s_, Seat::B, Of::deck))
      return malformedBecause("a common deck has one number of cards");
    return {};
  }

 private:
  bool wrong(Ruling ruling) {
    if (!problem_) problem_ = std::move(ruling);
    return false;
  }
  bool check(const Json& object, std::span<const Field> table, const std::string& whose) {
    checkFields(object, table,
                [&](const Misfield& misfield) { wrong(malformedBecause(misfield.what(whose))); });
    return !problem_;
  }

  bool takeSeat(Seat seat, const Json& json) {
    Changes& changes = host_.changes();
    const auto life = static_cast<int>(json["life"].asInt(number(s_, Option::life)));
    changes.set(seat, Of::life, life, {.rule = rule::life, .what = "life", .amount = life});
    changes.note(seat, Of::hand, static_cast<int>(json["hand"].asInt()));
    changes.note(seat, Of::deck, static_cast<int>(json["deck"].asInt()));
    return takeResources(seat, json) && takeThings(seat, json["battlefield"]) &&
           takeDiscard(seat, json["discard"]);
  }

  /// Reads a number for each Energy that is named.
  bool readEnergies(const Json& json, std::string_view whose, PerEnergy& into) {
    for (const auto& [key, value] : json.members()) {
      const auto energy = std::find(kEnergyNames.begin(), kEnergyNames.end(), key);
      const bool fits = value.isInt() && value.asInt() >= 0 && value.asInt() <= kMaxThings;
      if (energy == kEnergyNames.end() || !fits)
        return wrong(malformedBecause("\"" + std::string(whose) + "\" holds numbers of Energies, not \"" +
                                      key + "\": " + value.dump()));
      into[static_cast<std::size_t>(energy - kEnergyNames.begin())] =
          static_cast<std::int16_t>(value.asInt());
    }
    return json.isObject() || json.isNull() ||
           wrong(malformedBecause("\"" + std::string(whose) + "\" holds numbers of Energies"));
  }

  bool takeResources(Seat seat, const Json& json) {
    PerEnergy all{};
    PerEnergy spent{};
    PerEnergy extra{};
    if (!readEnergies(json["resources"], "resources", all) || !readEnergies(json["spent"], "spent", spent) ||
        !readEnergies(json["charges"], "charges", extra))
      return false;
    Changes& changes = host_.changes();
    for (std::size_t i = 0; i < kEnergies; ++i) {
      const auto energy = static_cast<Energy>(i);
      if (spent[i] > all[i]) return wrong(malformedBecause("more resources are spent than there are"));
      for (int n = 0; n < all[i]; ++n) {
        if (!hasRoom()) return false;
        layResource(changes, seat, energy, CardId());
      }
      changes.note(seat, at(Of::waits, energy), 0);
      changes.note(seat, at(Of::spent, energy), spent[i]);
      changes.note(seat, at(Of::charge, energy), all[i] - spent[i] + extra[i]);
    }
    return true;
  }

  bool hasRoom() {
    return s_.things.size() < 2 * kMaxThings || wrong(malformedBecause("a position has at most 200 cards"));
  }

  CardId cardOf(const Json& json) {
    const CardId card = host_.cards().find(json.asString());
    if (!card.known()) wrong(refuse("unknown_card", Json::object({{"card", json.asString()}})));
    return card;
  }

  bool takeThings(Seat seat, const Json& list) {
    for (const Json& item : list.items()) {
      if (item.isObject() && !check(item, kOfThing, "a card of a position")) return false;
      const CardId card = cardOf(item.isObject() ? item["card"] : item);
      if (problem_ || !hasRoom()) return false;
      if (typeOf(host_.cards(), card) == CardType::spell)
        return wrong(malformedBecause("a Spell does not stay on the battlefield"));
      Changes& changes = host_.changes();
      const ThingId thing = changes.bring(
          {.zone = zone(Zone::battlefield), .card = card, .owner = seat, .knownTo = Knowers::everyone()},
          {.rule = rule::position, .what = "enters"}, Numbered::inItsZone);
      Thing its = *findThing(s_, thing);
      its.fresh = item["new"].asBool();
      its.counters[place(Counter::damage)] = static_cast<std::int16_t>(item["damage"].asInt());
      changes.arrange(its);
      beginPermanents(host_, thing);
    }
    return true;
  }

  bool takeDiscard(Seat seat, const Json& list) {
    for (const Json& item : list.items()) {
      const CardId card = cardOf(item);
      if (problem_ || !hasRoom()) return false;
      host_.toDiscard(seat, card, rule::position, "discarded");
    }
    return true;
  }

  Host& host_;
  const State& s_;
  const Json& json_;
  std::optional<Ruling> problem_;
};

}  // namespace

Ruling takePosition(Host& host, const Json& position) {
  return Position(host, position).take();
}

}  // namespace lk::rules::magepunk
