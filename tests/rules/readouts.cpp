// Tests the numbers beside things and players in every game: their names are declared, their sums add up, and
// views show them to those who know the thing.
#include <algorithm>
#include <set>

#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;
using lk::test::nights;

namespace {

template <class List>
bool holds(const List& list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

/// Checks every number and condition of a readout, and adds their names to those seen.
void check(const Game& game, const Readout& readout, std::set<std::string_view>& seen) {
  for (const Count& count : readout.counts) {
    CHECK_MESSAGE(holds(game.vocabulary().numbers, count.name), std::string(count.name));
    seen.insert(count.name);
    int sum = count.base.value_or(0);
    for (const CountPart& part : count.parts) {
      CHECK_MESSAGE(!part.rule.text.empty(), std::string(count.name));
      sum += part.amount;
    }
    if (count.base) CHECK_MESSAGE(sum == count.now, std::string(count.name));
  }
  for (const Condition& condition : readout.conditions) {
    CHECK_MESSAGE(holds(game.vocabulary().conditions, condition.name), std::string(condition.name));
    CHECK_MESSAGE(!condition.rule.text.empty(), std::string(condition.name));
    seen.insert(condition.name);
  }
}

/// Returns the thing in a view's zone whose name ends so.
const Json& thingIn(const Json& view, const char* zone, std::string_view name) {
  static const Json kNone;
  for (const Json& slot : view["zones"][zone].items())
    if (slot["thing"].asString().ends_with(name)) return slot;
  return kNone;
}

/// Returns a referee of a game after these events, all of them accepted.
Referee refereeOf(const char* id, const std::vector<std::string>& lines) {
  const Game& game = *findGame(id);
  Referee referee(game, houseCardsOf(game));
  for (const std::string& line : lines)
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

const std::string kClash =
    R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A","phase":"attack","seats":{)"
    R"("A":{"life":15,"hand":3,"deck":10,"resources":{"biom":3},"battlefield":["thornback_grazer"]},)"
    R"("B":{"life":15,"hand":3,"deck":10,"battlefield":["thornback_grazer","thornback_grazer"]}}}})";

}  // namespace

constexpr int kNights = 30;

CASE(every_number_of_random_nights_adds_up_and_is_declared) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    std::set<std::string_view> seen;
    Chance chance(11);
    for (int night = 0; night < nights(kNights); ++night) {
      Referee referee(*game, cards);
      referee.take(anySetup(*game, cards, chance));
      State state = referee.state();
      for (int event = 0; !state.result.finished && event < 600; ++event) {
        if (playAny(*game, state, cards, chance) != Verdict::accepted) break;
        const Readouts all = game->readouts(state, cards);
        CHECK(all.lying.size() <= state.lying.size());
        for (const Readout& readout : all.lying) check(*game, readout, seen);
        for (const Readout& readout : all.seats) check(*game, readout, seen);
      }
    }
    if (nights(kNights) < kNights) continue;  // rare numbers need all of them
    for (const std::string_view name : game->vocabulary().numbers)
      if (name != "combat_value")  // rarely outlasts an event: the case below
        CHECK_MESSAGE(seen.contains(name), std::string(game->id()) + ": " + std::string(name));
  }
}

CASE(a_view_says_whose_phase_it_is_in_every_game) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Chance chance(3);
    Referee referee(*game, cards);
    referee.take(anySetup(*game, cards, chance));
    State state = referee.state();
    for (int event = 0; !state.result.finished && event < 300; ++event) {
      const Json view = viewFor(*game, cards, state, Audience::table).json;
      CHECK_MESSAGE(view.find("phase") && view.find("phase_of"), std::string(game->id()));
      CHECK(view["phase_of"] == tableFigure(*game, view, FigureRole::turnHolder));
      playAny(*game, state, cards, chance);
    }
  }
}

CASE(an_entity_shows_impact_durability_and_what_is_left_of_it) {
  const Referee referee = refereeOf(
      "magepunk",
      {kClash, R"({"e":"attack","seat":"A","attackers":[{"who":"A/thornback_grazer","at":"B"}]})",
       R"({"e":"block","seat":"B","blocks":[{"who":"B/thornback_grazer#2","blocks":"A/thornback_grazer"}]})",
       R"({"e":"play","seat":"A","card":"bark_skin","targets":["A/thornback_grazer"],"pay":{"biom":1}})"});
  const Json waiting = referee.view(Audience::table).json["chain"];
  CHECK_MESSAGE(
      waiting.dump() == R"([{"link":1,"seat":"A","card":"bark_skin","targets":["A/thornback_grazer"]}])",
      waiting.dump());
  Referee after = referee;
  for (const char* line : {R"({"e":"decline","seat":"B"})", R"({"e":"next","seat":"A"})"})
    CHECK_MESSAGE(after.take(event(line)).verdict == Verdict::accepted, line);
  const Json view = after.view(Audience::table).json;
  const Json& mine = thingIn(view, "battlefield", "A/thornback_grazer")["numbers"];
  CHECK_MESSAGE(
      mine["durability"].dump() ==
          R"({"now":6,"base":3,"sum":[{"amount":3,"rule":"M-81","card":"bark_skin","until":"end_of_turn"}]})",
      mine.dump());
  CHECK_MESSAGE(mine["left"].dump() == R"({"now":3,"most":6})", mine.dump());
  CHECK(mine["damage"]["now"] == Json(3) && mine["impact"].dump() == R"({"now":3,"base":3})");
  CHECK(!view.find("chain"));
}

