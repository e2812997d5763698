// Tests that every night can be played by cards and dice alone: each placement is read as its event.
#include "rules/referee/hands.h"

#include <algorithm>
#include <map>

#include "house_cards.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

/// Returns the first event that the table means when these are laid one after the other.
Observation observationOf(const Referee& referee, const std::vector<Placement>& laid, bool& tooEarly) {
  std::vector<Placement> lying;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    if (const auto* card = std::get_if<CardPlacement>(&laid[i])) {
      std::erase_if(lying, [&](const Placement& other) {
        const auto* there = std::get_if<CardPlacement>(&other);
        return there && there->zone == card->zone && there->face == Face::down;
      });
    }
    lying.push_back(laid[i]);
    const Observation observation = referee.observe(laid[i], lying);
    if (i + 1 == laid.size()) return observation;
    if (!std::holds_alternative<std::monostate>(observation)) tooEarly = true;
  }
  return {};
}

/// The order of dice has no meaning.
Event sorted(Event event) {
  std::vector<std::int64_t> dice;
  for (const Json& die : event.body["dice"].items()) dice.push_back(die.asInt());
  if (dice.empty()) return event;
  std::sort(dice.begin(), dice.end());
  Json list = Json::array();
  for (const std::int64_t die : dice) list.push(die);
  event.body.set("dice", std::move(list));
  return event;
}

struct Counts {
  int events = 0;
  std::map<std::string, int> shown, cannot;
};

/// Returns whether both lead to the same night: the table may add the place of a hero.
bool comesToTheSame(const Referee& referee, const Event& recorded, const Event& observed) {
  State one = referee.state(), other = referee.state();
  return referee.game().judge(one, recorded, referee.cards(), StepSink()).verdict == Verdict::accepted &&
         referee.game().judge(other, observed, referee.cards(), StepSink()).verdict == Verdict::accepted &&
         one == other;
}

void playNight(const Game& game, std::uint64_t seed, Counts& counts) {
  Chance chance(seed);
  const CardBook& cards = lk::test::houseCardsOf(game);
  const Hands& hands = *game.hands();
  Referee referee(game, cards);
  CHECK(referee.take(anySetup(game, cards, chance)).verdict == Verdict::accepted);
  while (!referee.result().finished) {
    const Event event = anyEvent(game, referee.state(), cards, chance);
    const std::vector<Placement> laid = hands.showing(referee.state(), event, cards);
    ++counts.events;
    ++(laid.empty() ? counts.cannot : counts.shown)[event.kind()];
    bool tooEarly = false;
    const Observation observation = observationOf(referee, laid, tooEarly);
    const auto* its = std::get_if<Event>(&observation);
    CHECK_MESSAGE(
        laid.empty() || (its && !tooEarly && (*its == sorted(event) || comesToTheSame(referee, event, *its))),
        event.body.dump() + " was heard as " + (its ? its->body.dump() : "nothing"));
    CHECK(referee.take(event).verdict == Verdict::accepted);
  }
}

}  // namespace

CASE(laid_cards_are_read_as_their_events) {
  Counts counts;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) playNight(halfwish(), seed, counts);
  for (const char* kind : {"roll", "choose", "answer", "keep", "location", "power", "pass", "reveal",
                           "decide", "deal", "upgrade_order", "upgrade"})
    CHECK_MESSAGE(counts.shown[kind] > 0, kind);
  // Lists what the table cannot express, with the reason.
  for (const auto& [kind, count] : counts.cannot) {
    const bool known = kind == "upgrade"    // from no row, or a secret pick that is named
                       || kind == "roll"    // the same dice once more
                       || kind == "power"   // a second one of those that people read aloud
                       || kind == "decide"  // bids above nine
        ;
    CHECK_MESSAGE(known, kind + " " + std::to_string(count));
  }
}

CASE(laid_cards_are_read_as_their_events_in_the_dungeon) {
  Counts counts;
  for (std::uint64_t seed = 1; seed <= 120; ++seed)
    playNight(*findGame("half_deck_dungeon_heroes"), seed, counts);
  for (const char* kind : {"draw", "exchange", "place", "equip", "trade", "done", "explore", "attack", "face",
                           "use", "team", "roll", "forced_escape", "yield", "decide", "loot"})
    CHECK_MESSAGE(counts.shown[kind] > 0, kind);
  for (const auto& [kind, count] : counts.cannot) {
    const bool known = kind == "exchange"   // out of a hand that only its owner sees
                       || kind == "place"   // one of several players may have it
                       || kind == "trade"   // with more than two players
                       || kind == "done"    // by a player whose hero is gone, while others prepare
                       || kind == "draw"    // several are due and another one is asked first
                       || kind == "equip"   // the same gear once more
                       || kind == "team"    // of a hand that may not be the first to hold it
                       || kind == "decide"  // several cards of a hand that only its owner sees
        ;
    CHECK_MESSAGE(known, kind + " " + std::to_string(count));
  }
}

CASE(laid_cards_are_read_as_their_events_for_two_armies) {
  Counts counts;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) playNight(*findGame("wtactics_orc"), seed, counts);
  for (const char* kind : {"startup", "reveal", "place", "upkeep", "recruit", "move"})
    CHECK_MESSAGE(counts.shown[kind] > 0, kind);
  // Lists what the table cannot express: marks do not show their purpose, and nothing shows a pass.
  for (const auto& [kind, count] : counts.cannot) {
    const bool known = kind == "step" || kind == "ability" || kind == "attack" || kind == "pass" ||
                       kind == "rest" || kind == "end_turn" || kind == "decide" ||
                       kind == "upkeep"      // of several that are due
                       || kind == "recruit"  // with copies of what lies in the graveyard already
        ;
    CHECK_MESSAGE(known, kind + " " + std::to_string(count));
  }
}

CASE(laid_cards_are_read_as_their_events_in_a_battle) {
  Counts counts;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) playNight(*findGame("half_the_battle"), seed, counts);
  for (const char* kind : {"items", "roll", "select", "move", "item", "pass", "done"})
    CHECK_MESSAGE(counts.shown[kind] > 0, kind);
  for (const auto& [kind, count] : counts.cannot) {
    const bool known = kind == "act"        // the table does not show which action is used on whom
                       || kind == "rage"    // or what Rage buys
                       || kind == "item"    // for one of several pieces, or with another item face up
                       || kind == "decide"  // an agreement
        ;
    CHECK_MESSAGE(known, kind + " " + std::to_string(count));
  }
}
