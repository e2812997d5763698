// Tests the meaning of cards on the mat of Magepunk, without pixels.
#include "house_cards.h"
#include "rules/core/agreement.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

const std::string kSides =
    R"("seats":{"A":{"hand":4,"deck":20,"resources":{"biom":2,"kinesis":2},"battlefield":["burrow_ox","rust_tick"]},)"
    R"("B":{"hand":4,"deck":20,"resources":{"kinesis":1},"battlefield":["choir_drone"]}}}})";

struct Night {
  Referee referee{*findGame("magepunk"), lk::test::houseCardsOf(*findGame("magepunk"))};
  std::vector<Placement> lying;

  /// `ox` and `drone` are things at the places of kSides.
  explicit Night(const std::string& phase, const std::string& ox = R"("burrow_ox")",
                 const std::string& drone = R"("choir_drone")") {
    std::string sides = kSides;
    sides.replace(sides.find(R"("burrow_ox")"), 11, ox);
    sides.replace(sides.find(R"("choir_drone")"), 13, drone);
    take(R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A","phase":")" + phase + "\"," +
         sides);
  }
  void take(const std::string& json) {
    const Ruling ruling = referee.take(event(json));
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, json + ruling.reason + ruling.cureArguments.dump());
  }
  Observation lay(const std::string& zone, const std::string& card, Face face = Face::up) {
    const CardPlacement placed{.zone = zone, .card = card, .face = face};
    lying.emplace_back(placed);
    return referee.observe(placed, lying);
  }
  /// Returns the event, "?REASON" and its proposed event, "=" for an unchanged place, or "" for nothing.
  std::string meaning(const std::string& zone, const std::string& card, Face face = Face::up) {
    const Observation seen = lay(zone, card, face);
    if (isAgreement(seen)) return "=";
    if (const auto* concern = std::get_if<Concern>(&seen))
      return "?" + concern->reason + (concern->ifMeant ? " " + concern->ifMeant->body.dump() : "");
    const auto* event = std::get_if<Event>(&seen);
    return event ? event->body.dump() : "";
  }
};

}  // namespace

CASE(a_back_more_in_a_lane_is_a_resource) {
  Night night("main1");
  CHECK(night.meaning("A/resource/biom", "", Face::down) == "=");
  CHECK(night.meaning("A/resource/biom", "", Face::down) == "=");
  CHECK(night.meaning("A/resource/biom", "", Face::down) == R"({"e":"resource","seat":"A","energy":"biom"})");
  CHECK(night.meaning("A/resource/aether", "second_thought") ==
        R"({"e":"resource","seat":"A","energy":"aether","shows":"second_thought"})");
  CHECK(night.meaning("B/resource/radiance", "", Face::down) == "");  // it is not B's turn
}

CASE(cards_possibly_laid_before_are_asked_about) {
  Night night("main1");
  night.take(R"({"e":"resource","seat":"A","energy":"biom"})");
  CHECK(night.meaning("A/resource/biom", "", Face::down) ==
        R"(?laid_again {"e":"resource","seat":"A","energy":"biom"})");
  CHECK(night.meaning("A/entities", "burrow_ox") ==
        R"(?laid_again {"e":"play","seat":"A","card":"burrow_ox"})");
  night.take(R"({"e":"next","seat":"A"})");
  CHECK(night.meaning("A/entities", "burrow_ox") == "");  // two of them, and none can be played now
  CHECK(night.meaning("A/entities", "rust_tick") == "=");
}

CASE(a_face_in_its_row_is_played) {
  Night night("main1");
  CHECK(night.meaning("A/entities", "burrow_ox") == "=");
  CHECK(night.meaning("A/entities", "burrow_ox") == R"({"e":"play","seat":"A","card":"burrow_ox"})");
  CHECK(night.meaning("A/nodes", "flywheel_turret") == R"({"e":"play","seat":"A","card":"flywheel_turret"})");
  CHECK(night.meaning("B/entities", "ash_reaver") == "");
  CHECK(night.meaning("A/deck", "burrow_ox") == "" && night.meaning("A/entities", "") == "");
}

CASE(a_spell_asks_for_what_only_people_can_tell) {
  Night night("main1");
  CHECK(night.meaning("chain", "recoil_bolt") == "?who_plays");
  CHECK(night.meaning("chain", "bark_skin") == "?which_target");
  CHECK(night.meaning("chain", "dawn_flask") == R"({"e":"play","seat":"A","card":"dawn_flask"})");
  night.take(R"({"e":"play","seat":"A","card":"dawn_flask"})");
  CHECK(
      isAgreement(night.referee.observe(CardPlacement{.zone = "chain", .card = "dawn_flask"}, night.lying)));
  CHECK(night.meaning("chain", "null_chord") == "");
}

