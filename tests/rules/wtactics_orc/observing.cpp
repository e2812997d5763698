// Tests the meaning of cards on the mat in WTactics (ORC), from placements alone; a question where only
// people can decide.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

struct Table {
  const Game& game = *findGame("wtactics_orc");
  Referee referee{game, houseCardsOf(game)};
  std::vector<Placement> lying;

  explicit Table(const std::string& setup) {
    CHECK(referee.take(event(R"({"e":"setup","game":"wtactics_orc")" + setup + "}")).verdict ==
          Verdict::accepted);
  }
  /// Returns what this means, together with everything laid before.
  std::string lay(const char* zone, const char* card, int quarterTurns = 0, Face face = Face::up,
                  ThingId thing = {}) {
    const CardPlacement placed{zone, card, face, quarterTurns, thing};
    lying.emplace_back(placed);
    const Observation seen = referee.observe(placed, lying);
    if (const auto* its = std::get_if<Event>(&seen)) return its->body.dump();
    if (const auto* concern = std::get_if<Concern>(&seen)) return "?" + concern->reason;
    return "";
  }
  ThingId at(std::size_t place) const { return referee.state().lying[place].thing; }
};

std::string position(const char* step, const char* a, const char* b, const char* more = "") {
  return std::string(R"(,"position":{"step":")") + step + R"(","seats":{"A":{"army":{)" + a + "}" + more +
         R"(},"B":{"army":{)" + b + "}}}}";
}

}  // namespace

CASE(four_backs_are_a_hidden_start_and_faces_go_on_with_it) {
  Table table("");
  CHECK(table.lay("A-F1", "", 0, Face::down).empty());
  CHECK(table.lay("A-F2", "", 0, Face::down).empty());
  CHECK(table.lay("A-B1", "", 0, Face::down).empty());
  CHECK(table.lay("A-B4", "", 0, Face::down) ==
        R"({"e":"startup","seat":"A","put":["A-F1","A-F2","A-B1","A-B4"]})");
  CHECK(table.lay("A-B3", "", 0, Face::down) == "?four_slots");
  for (const char* line : {R"({"e":"startup","seat":"A","put":["A-F1","A-F2","A-B1","A-B4"]})",
                           R"({"e":"startup","seat":"B","put":["B-F1","B-F2","B-F3","B-F4"]})"})
    CHECK(table.referee.take(event(line)).verdict == Verdict::accepted);
  CHECK(table.lay("A-F3", "mage").empty());  // a card is turned up first
  CHECK(table.lay("A-F1", "mage") == R"({"e":"reveal","seat":"A","slot":"A-F1","card":"mage"})");
}

CASE(a_recruit_is_recognised_once_it_is_paid) {
  Table table(
      position("recruit", R"("A-F1":"mage","A-F2":"mage","A-F3":"mage")", R"("B-F1":"walking_corpse")"));
  CHECK(table.lay("A-B1", "elvish_shaman", 1).empty());
  CHECK(table.lay("A-F1", "mage", 1, Face::up, table.at(0)).empty());
  CHECK(table.lay("A-F2", "mage", 3, Face::up, table.at(1)) ==
        R"({"e":"recruit","seat":"A","card":"elvish_shaman","slot":"A-B1","pay":["A-F1","A-F2"]})");
  CHECK(table.lay("A-F3", "mage", 1, Face::up, table.at(2)) == "?paid_too_much");
}

CASE(a_recruit_may_be_paid_by_the_twilight) {
  Table table(position("recruit", R"("A-F1":"mage")", R"("B-F1":"walking_corpse")",
                       R"(,"twilight":["knight"],"graveyard":["mage"])"));
  CHECK(table.lay("A/graveyard", "mage").empty());
  CHECK(table.lay("A-B1", "elvish_fighter", 1).empty());
  CHECK(table.lay("A/graveyard", "knight") ==
        R"({"e":"recruit","seat":"A","card":"elvish_fighter","slot":"A-B1","pay":["twilight:knight"]})");
}

