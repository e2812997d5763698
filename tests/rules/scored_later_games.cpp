// Tests Magepunk, WTactics (ORC) and Half the Battle by taps alone, their boxes, and the reason for a draw of
// both parties.
#include <map>
#include <set>
#include <sstream>

#include "house_cards.h"
#include "rules/referee/box.h"
#include "rules/referee/chance.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;
using lk::test::readText;

namespace {

/// Returns a random value of each field.
Json picked(const QuickAction& action, Chance& chance) {
  std::map<std::string, Json> values;
  for (const QuickField& field : action.fields) {
    const std::string whose = field.seat ? std::string(name(*field.seat)) : "";
    const auto& all = field.values;
    values[whose].set(field.name, all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))]);
  }
  Json json{Json::Object{}};
  for (auto& [whose, its] : values) json.set(whose, std::move(its));
  return json;
}

/// Plays nights by taps alone. Returns the ids of all offered taps.
std::set<std::string> tapped(const char* id, const std::string& setup, int nights) {
  const Game& game = *findGame(id);
  const CardBook& cards = houseCardsOf(game);
  std::set<std::string> ids;
  Chance chance(11);
  for (int night = 0; night < nights; ++night) {
    Referee referee(game, cards);
    CHECK(quickActions(game, referee.state(), cards).empty());
    CHECK(referee.take(event(setup)).verdict == Verdict::accepted);
    for (int tap = 0; tap < 60 && !referee.result().finished; ++tap) {
      const auto offered = quickActions(game, referee.state(), cards);
      CHECK(!offered.empty());
      const auto& action = offered[static_cast<std::size_t>(chance.below(static_cast<int>(offered.size())))];
      ids.emplace(action.id);
      const Json values = picked(action, chance);
      for (const Event& each : game.scoring()->events(referee.state(), cards, action.id, values)) {
        const Ruling ruling = referee.take(each);
        CHECK_MESSAGE(ruling.verdict == Verdict::accepted, each.body.dump() + " " + ruling.reason);
        if (referee.result().finished) break;
      }
    }
    if (referee.result().finished) CHECK(quickActions(game, referee.state(), cards).empty());
  }
  return ids;
}

BoxList boxOf(const char* id, const std::string& more) {
  const Game& game = *findGame(id);
  return takeOut(game, event(R"({"e":"setup","game":")" + std::string(id) + "\"" + more + "}"),
                 houseCardsOf(game));
}

}  // namespace

CASE(nights_of_magepunk_are_scored_by_taps) {
  CHECK((tapped("magepunk", R"({"e":"setup","game":"magepunk","starter":"B","options":{"mulligan":"none"}})",
                12) == std::set<std::string>{"hurt", "healed", "drawn", "turn_over", "concede"}));
}

CASE(nights_of_wtactics_are_scored_by_taps) {
  CHECK((tapped("wtactics_orc",
                R"({"e":"setup","game":"wtactics_orc","starter":"A","options":{"armies":"off"}})",
                12) == std::set<std::string>{"kill", "eliminated", "turn_over"}));
}

CASE(nights_of_half_the_battle_are_scored_by_taps) {
  CHECK((tapped("half_the_battle", R"({"e":"setup","game":"half_the_battle","options":{"items":"off"}})",
                12) == std::set<std::string>{"monster", "health_a", "health_b"}));
}

CASE(later_games_come_out_of_their_boxes) {
  const BoxList wallets = boxOf("magepunk", R"(,"starter":"A")");
  CHECK(wallets.parts.size() == 2 && wallets.parts[0].count() == 36 && wallets.missing.empty());
  const BoxList one = boxOf("magepunk", R"(,"starter":"A","options":{"skirmish":"one_wallet_each"})");
  CHECK(one.parts.size() == 2 && one.parts[1].picks == 18);
  const BoxList common = boxOf("magepunk", R"(,"starter":"A","options":{"skirmish":"common_deck"})");
  CHECK(common.parts.size() == 1 && !common.parts[0].seat);

  const BoxList factions = boxOf("wtactics_orc", "");
  CHECK(factions.parts.size() == 2 && factions.parts[0].count() == 34 && factions.parts[1].count() == 35);
  const BoxList deck = boxOf("wtactics_orc", R"(,"decks":{"A":{"walking_corpse":8,"hold_axethrower":2}})");
  CHECK(deck.parts.size() == 3 && deck.parts[0].count() == 10 && deck.parts[0].seat == Seat::A);
  CHECK(deck.missing.size() == 1 && deck.missing[0].wanted == 8 && deck.missing[0].copies == 6);
  CHECK(boxOf("wtactics_orc", R"(,"starter":"C")").parts.empty());

  const BoxList parties = boxOf("half_the_battle", "");
  CHECK(parties.parts.size() == 3 && parties.parts[0].count() == 7 && parties.parts[2].count() == 12);
}

CASE(the_tie_break_between_two_defeated_parties_is_reported) {
  const Game& game = *findGame("half_the_battle");
  const auto decidersOf = [&](const char* transcript) {
    Referee referee(game, houseCardsOf(game));
    std::istringstream lines(readText("samples/half_the_battle/transcripts/" + std::string(transcript)));
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with(R"({"e":)")) referee.take(event(line));
    CHECK(referee.result().finished);
    return game.story()->deciders(referee.state());
  };
  const auto rage = decidersOf("both_gone_in_one_turn_most_rage_wins.jsonl");
  CHECK(rage.size() == 1 && rage[0].by == "most_rage" && rage[0].decides);
  const auto monsters = decidersOf("level_rage_the_stronger_monster_wins.jsonl");
  CHECK(monsters.size() == 2 && !monsters[0].decides && monsters[1].by == "monster_hp" &&
        monsters[1].values[0] == 12 && monsters[1].values[1] == 18);
}
