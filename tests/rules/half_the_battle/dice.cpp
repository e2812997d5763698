// Tests the meaning of a die on a piece's token, by the way the table keeps health: told, checked or read.
#include "house_cards.h"
#include "rules/core/agreement.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

struct Table {
  const Game& game = *findGame("half_the_battle");
  Referee referee{game, houseCardsOf(game)};

  /// B's Barbarian is about to act on A's Fighter, both in lane 6; A holds a Flimsy Shield.
  explicit Table(const std::string& hp) {
    say(R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"},"options":{"hp":")" +
        hp + R"("}})");
    say(R"({"e":"items","seat":"A","cards":["flimsy_shield","caltrops"]})");
    say(R"({"e":"items","seat":"B","cards":["field_dressing","war_horn"]})");
    say(R"({"e":"roll","seat":"A","dice":[12]})");
    say(R"({"e":"roll","seat":"B","dice":[18]})");
    say(R"({"e":"correct","piece":"A/fighter","lane":6})");
    say(R"({"e":"select","seat":"A","piece":"rogue"})");
    say(R"({"e":"select","seat":"B","piece":"barbarian"})");
    say(R"({"e":"move","seat":"A","piece":"rogue","to":5})");
    say(R"({"e":"done","seat":"A"})");
  }
  void say(const std::string& json) {
    const Ruling ruling = referee.take(event(json));
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, json + " " + ruling.reason);
  }
  [[nodiscard]] Observation seen(const DiePlacement& die) const {
    const std::vector<Placement> lying{die};
    return referee.observe(die, lying);
  }
  /// Returns the event that the table means, "as_it_stands", a concern's reason with the event it proposes,
  /// or nothing.
  [[nodiscard]] std::string meaning(const DiePlacement& die) const {
    const Observation it = seen(die);
    if (const auto* its = std::get_if<Event>(&it)) return its->body.dump();
    const auto* concern = std::get_if<Concern>(&it);
    if (!concern) return "";
    return concern->reason + (concern->ifMeant ? " " + concern->ifMeant->body.dump() : "");
  }
  /// The Fighter's health when no item is used on the Barbarian's blow.
  int struck() {
    say(R"({"e":"act","seat":"B","action":"axe","targets":["A/fighter"]})");
    const int hp = 12 - referee.state().hits.front().amount;
    return hp;
  }
};

DiePlacement die(const char* card, int sides, std::optional<int> value, std::optional<int> before = {}) {
  return {.zone = "lane/6", .sides = sides, .value = value, .before = before, .card = card};
}
DiePlacement fighters(std::optional<int> value, std::optional<int> before = 12) {
  return die("fighter", 12, value, before);
}

}  // namespace

CASE(no_die_is_read_where_health_is_entered) {
  const Table table("told");
  CHECK(table.game.diceToRead(table.referee.state(), table.referee.cards()).empty());
  CHECK(table.meaning(fighters(3)).empty());
}

CASE(all_dice_but_those_of_four_sides_are_to_be_read) {
  for (const char* hp : {"checked", "read"}) {
    const Table table(hp);
    const std::vector<DieToRead> dice = table.game.diceToRead(table.referee.state(), table.referee.cards());
    CHECK(dice.size() == 12);
    for (const DieToRead& each : dice)
      CHECK(each.sides > 4 && each.card != "wizard" && each.card != "sorcerer");
    CHECK((dice.front() == DieToRead{"bard", TokenColour::red, 6}));
    CHECK((dice.back() == DieToRead{"lich", TokenColour::black, 20}));
  }
}

CASE(a_checked_die_that_is_right_or_unclear_is_silent) {
  const Table table("checked");
  CHECK(table.meaning(fighters(12)) == "as_it_stands");
  CHECK(table.meaning(fighters(std::nullopt)).empty());
  CHECK(table.meaning(die("monk", 8, 8)).empty());  // a red one belongs to neither party
  CHECK(table.meaning(die("nobody", 8, 3)).empty());
}

CASE(a_checked_die_that_differs_is_reported_with_both_values) {
  const Table table("checked");
  CHECK(table.meaning(fighters(11)) ==
        R"(die_shows_other_value {"e":"correct","piece":"A/fighter","hp":11})");
  const Observation it = table.seen(fighters(11));
  CHECK(std::get<Concern>(it).arguments.dump() == R"({"card":"fighter","shown":11,"n":12,"case":"seen"})");
}

CASE(a_die_that_shows_a_value_it_does_not_have_is_another_die) {
  for (const char* hp : {"checked", "read"}) {
    const Table table(hp);
    CHECK(table.meaning(die("rogue", 8, 11, 8)) == "impossible_roll");
    CHECK(table.meaning(die("cleric", 10, 0)) == "as_it_stands");  // a 0 on a d10 is 10
    CHECK(table.meaning(die("ranger", 10, 12, 10)) == "impossible_roll");
  }
}

CASE(a_die_may_be_turned_before_the_hit_is_carried_out) {
  for (const char* hp : {"checked", "read"}) {
    Table table(hp);
    const int left = table.struck();
    CHECK(left > 1 && left < 12);
    CHECK(table.meaning(fighters(left)).empty());  // examined again after the next event
    CHECK(table.meaning(fighters(left + 1)) == "die_shows_other_value");
    table.say(R"({"e":"pass","seat":"A"})");
    CHECK(table.meaning(fighters(left)) == "as_it_stands");
  }
}

CASE(a_die_that_is_read_gives_the_health_of_its_piece) {
  Table table("read");
  CHECK(table.meaning(fighters(7)) == R"({"e":"die","piece":"A/fighter","value":7})");
  table.say(R"({"e":"die","piece":"A/fighter","value":7})");
  CHECK(table.meaning(fighters(7)) == "as_it_stands");
}

CASE(a_die_that_follows_a_hit_may_only_follow_it) {
  Table table("read");
  const int left = table.struck();
  table.say(R"({"e":"pass","seat":"A"})");
  CHECK(table.meaning(fighters(left)) == "as_it_stands");
  CHECK(table.meaning(fighters(left + 1)) ==
        R"(die_shows_other_value {"e":"die","piece":"A/fighter","value":)" + std::to_string(left + 1) + "}");
}

CASE(a_first_look_at_a_die_is_no_statement) {
  const Table table("read");
  CHECK(table.meaning(fighters(7, std::nullopt)) ==
        R"(die_shows_other_value {"e":"die","piece":"A/fighter","value":7})");
  CHECK(table.meaning(fighters(std::nullopt, std::nullopt)).empty());
}

CASE(a_read_die_that_is_unclear_is_asked_about) {
  const Table table("read");
  CHECK(table.meaning(fighters(std::nullopt)) == "die_unsure");
}

CASE(the_dice_of_monsters_count_once_they_are_rolled) {
  Table table("checked");
  CHECK(table.meaning(die("dragon", 20, 12)) == "as_it_stands");
  table.say(R"({"e":"take_back","count":6})");  // including the last roll
  CHECK(table.meaning(die("dragon", 20, 12)).empty());
  CHECK(table.meaning(die("rogue", 8, 8)) == "as_it_stands");
}

CASE(the_die_of_a_dead_piece_is_ignored) {
  Table table("read");
  table.say(R"({"e":"correct","piece":"A/fighter","hp":0})");
  CHECK(table.meaning(fighters(3)).empty());
}
