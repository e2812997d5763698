// Plays random nights of Half Deck Dungeon Heroes, with any options that people may choose.
#pragma once

#include "house_cards.h"
#include "rules/referee/random_play.h"

namespace lk::test::half_deck_dungeon_heroes {

using namespace lk::rules;

inline const Game& game() {
  return *findGame("half_deck_dungeon_heroes");
}
inline const CardBook& cards() {
  return lk::test::houseCardsOf(game());
}

inline Event anySetup(Chance& chance) {
  Event setup = anySetup(game(), cards(), chance);
  Json options{Json::Object{}};
  for (const OptionSpec& option : game().vocabulary().options)
    if (option.kind == OptionKind::word && option.key != "losing" && chance.below(3) == 0)
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
  const bool boss =
      options["goal"].asString() != "treasure" && options["goal"].asString() != "bottom_treasure";
  if (boss && chance.below(4) == 0) options.set("endgame_boss", "pit_ogre");
  if (chance.below(5) == 0) options.set("card_limit", 8 + chance.below(12));
  if (chance.below(5) == 0)
    options.set("leave_out", Json::array({chance.below(2) == 0 ? "magic" : "goblin"}));
  if (chance.below(4) == 0) {
    const bool unseen = options["rescue_choice"].asString() == "chance";
    bool taken = false;
    for (const auto& [seat, hero] : setup.body["heroes"].members())
      taken = taken || hero.asString() == "wanderer";
    if (unseen || !taken) options.set("rescue", unseen ? "yes" : "wanderer");
  }
  setup.body.set("options", options);
  return setup;
}

/// Plays a random night; calls `each` with the referee, every event and its ruling.
template <class Each>
void playNight(Chance& chance, Each each) {
  Referee referee(game(), cards());
  const Event setup = anySetup(chance);
  const Ruling begun = referee.take(setup);
  CHECK_MESSAGE(begun.verdict == Verdict::accepted, setup.body.dump() + begun.cureArguments.dump());
  each(referee, setup, begun);
  for (int i = 0; begun.verdict == Verdict::accepted && !referee.result().finished && i < 5000; ++i) {
    const Event next = anyEvent(game(), referee.state(), cards(), chance);
    const Ruling ruling = referee.take(next);
    if (ruling.verdict != Verdict::accepted)
      CHECK_MESSAGE(false, setup.body.dump() + "\n" + next.body.dump() + " " + ruling.reason);
    each(referee, next, ruling);
  }
}

}  // namespace lk::test::half_deck_dungeon_heroes
