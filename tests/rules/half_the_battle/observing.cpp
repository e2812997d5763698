// Tests the meaning of a table of Half the Battle: cards in the CHOSEN and ITEMS boxes, tokens on lanes, a
// die.
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

  /// A begins; A has a Flimsy Shield and Caltrops, B Field Dressing and War Horn.
  explicit Table(bool dealt = true) {
    say(R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"}})");
    if (!dealt) return;
    say(R"({"e":"items","seat":"A","cards":["flimsy_shield","caltrops"]})");
    say(R"({"e":"items","seat":"B","cards":["field_dressing","war_horn"]})");
    say(R"({"e":"roll","seat":"A","dice":[12]})");
    say(R"({"e":"roll","seat":"B","dice":[18]})");
  }
  void say(const std::string& json) {
    const Ruling ruling = referee.take(event(json));
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, json + " " + ruling.reason);
  }
  /// Returns the event that the table means, "as_it_stands", a concern's reason, or nothing.
  [[nodiscard]] std::string meaning(const Placement& laid, std::vector<Placement> lying = {}) const {
    lying.push_back(laid);
    const Observation seen = referee.observe(laid, lying);
    if (const auto* its = std::get_if<Event>(&seen)) return its->body.dump();
    const auto* concern = std::get_if<Concern>(&seen);
    return concern ? concern->reason : "";
  }
};

CardPlacement up(const char* zone, const char* card, ThingId thing = {}) {
  return {.zone = zone, .card = card, .thing = thing};
}
TokenPlacement token(const char* zone, const char* card, TokenColour colour = TokenColour::red) {
  return {.zone = zone, .shape = TokenShape::round, .colour = colour, .card = card};
}
TokenPlacement nearLine(TokenPlacement placed, const char* next, int mm) {
  placed.nextZone = next;
  placed.nextZoneMm = mm;
  return placed;
}
TokenPlacement chip(const char* zone, const char* card, int count = 1) {
  return {
      .zone = zone, .shape = TokenShape::chip, .colour = TokenColour::black, .card = card, .count = count};
}
/// Returns a chip in a lane with character tokens at the given distances, the nearest first.
TokenPlacement beside(const char* zone, const char* card, std::vector<Neighbour> tokens) {
  TokenPlacement laid = chip(zone, card);
  laid.around.beside = std::move(tokens);
  return laid;
}
Neighbour near(const char* card, TokenColour colour, int mm) {
  return {.card = card, .mm = mm, .token = colour};
}
TokenPlacement arrow(const char* zone, const char* card, int quarterTurns) {
  TokenPlacement laid = chip(zone, card);
  laid.shape = TokenShape::arrow;
  laid.quarterTurns = quarterTurns;
  return laid;
}
CardPlacement back(const char* zone) {
  return {.zone = zone, .card = "", .face = Face::down};
}

}  // namespace

CASE(two_items_in_a_box_are_those_dealt) {
  const Table table(false);
  CHECK(table.meaning(up("A/items", "caltrops")).empty());
  CHECK(table.meaning(up("A/items", "war_horn"), {up("A/items", "caltrops")}) ==
        R"({"e":"items","seat":"A","cards":["caltrops","war_horn"]})");
  CHECK(table.meaning(DicePlacement{Seat::B, {17}}) == R"({"e":"roll","seat":"B","dice":[17]})");
  CHECK(table.meaning(DicePlacement{Seat::B, {7, 7}}).empty());
}

CASE(a_card_on_chosen_is_the_announcement) {
  Table table;
  CHECK(table.meaning(up("A/chosen", "fighter")) == R"({"e":"select","seat":"A","piece":"fighter"})");
  CHECK(table.meaning(up("A/chosen", "monk")) == "not_your_piece");
  CHECK(table.meaning(up("B/chosen", "monk")).empty());  // it is not B's turn yet
  CHECK(table.meaning(back("A/chosen")).empty());
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  CHECK(table.meaning(up("A/chosen", "fighter")) == "as_it_stands");
  table.say(R"({"e":"correct","piece":"B/monk","hp":0})");
  CHECK(table.meaning(up("B/chosen", "monk")) == "piece_dead");
}

CASE(the_token_that_left_a_lane_is_the_one_that_arrived) {
  Table table;
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  table.say(R"({"e":"select","seat":"B","piece":"lich"})");
  CHECK(table.meaning(token("lane/6", "fighter")) == R"({"e":"move","seat":"A","piece":"fighter","to":6})");
  CHECK(table.meaning(token("lane/4", "fighter")) == "as_it_stands");
  CHECK(table.meaning(token("lane/9", "fighter")) == "piece_elsewhere");  // too far
  CHECK(table.meaning(token("lane/5", "rogue")) == "piece_elsewhere");    // not the chosen piece
  CHECK(table.meaning(token("lane/5", "monk")) == "not_your_piece");      // of the other team
  CHECK(table.meaning(token("", "fighter")).empty());                     // beside the lanes
  CHECK(table.meaning(token("lane/6", "fighter", TokenColour::blue)).empty());
  CHECK(table.meaning(up("mark/5", "entangled")) == "marker_elsewhere");
  table.say(R"({"e":"move","seat":"A","piece":"fighter","to":6})");
  CHECK(table.meaning(token("lane/6", "fighter")) == "as_it_stands");
}

