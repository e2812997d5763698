#include "rules/games/halfwish/rules/location.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/encounter.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/turn.h"

namespace lk::rules::halfwish {

namespace {

/// Continues the night once the location is face up.
void afterTurning(Changes& changes, Turning why) {
  switch (why) {
    case Turning::scout:
      return enter(changes, Phase::scouted);
    case Turning::parley:
      return enter(changes, keepingPossible(changes.state()) ? Phase::keep : Phase::lastEffects);
    case Turning::showdown:
      return enter(changes, Phase::reveal);
    case Turning::concession:
      return enter(changes, Phase::moments);
  }
}

void start(Changes& changes, const CardBook& cards, CardId card, Hook hook, Seat revealer) {
  const Ability* ability = cards.program(card).at(place(hook));
  if (!ability) return;
  if (ability->asksDice) showDice(changes);
  Host host(changes, cards);
  Frame frame;
  frame.card = card;
  partIn(frame, Part::revealer) = revealer;
  begin(host, *ability, frame);
}

void applyLocation(Changes& changes, const CardBook& cards, CardId card, Turning why) {
  const State& s = changes.state();
  if (why == Turning::concession) return;
  if (why == Turning::parley) return start(changes, cards, card, Hook::onParley, seatOf(s, Table::turnSeat));
  if (cards.program(card).abilities.empty()) return handOver(changes, card);
  const bool scouted = why == Turning::scout;
  const Seat revealer = seatOf(s, scouted ? Table::offerer : Table::duelStarter);
  // The last one pushed runs first.
  if (scouted) start(changes, cards, card, Hook::onScout, revealer);
  start(changes, cards, card, Hook::onTurned, revealer);
}

}  // namespace

CardId openLocation(const State& s) {
  const auto isOpen = [](const Slot& slot) { return slot.face == Face::up; };
  const int found = s.lying.find(mapZone(get(s, Table::turn)), isOpen);
  return found < 0 ? CardId() : slotAt(s, found).card;
}

bool mustTurn(const State& s) {
  return is(s, Option::locations, Kept::on) && !openLocation(s).known();
}

void turnLocation(Changes& changes, Turning why) {
  if (!mustTurn(changes.state())) return afterTurning(changes, why);
  changes.note(Table::turning, static_cast<int>(why));
  enter(changes, Phase::location);
}

int locationsLeft(const State& s, const CardBook& cards, CardId card) {
  // A card without an effect stands for any location that nobody entered.
  if (cards.program(card).abilities.empty()) return kRounds * kTurns;
  const ZoneSet turnedUp{mapZones(), static_cast<std::uint8_t>(Zone::mapSeen)};
  return cards[card].copies - s.lying.count(turnedUp, card);
}

Ruling judgeLocation(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) != Phase::location) return notNow(s);
  if (!cards.is(move.card, CardType::location)) return unknownCard(move, cards);
  if (locationsLeft(s, cards, move.card) <= 0)
    return refuse(
        "not_in_deck",
        Json::object({{"card", cards[move.card].id}, {"case", "locations"}, {"rule", rule::location.text}}));
  const auto why = static_cast<Turning>(get(s, Table::turning));
  changes.lay({.zone = mapZone(get(s, Table::turn)), .card = move.card, .knownTo = Knowers::everyone()},
              {.rule = rule::location, .what = "location_turned", .amount = get(s, Table::turn)});
  applyLocation(changes, cards, move.card, why);
  afterTurning(changes, why);
  return {};
}

void clearMap(Changes& changes) {
  for (int turn = 1; turn <= kTurns; ++turn)
    changes.moveAll(mapZone(turn), static_cast<std::uint8_t>(Zone::mapSeen), Knowers::everyone());
}

}  // namespace lk::rules::halfwish