CASE(upkeep_is_paid_by_a_turn_or_refused_by_the_graveyard) {
  const std::string due =
      position("upkeep", R"("A-F1":"elvish_druid","A-F2":"mage")", R"("B-F1":"walking_corpse")");
  Table paid(due);
  CHECK(paid.lay("A-F2", "mage", 1, Face::up, paid.at(1)) ==
        R"({"e":"upkeep","seat":"A","slot":"A-F1","pay":["A-F2"]})");
  Table refused(due);
  CHECK(refused.lay("A/graveyard", "elvish_druid") ==
        R"({"e":"upkeep","seat":"A","slot":"A-F1","refuse":true})");
  Table two(position("upkeep", R"("A-F1":"elvish_druid","A-F2":"old_alder")", R"("B-F1":"walking_corpse")"));
  CHECK(two.lay("A-F2", "old_alder", 1, Face::up, two.at(1)) == "?which_upkeep");
}

CASE(a_card_that_lies_elsewhere_has_moved) {
  Table table(position("move", R"("A-F1":"mage","A-F2":"knight")", R"("B-F1":"walking_corpse")"));
  CHECK(table.lay("A-B1", "mage", 1, Face::up, table.at(0)) ==
        R"({"e":"move","seat":"A","from":"A-F1","to":"A-B1"})");
  CHECK(table.lay("A-F2", "mage", 1, Face::up, table.at(0)) ==
        R"({"e":"move","seat":"A","from":"A-F1","to":"A-F2"})");
  CHECK(table.lay("B-F2", "mage", 1, Face::up, table.at(0)) == "?where_it_stands");
  CHECK(table.lay("A-F1", "knight", 0) == "?which_creature");
}

CASE(intentions_the_cards_do_not_show_are_asked_for) {
  const char* a = R"("A-F1":"mage","A-F2":{"card":"mage","marked":true})";
  Table table(position("attack", a, R"("B-F1":"walking_corpse")"));
  CHECK(table.lay("A-F1", "mage", 0, Face::up, table.at(0)) == "?as_it_stands");
  CHECK(table.lay("A-F1", "mage", 1, Face::up, table.at(0)) == "?whom_to_attack");
  CHECK(table.lay("A-F2", "mage", 1, Face::up, table.at(1)) == "?as_it_stands");
  CHECK(table.lay("A-F2", "mage", 2, Face::up, table.at(1)) == "?still_marked");
  CHECK(table.lay("B-F1", "walking_corpse", 1, Face::up, table.at(2)) == "?still_upright");
  Table abilities(position("abilities", a, R"("B-F1":"walking_corpse")"));
  CHECK(abilities.lay("A-F1", "mage", 1, Face::up, abilities.at(0)) == "?marked_for_what");
  Table markers(position("attack", a, R"("B-F1":"walking_corpse")") + R"(,"options":{"mark_by":"marker"})");
  CHECK(markers.lay("A-F1", "mage", 1, Face::up, markers.at(0)) == "?as_it_stands");
}

CASE(a_card_over_another_is_asked_about_and_one_is_in_one_place_alone) {
  Table table(position("move", R"("A-F1":"mage","A-B1":"knight")", R"("B-F1":"walking_corpse")"));
  CHECK(table.lay("A-F1", "elvish_archer") == "?which_creature");  // three in a column
  CHECK(table.lay("A-B1", "elvish_archer", 1) == "?which_creature");
  CHECK(table.lay("A-F1", "mage", 0, Face::up, table.at(0)) == "?as_it_stands");
  CHECK(table.lay("A-F2", "mage", 1, Face::up, table.at(0)) ==
        R"({"e":"move","seat":"A","from":"A-F1","to":"A-F2"})");
  CHECK(table.referee.take(event(R"({"e":"move","seat":"A","from":"A-F1","to":"A-F2"})")).verdict ==
        Verdict::accepted);
  // It is in its second place now, not in both.
  CHECK(table.lay("A-F2", "mage", 1, Face::up, table.at(0)) == "?as_it_stands");
}

namespace {

std::string meaning(const Table& table, const TokenPlacement& token) {
  const Observation seen = table.referee.observe(token, std::vector<Placement>{token});
  if (const auto* concern = std::get_if<Concern>(&seen))
    return "?" + concern->reason + (concern->ifMeant ? " " + concern->ifMeant->body.dump() : "");
  return std::holds_alternative<Event>(seen) ? "event" : "";
}
TokenPlacement cubes(const char* slot, std::optional<int> count) {
  TokenPlacement token{.zone = slot, .count = count};
  token.around.on.push_back({.card = "mage"});
  return token;
}

}  // namespace