CASE(a_token_on_a_line_is_asked_about_unless_its_piece_is_in_one_of_the_lanes) {
  Table table;
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  table.say(R"({"e":"select","seat":"B","piece":"lich"})");
  CHECK(table.meaning(nearLine(token("lane/6", "fighter"), "lane/5", 4)) == "token_on_line");
  CHECK(table.meaning(nearLine(token("lane/6", "fighter"), "lane/5", 5)) ==
        R"({"e":"move","seat":"A","piece":"fighter","to":6})");
  CHECK(table.meaning(nearLine(token("lane/6", "fighter"), "mark/6", 2)) ==
        R"({"e":"move","seat":"A","piece":"fighter","to":6})");
  CHECK(table.meaning(nearLine(token("lane/5", "fighter"), "lane/4", 4)) == "as_it_stands");
}

CASE(a_piece_both_parties_have_is_known_by_its_colour) {
  Table table;
  table.say(R"({"e":"take_back","count":5})");
  table.say(R"({"e":"setup","game":"half_the_battle"})");
  CHECK(table.meaning(token("lane/4", "fighter")) == "as_it_stands");
  CHECK(table.meaning(token("lane/7", "fighter", TokenColour::black)) == "as_it_stands");
  CHECK(table.meaning(token("lane/5", "fighter", TokenColour::black)) == "piece_elsewhere");
}

CASE(the_token_of_a_dead_piece_is_ignored) {
  Table table;
  table.say(R"({"e":"correct","piece":"A/fighter","hp":0})");
  CHECK(table.meaning(token("lane/9", "fighter")).empty());
}

CASE(an_item_turned_over_is_used_where_it_is_clear_on_what) {
  Table table;
  CHECK(table.meaning(up("A/items", "caltrops")) == "as_it_stands");
  CHECK(table.meaning(up("A/items", "spyglass")) == "item_not_held");
  CHECK(table.meaning(back("A/items"), {up("A/items", "flimsy_shield")}) ==
        "target_missing");                        // the lane is unknown
  CHECK(table.meaning(back("A/items")).empty());  // one of two items
  CardPlacement beside = back("A/items");
  beside.around.beside.push_back({.card = "flimsy_shield", .mm = 8});
  CHECK(table.meaning(beside) ==
        "target_missing");  // the other item is face up, so the one turned over is known
  CHECK(table.meaning(back("A/items"), {up("A/items", "caltrops")}) == "item_not_now");
  table.say(R"({"e":"correct","piece":"A/fighter","lane":6})");
  table.say(R"({"e":"select","seat":"A","piece":"rogue"})");
  table.say(R"({"e":"select","seat":"B","piece":"barbarian"})");
  table.say(R"({"e":"move","seat":"A","piece":"rogue","to":5})");
  table.say(R"({"e":"done","seat":"A"})");
  table.say(R"({"e":"act","seat":"B","action":"axe","targets":["A/fighter"]})");
  CHECK(table.meaning(back("A/items"), {up("A/items", "caltrops")}) ==
        R"({"e":"item","seat":"A","card":"flimsy_shield","on":"hit:1"})");
  CHECK(table.meaning(up("say", "done")) == R"({"e":"pass","seat":"A"})");
  table.say(R"({"e":"item","seat":"A","card":"flimsy_shield"})");
  CHECK(table.meaning(up("A/items", "flimsy_shield")) == "item_used");
  CHECK(table.meaning(up("say", "done")) == R"({"e":"done","seat":"B"})");
  CHECK(table.meaning(up("say", "no")) == "take_back_meant");
}

CASE(seven_tokens_in_a_lane_are_each_known) {
  Table table;
  const char* const kParty[] = {"wizard", "bard", "rogue", "ranger", "cleric", "fighter", "dragon"};
  for (const char* piece : kParty)
    table.say(R"({"e":"correct","piece":"A/)" + std::string(piece) + R"(","lane":5})");
  std::vector<Placement> lying;
  for (const char* piece : kParty) {
    CHECK_MESSAGE(table.meaning(token("lane/5", piece), lying) == "as_it_stands", piece);
    lying.emplace_back(token("lane/5", piece));
  }
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  table.say(R"({"e":"select","seat":"B","piece":"lich"})");
  CHECK(table.meaning(token("lane/6", "fighter"), lying) ==
        R"({"e":"move","seat":"A","piece":"fighter","to":6})");
}