CASE(entities_pushed_forward_attack_and_opposing_ones_block) {
  Night night("main1");
  CHECK(night.meaning("strip", "burrow_ox") == R"(?attack_phase {"e":"next","seat":"A"})");
  night.take(R"({"e":"next","seat":"A"})");
  CHECK(
      night.meaning("strip", "rust_tick") ==
      R"(?attackers {"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"},{"who":"A/rust_tick","at":"B"}]})");
  night.take(R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"}]})");
  CHECK(night.meaning("strip", "choir_drone") ==
        R"(?blockers {"e":"block","seat":"B","blocks":[{"who":"B/choir_drone","blocks":"A/burrow_ox"}]})");
}

CASE(a_card_that_has_to_be_shown_is_laid_on_the_discard) {
  Night night("main1");
  CHECK(night.meaning("B/discard", "choir_drone") == "=");
  night.take(R"({"e":"correct","seat":"A","set":{"charge.entropy":9}})");
  night.take(R"({"e":"play","seat":"A","card":"ash_reaver"})");
  for (const char* line :
       {R"({"e":"next","seat":"A"})", R"({"e":"next","seat":"A"})", R"({"e":"next","seat":"A"})",
        R"({"e":"decline","seat":"B"})", R"({"e":"decline","seat":"A"})", R"({"e":"next","seat":"B"})",
        R"({"e":"next","seat":"B"})", R"({"e":"next","seat":"B"})", R"({"e":"decline","seat":"A"})",
        R"({"e":"decline","seat":"B"})", R"({"e":"next","seat":"A"})",
        R"({"e":"attack","seat":"A","attackers":[{"who":"A/ash_reaver","at":"B"}]})",
        R"({"e":"block","seat":"B","blocks":[]})", R"({"e":"next","seat":"A"})"})
    night.take(line);
  CHECK(night.meaning("B/discard", "lamp_warden") == R"({"e":"decide","seat":"B","cards":["lamp_warden"]})");
}

namespace {

/// Tests the meaning of chips and cubes.
std::string meaning(const Night& night, const TokenPlacement& token) {
  std::vector<Placement> lying = night.lying;
  lying.emplace_back(token);
  const Observation seen = night.referee.observe(token, lying);
  if (isAgreement(seen)) return "=";
  if (const auto* concern = std::get_if<Concern>(&seen))
    return "?" + concern->reason + (concern->ifMeant ? " " + concern->ifMeant->body.dump() : "");
  return std::holds_alternative<Event>(seen) ? "event" : "";
}
TokenPlacement onCard(TokenShape shape, const char* what, const char* zone, const char* card) {
  TokenPlacement token{.zone = zone, .shape = shape, .colour = TokenColour::black, .card = what};
  token.around.on.push_back({.card = card});
  return token;
}
TokenPlacement cubes(const char* card, std::optional<int> count, TokenColour colour = TokenColour::red) {
  TokenPlacement token = onCard(TokenShape::cube, "", "A/entities", card);
  token.colour = colour;
  token.count = count;
  return token;
}
TokenPlacement onLife(const char* place, const char* next = "", int mm = 6) {
  return {.zone = place, .nextZone = next, .nextZoneMm = mm};
}

}  // namespace

CASE(the_cube_on_the_track_shows_the_life) {
  Night night("main1");
  night.take(R"({"e":"correct","seat":"A","set":{"life":12}})");
  CHECK(meaning(night, onLife("A/life/12")) == "=");
  CHECK(meaning(night, onLife("A/life/9")) == R"(?life_cube {"e":"correct","seat":"A","set":{"life":9}})");
  CHECK(meaning(night, onLife("A/life/11", "A/life/12", 1)) ==
        "=");  // on the line between two values, one of which is right
  CHECK(meaning(night, onLife("A/life/9", "A/life/10", 1)) == "?life_cube_unclear");
  TokenPlacement two = onLife("A/life/9");
  two.count = 2;
  CHECK(meaning(night, two) == "?life_cube_unclear");
  CHECK(meaning(night, onLife("strip")).empty());
  night.take(R"({"e":"correct","seat":"A","set":{"life":24}})");
  CHECK(meaning(night, onLife("A/life/20")).empty());  // only the screen shows it
}