CASE(red_cubes_are_compared_with_the_damage_tokens) {
  const char* a = R"("A-F1":{"card":"old_alder","damage":2},"A-F2":"mage")";
  const Table table(position("move", a, R"("B-F1":"walking_corpse")"));
  CHECK(meaning(table, cubes("A-F1", 2)) == "?as_it_stands");
  CHECK(meaning(table, cubes("A-F1", 3)) == "?damage_cubes");
  CHECK(meaning(table, cubes("A-F1", 1)) == "?damage_cubes");
  CHECK(meaning(table, cubes("A-F1", std::nullopt)) == "?cubes_unclear");
  CHECK(meaning(table, cubes("A-F2", 1)) == "?damage_cubes");
  CHECK(meaning(table, cubes("A-F2", std::nullopt)).empty());  // nothing depends on it
  CHECK(meaning(table, cubes("A-B1", 1)).empty());             // the place is empty
  CHECK(meaning(table, {.zone = "A-F1"}).empty());             // beside the card
  const Table attack(position("attack", a, R"("B-F1":"walking_corpse")"));
  CHECK(meaning(attack, cubes("A-F1", 1)) == R"(?rest_meant {"e":"rest","seat":"A","slot":"A-F1"})");
}

CASE(the_cube_on_the_track_shows_the_points) {
  const Table table(position("move", R"("A-F1":"mage")", R"("B-F1":"walking_corpse")"));
  CHECK(meaning(table, {.zone = "A/points/0", .nextZoneMm = 8}) == "?as_it_stands");
  CHECK(meaning(table, {.zone = "B/points/3", .nextZoneMm = 8}) ==
        R"(?points_cube {"e":"correct","seat":"B","set":{"victory_points":3}})");
  CHECK(meaning(table, {.zone = "B/points/3", .nextZone = "B/points/4", .nextZoneMm = 1}) ==
        "?points_cube_unclear");
}

CASE(copies_that_leave_their_slots_at_once_are_asked_about) {
  Table table(position("move", R"("A-F1":{"card":"mage","damage":1},"A-F3":"mage","A-B4":"knight")",
                       R"("B-F1":"walking_corpse")"));
  CHECK(table.lay("A-B1", "mage", 1).empty());  // its origin is not known yet
  table.lying.emplace_back(ZoneCleared{"A-F1"});
  CHECK(table.lay("A-B1", "mage", 1) == R"({"e":"move","seat":"A","from":"A-F1","to":"A-B1"})");
  table.lying.emplace_back(ZoneCleared{"A-F3"});
  CHECK(table.lay("A-B1", "mage", 1) == "?which_copy");
  CHECK(table.lay("A-B3", "mage", 1) == "?which_copy");
  CHECK(table.lay("A-B2", "knight", 1).empty());
}

CASE(the_pointer_chip_marks_the_target_of_turned_creatures) {
  TokenPlacement chip{.zone = "B-F1", .shape = TokenShape::chip, .card = "pointer"};
  chip.around.on.push_back({.card = "walking_corpse"});
  Table table(position("attack", R"("A-F1":"knight","A-F2":"knight","A-B4":"mage")",
                       R"("B-F1":"walking_corpse","B-F2":"walking_corpse")"));
  const auto pointed = [&] {
    std::vector<Placement> lying = table.lying;
    lying.emplace_back(chip);
    const Observation seen = table.referee.observe(chip, lying);
    if (const auto* its = std::get_if<Event>(&seen)) return its->body.dump();
    const auto* concern = std::get_if<Concern>(&seen);
    return concern ? "?" + concern->reason + (concern->ifMeant ? " " + concern->ifMeant->body.dump() : "")
                   : std::string();
  };
  CHECK(pointed().empty());  // no card was rotated
  CHECK(table.lay("A-F1", "knight", 1, Face::up, table.at(0)) == "?whom_to_attack");
  CHECK(pointed() == R"({"e":"attack","seat":"A","attackers":["A-F1"],"target":"B-F1","type":"close"})");
  CHECK(table.lay("A-F2", "knight", 1, Face::up, table.at(1)) == "?whom_to_attack");
  CHECK(pointed().starts_with("?one_group"));
  chip.zone = "A-B4";
  CHECK(pointed().empty());  // at a creature of the same player
}
