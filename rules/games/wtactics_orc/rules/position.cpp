#include "rules/games/wtactics_orc/rules/position.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/turn.h"
#include "rules/text/fields.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kPositionSteps[] = {"upkeep", "recruit", "abilities", "move", "attack"};
constexpr Field kPositionFields[] = {
    may("turn", kinds::whole, 1, 999),
    {.name = "active", .kind = kinds::text, .required = false},
    {.name = "turn_seat", .kind = kinds::text, .required = false},  // the name that views use
    {.name = "active_seat", .kind = kinds::text, .required = false},
    {.name = "step", .kind = kinds::name, .required = false, .names = kPositionSteps},
    may("action_points", kinds::whole, 0, 999),
    may("seats", kinds::object),
    may("A", kinds::object),  // the players may also be outside "seats"
    may("B", kinds::object)};
constexpr Field kSeatFields[] = {may("army", kinds::object), may("twilight", kinds::list),
                                 may("graveyard", kinds::list), may("victory_points", kinds::whole, 0, 999),
                                 may("deck", kinds::anything)};
constexpr Field kCreatureFields[] = {must("card", kinds::text), may("marked", kinds::flag),
                                     may("damage", kinds::whole, 0, 99), may("moved", kinds::flag)};

Problem misfit(const Json& json, std::span<const Field> fields, const std::string& whose) {
  Faults faults{"position"};
  if (faults.check(json, fields, whose)) return std::nullopt;
  return malformedBecause(faults.all.front().what);
}

/// Reads one player's side.
class Side {
 public:
  Side(Host& host, Seat seat, const Json& json) : host_(host), seat_(seat), json_(json) {}

  Problem take() {
    if (auto problem = misfit(json_, kSeatFields, "a player of a position")) return problem;
    for (const auto& [slot, creature] : json_["army"].members())
      if (auto problem = takeCreature(slot, creature)) return problem;
    if (level2In(host_.cards(), Board(host_.state()), seat_) > 2)
      return refuseBy("two_level2", rule::twoLevel2);
    if (auto problem = takePile("twilight", twilightOf(seat_), Face::down)) return problem;
    if (auto problem = takePile("graveyard", graveyardOf(seat_), Face::up)) return problem;
    host_.changes().note(seat_, Of::laid, 1);
    host_.changes().note(seat_, Of::victoryPoints, static_cast<int>(json_["victory_points"].asInt()));
    return takeDeck();
  }

 private:
  Problem known(const Json& id, CardId& card) {
    card = host_.cards().find(id.asString());
    if (!host_.cards().is(card, kCreature))
      return refuse("unknown_card", Json::object({{"card", id.asString()}}));
    if (strange(host_, seat_, card) == "wrong_faction")
      return refuseCard("wrong_faction", rule::oneFaction, host_.cards(), card);
    noteFaction(host_, seat_, card);
    return std::nullopt;
  }

  Problem takeCreature(const std::string& name, const Json& json) {
    const SlotId slot = slotNamed(name);
    if (!slot.known()) return refuseBy("no_such_slot", rule::eightSlots, Json::object({{"slot", name}}));
    if (slot.army() != seat_) return refuseAt("not_yours", rule::eightSlots, slot);
    if (json.isNull()) return std::nullopt;
    if (json.isObject())
      if (auto problem = misfit(json, kCreatureFields, "a creature of a position")) return problem;
    CardId card;
    if (auto problem = known(json.isObject() ? json["card"] : json, card)) return problem;
    const std::int64_t damage = json["damage"].asInt();
    if (damage >= stat(host_.cards(), card, Stat::life))
      return malformedBecause("the creature in " + name + " would be dead");
    const ThingId thing = stand(host_, card, slot, {.rule = rule::eightSlots, .what = "stands"});
    Changes& changes = host_.changes();
    const int place = slot.zone() + 1;
    if (damage > 0)
      changes.setCounter(
          thing, static_cast<std::size_t>(Counter::damage), static_cast<int>(damage),
          {.rule = rule::damageToken, .what = "damage", .amount = static_cast<int>(damage), .slot = place});
    if (json["marked"].asBool())
      changes.mark(thing, mark(Mark::marked), true,
                   {.rule = rule::markedHow, .what = "marked", .slot = place});
    if (json["moved"].asBool()) changes.noteMark(thing, mark(Mark::moved), true);
    return std::nullopt;
  }

  Problem takePile(std::string_view field, std::uint8_t pile, Face face) {
    for (const Json& id : json_[field].items()) {
      CardId card;
      if (auto problem = known(id, card)) return problem;
      // Both players saw these cards; the table's reading decides whether they are told.
      host_.changes().add(
          {.zone = pile,
           .card = card,
           .face = face,
           .owner = seat_,
           .knownTo = face == Face::up ? Knowers::everyone() : twilightKnowers(host_.state(), seat_)});
    }
    return std::nullopt;
  }

  Problem takeDeck() {
    if (json_["deck"].isNull()) return std::nullopt;
    const auto deck = deckOf(host_.cards(), json_["deck"]);
    if (!deck) return refuse("unknown_card");
    for (const DeckCount& each : *deck)
      if (strange(host_, seat_, each.card) == "wrong_faction")
        return refuseBy("wrong_faction", rule::oneFaction, Json::object({{"case", "deck"}}));
    layDeck(host_, seat_, *deck);
    return std::nullopt;
  }

  Host& host_;
  Seat seat_;
  const Json& json_;
};

}  // namespace

Problem takePosition(Host& host, const Json& position) {
  if (auto problem = misfit(position, kPositionFields, "a position")) return problem;
  Changes& changes = host.changes();
  const State& s = host.state();
  const Json* active = nullptr;
  for (const char* called : {"active_seat", "turn_seat", "active"})
    if (const Json* given = position.find(called)) active = given;
  const auto seat = active ? seatFrom(active->asString()) : std::optional(turnSeat(s));
  if (!seat || index(*seat) > 1) return refuse("no_such_seat", Json::object({{"seat", active->asString()}}));
  changes.note(Table::turnSeat, static_cast<int>(*seat));
  changes.note(Table::turn, static_cast<int>(position["turn"].asInt(1)));
  changes.note(Table::actionPoints,
               static_cast<int>(position["action_points"].asInt(get(s, Table::actionPointsEach))));
  const auto step =
      std::find(std::begin(kPositionSteps), std::end(kPositionSteps), position["step"].asString());
  const auto first = static_cast<int>(Phase::upkeep);
  const bool given = step != std::end(kPositionSteps);
  changes.phase(static_cast<std::uint8_t>(given ? first + static_cast<int>(step - std::begin(kPositionSteps))
                                                : static_cast<int>(Phase::recruit)));
  Json seats = position["seats"].isNull() ? Json{Json::Object{}} : position["seats"];
  for (const char* alone : {"A", "B"})
    if (const Json* json = position.find(alone)) seats.set(alone, *json);
  for (const auto& [name, json] : seats.members()) {
    const auto whose = seatFrom(name);
    if (!whose || index(*whose) > 1) return refuse("no_such_seat", Json::object({{"seat", name}}));
    if (auto problem = Side(host, *whose, json).take()) return problem;
  }
  changes.ageThings();
  if (phase(s) == Phase::upkeep) fallDue(host, Board(s), *seat);
  return std::nullopt;
}

}  // namespace lk::rules::wtactics_orc