CASE(red_cubes_are_compared_with_the_damage) {
  const Night night("main2", R"({"card":"burrow_ox","damage":2})");
  CHECK(meaning(night, cubes("burrow_ox", 2)).empty());
  CHECK(meaning(night, cubes("burrow_ox", 3)) == "?damage_cubes");
  CHECK(meaning(night, cubes("burrow_ox", 1)) == "?damage_cubes");
  CHECK(meaning(night, cubes("burrow_ox", std::nullopt)) == "?cubes_unclear");
  CHECK(meaning(night, cubes("rust_tick", std::nullopt)).empty());  // nothing depends on it
  CHECK(meaning(night, cubes("burrow_ox", 2, TokenColour::white)) == "?cubes_left");
  CHECK(meaning(night, cubes("rust_tick", 1)) == "?cubes_left");
  CHECK(meaning(night, cubes("choir_drone", 1)).empty());  // no card of A's
  Night turnBegins("main1");
  CHECK(meaning(turnBegins, cubes("burrow_ox", 1)).empty());  // they are being taken away
}

CASE(an_energy_chip_reminds_of_an_extra_charge) {
  Night night("main1");
  night.take(R"({"e":"play","seat":"A","card":"flywheel_turret"})");
  const TokenPlacement chip = onCard(TokenShape::chip, "biom", "A/nodes", "flywheel_turret");
  CHECK(meaning(night, chip) == "?energy_chips");
  night.take(R"({"e":"correct","seat":"A","set":{"charge.biom":9}})");
  CHECK(meaning(night, chip) == "=");
  CHECK(meaning(night, {.zone = "A/nodes", .shape = TokenShape::chip, .card = "biom"}).empty());
}

CASE(a_number_must_lie_on_the_card_of_its_chain_link) {
  Night night("main1");
  night.take(R"({"e":"correct","seat":"A","set":{"charge.kinesis":9}})");
  night.take(R"({"e":"play","seat":"A","card":"flywheel_turret"})");
  const auto on = [](const char* chip, const char* card) {
    return onCard(TokenShape::chip, chip, "A/nodes", card);
  };
  CHECK(meaning(night, on("link_1", "flywheel_turret")) == "?which_ability");  // the Entity is unclear
  CHECK(meaning(night, on("link_1", "burrow_ox")) == "?no_ability_now");
  night.take(
      R"({"e":"activate","seat":"A","source":"A/flywheel_turret","ability":"Spin Shot","targets":["B/choir_drone"]})");
  CHECK(meaning(night, on("link_1", "flywheel_turret")) == "=");
  CHECK(meaning(night, on("link_1", "burrow_ox")) == "?link_elsewhere");
}

CASE(an_arrow_chip_marks_the_target_of_a_spell_or_an_attack) {
  Night night("main1");
  CHECK(night.meaning("chain", "bark_skin") == "?which_target");
  night.lying.emplace_back(onCard(TokenShape::arrow, "arrow", "A/entities", "rust_tick"));
  const auto arrow = std::get<TokenPlacement>(night.lying.back());
  CHECK(meaning(night, arrow) ==
        R"(?which_target {"e":"play","seat":"A","card":"bark_skin","targets":["A/rust_tick"]})");
  night.lying.clear();
  CHECK(meaning(night, {.zone = "strip", .shape = TokenShape::arrow, .card = "arrow"}).empty());

  Night attack("main1", R"("burrow_ox")", R"("choir_drone","flywheel_turret")");
  const auto atNode = onCard(TokenShape::arrow, "arrow", "B/nodes", "flywheel_turret");
  attack.take(R"({"e":"next","seat":"A"})");
  CHECK(meaning(attack, atNode).empty());  // nobody was moved forward yet
  attack.meaning("strip", "burrow_ox");
  CHECK(
      meaning(attack, atNode) ==
      R"(?attackers {"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B/flywheel_turret"}]})");
  TokenPlacement against{.zone = "B/nodes", .shape = TokenShape::arrow, .card = "arrow"};
  against.around.beside.push_back({.card = "flywheel_turret", .mm = 4});
  CHECK(meaning(attack, against) == meaning(attack, atNode));
  against.around.beside.front().mm = 30;
  CHECK(meaning(attack, against).empty());
  attack.meaning("strip", "rust_tick");
  CHECK(meaning(attack, atNode) == "?attackers");  // two could attack it: a question
}