CASE(a_halved_combat_value_and_what_a_creature_has_left_are_shown) {
  const Referee referee = refereeOf(
      "wtactics_orc",
      {R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"B","step":"attack","action_points":3,)"
       R"("seats":{"A":{"army":{"A-F2":"elvish_druid"}},"B":{"army":{"B-F1":"deep_crossbow",)"
       R"("B-F2":"hold_axethrower"}}}}})",
       R"({"e":"attack","seat":"B","attackers":["B-F1","B-F2"],"target":"A-F2","type":"ranged"})",
       R"({"e":"pass","seat":"A"})", R"({"e":"pass","seat":"B"})"});
  const Json view = referee.view(Audience::table).json;
  CHECK_MESSAGE(view["seats"]["B"]["numbers"].dump() ==
                    R"({"combat_value":{"now":4,"base":7,"sum":[{"amount":-3,"rule":"O-36",)"
                    R"("card":"elvish_druid","until":"end_of_battle","how":"halves"}]}})",
                view["seats"]["B"].dump());
  const Json& druid = view["zones"]["A-F2"].items()[0]["numbers"];
  CHECK_MESSAGE(druid["life"].dump() == R"({"now":3,"most":3})", druid.dump());
  CHECK(view["zones"]["B-F1"].items()[0]["states"].items()[0]["state"] == Json("silenced"));
  CHECK(view["phase_of"] == Json("B"));
}

CASE(a_piece_shows_its_health_and_what_lies_on_it) {
  const Json view =
      refereeOf("half_the_battle",
                {R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_a"}})",
                 R"({"e":"items","seat":"A","cards":["flimsy_shield","smoke_pot"]})",
                 R"({"e":"items","seat":"B","cards":["war_horn","vial_of_poison"]})",
                 R"({"e":"roll","seat":"A","dice":[14]})", R"({"e":"roll","seat":"B","dice":[18]})",
                 R"({"e":"select","seat":"A","piece":"fighter"})",
                 R"({"e":"correct","seat":"A","set":{"rage_d12":true,"rage_d4":true}})"})
          .view(Audience::table)
          .json;
  for (const auto& [zone, slots] : view["zones"].members())
    for (const Json& slot : slots.items())
      if (slot["card"].asString() == "fighter")
        CHECK_MESSAGE(slot["numbers"]["hp"].dump() == R"({"now":12,"most":12})", slot.dump());
  const std::string rage = view["seats"]["A"]["numbers"].dump();
  CHECK_MESSAGE(rage == R"({"rage":{"now":16,"base":0,"sum":[{"amount":4,"rule":"B-77","of":"d4"},)"
                        R"({"amount":12,"rule":"B-77","of":"d12"}]}})",
                rage);
}

CASE(a_hero_shows_what_gear_adds_and_the_life_left) {
  const Game& game = *findGame("half_deck_dungeon_heroes");
  const CardBook& cards = houseCardsOf(game);
  Chance chance(5);
  long geared = 0;
  for (int night = 0; night < nights(20); ++night) {
    Referee referee(game, cards);
    referee.take(anySetup(game, cards, chance));
    State state = referee.state();
    for (int event = 0; !state.result.finished && event < 200; ++event) {
      if (playAny(game, state, cards, chance) != Verdict::accepted) break;
      const Json zones = viewFor(game, cards, state, Audience::table).json["zones"];
      for (const char* place : {"1", "2", "3", "4"}) {
        const Json& gear = zones["gear/" + std::string(place)].items().empty()
                               ? zones["none"]
                               : zones["gear/" + std::string(place)].items()[0];
        if (gear["card"].asString() != "rusty_sword") continue;
        const Json& strength = zones["hero/" + std::string(place)].items()[0]["numbers"]["strength"];
        CHECK_MESSAGE(strength["sum"].items()[0]["card"] == Json("rusty_sword"), strength.dump());
        ++geared;
      }
    }
  }
  CHECK(geared > 0);
}