CASE(the_initiative_token_lies_with_whoever_has_it) {
  Table undecided(false);
  CHECK(undecided.meaning(chip("B/initiative", "initiative")).empty());
  Table table;
  CHECK(table.meaning(chip("A/initiative", "initiative")) == "as_it_stands");
  CHECK(table.meaning(chip("B/initiative", "initiative")) == "initiative_elsewhere");
  CHECK(table.meaning(chip("lane/5", "initiative")).empty());
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  table.say(R"({"e":"select","seat":"B","piece":"lich"})");
  table.say(R"({"e":"done","seat":"A"})");
  table.say(R"({"e":"done","seat":"A"})");                           // a question before an idle phase ends
  CHECK(table.meaning(chip("B/initiative", "initiative")).empty());  // the marker was passed a little early
  table.say(R"({"e":"done","seat":"B"})");
  table.say(R"({"e":"done","seat":"B"})");
  CHECK(table.meaning(chip("B/initiative", "initiative")) == "as_it_stands");
  CHECK(table.meaning(chip("A/initiative", "initiative")) == "initiative_elsewhere");
}

CASE(ability_tokens_are_counted_by_symbol) {
  Table table;
  CHECK(table.meaning(chip("B/ability", "necrotic_strike")) == "ability_tokens");
  table.say(R"({"e":"correct","piece":"B/lich","hp":9})");
  table.say(R"({"e":"correct","seat":"B","set":{"tokens":2}})");
  CHECK(table.meaning(chip("B/ability", "necrotic_strike", 2)) == "as_it_stands");
  CHECK(table.meaning(chip("B/ability", "necrotic_strike", 1)) == "as_it_stands");  // one more is due
  CHECK(table.meaning(chip("B/ability", "necrotic_strike", 3)) == "ability_tokens");
  CHECK(table.meaning(chip("B/ability", "flame_breath")) == "ability_tokens");  // of the other Monster
  CHECK(table.meaning(chip("A/ability", "necrotic_strike")) == "ability_tokens");
  CHECK(table.meaning(chip("lane/4", "necrotic_strike")).empty());
}

CASE(a_small_token_belongs_to_the_piece_it_touches) {
  Table table;
  const Neighbour rogue = near("rogue", TokenColour::red, 1), bard = near("bard", TokenColour::red, 2);
  CHECK(table.meaning(beside("lane/4", "hexed", {rogue})) == "marker_not_put");
  table.say(R"({"e":"correct","piece":"B/warlock","lane":5})");
  table.say(R"({"e":"select","seat":"A","piece":"fighter"})");
  table.say(R"({"e":"select","seat":"B","piece":"warlock"})");
  table.say(R"({"e":"done","seat":"A"})");
  table.say(R"({"e":"done","seat":"A"})");
  table.say(R"({"e":"act","seat":"B","action":"hex","targets":["A/rogue"]})");
  table.say(R"({"e":"pass","seat":"A"})");
  CHECK(table.meaning(beside("lane/4", "hexed", {rogue})) == "as_it_stands");
  CHECK(table.meaning(beside("lane/4", "hexed", {rogue, bard})) == "as_it_stands");
  CHECK(table.meaning(beside("lane/4", "hexed", {bard, near("rogue", TokenColour::red, 9)})) ==
        "marker_not_put");
  CHECK(table.meaning(beside("lane/4", "hexed", {bard, near("fighter", TokenColour::red, 3)})) ==
        "marker_between");
  CHECK(table.meaning(beside("lane/4", "hexed", {near("rogue", TokenColour::red, 20)})) == "marker_alone");
  CHECK(table.meaning(beside("lane/4", "polymorphed", {rogue})) == "marker_not_put");
  CHECK(table.meaning(beside("lane/4", "hexed", {near("rogue", TokenColour::blue, 1)})) == "marker_alone");
  CHECK(table.meaning(beside("", "hexed", {rogue})).empty());  // the supply beside the lanes
}

CASE(an_arrow_above_a_lane_points_to_the_side_it_works_for) {
  Table table;
  CHECK(table.meaning(arrow("mark/5", "entangled", 3)) == "marker_elsewhere");
  table.say(R"({"e":"item","seat":"A","card":"caltrops","on":5})");
  CHECK(table.meaning(arrow("mark/5", "entangled", 3)) == "as_it_stands");
  CHECK(table.meaning(arrow("mark/5", "entangled", 1)) == "arrow_direction");
  CHECK(table.meaning(arrow("mark/5", "entangled", 0)) == "arrow_direction");
  TokenPlacement aslant = arrow("mark/5", "entangled", 3);
  aslant.aslant = true;
  CHECK(table.meaning(aslant) == "arrow_direction");
  CHECK(table.meaning(arrow("mark/6", "entangled", 3)) == "marker_elsewhere");
  CHECK(table.meaning(nearLine(arrow("mark/6", "entangled", 3), "mark/5", 3)) == "as_it_stands");
  CHECK(table.meaning(arrow("mark/5", "protected", 3)) == "marker_elsewhere");
  CHECK(table.meaning(arrow("lane/5", "entangled", 3)).empty());
}
