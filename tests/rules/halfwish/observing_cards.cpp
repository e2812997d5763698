// Tests the meaning of cards of every kind where they are laid: locations, powers, upgrades, numbers.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

Referee after(std::vector<const char*> lines) {
  Referee referee(halfwish(), houseCards());
  referee.take(
      event(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"));
  for (const char* line :
       {R"({"e":"correct","seat":"A","set":{"points":3}})",
        R"({"e":"correct","seat":"B","set":{"points":2}})", R"({"e":"roll","seat":"A","dice":[4,6]})",
        R"({"e":"roll","seat":"B","dice":[2,3]})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  for (const char* line : lines) CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

const char* kDuel = R"({"e":"choose","seat":"A","option":"duel"})";
const char* kScout = R"({"e":"choose","seat":"A","option":"scout"})";
const char* kAccept = R"({"e":"answer","seat":"B","accept":true})";
const char* kPassA = R"({"e":"pass","seat":"A"})";
const char* kPassB = R"({"e":"pass","seat":"B"})";

Placement card(const char* zone, const char* id, Face face = Face::up, int quarterTurns = 0) {
  return CardPlacement{zone, id, face, quarterTurns};
}

std::string meaning(const Referee& referee, const Placement& changed, std::vector<Placement> lying = {}) {
  lying.push_back(changed);
  const Observation seen = referee.observe(changed, lying);
  if (const auto* happened = std::get_if<Event>(&seen)) return happened->body.dump();
  if (const auto* concern = std::get_if<Concern>(&seen)) return concern->reason + " " + concern->zone;
  return "nothing";
}

Referee upgrading() {
  Referee referee = after({});
  for (const char* line :
       {R"({"e":"correct","set":{"turn":5}})", kScout, kAccept, R"({"e":"location","card":"rockfall"})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

std::vector<Placement> five() {
  return {card("map/1", "cheap_shot"), card("map/2", "harpoon"), card("map/3", "even_step"),
          card("map/4", "tower_shield"), card("map/5", "measured_blow")};
}

}  // namespace

CASE(the_location_of_the_turn_is_turned_up) {
  const Referee scouting = after({kScout, kAccept});
  CHECK(meaning(scouting, card("map/1", "rockfall")) == R"({"e":"location","card":"rockfall"})");
  CHECK(meaning(scouting, card("map/1", "", Face::down)) == "nothing");
  CHECK(meaning(scouting, card("map/1", "roar")) == "nothing");
  CHECK(meaning(scouting, card("map/3", "rockfall")) == "wrong_place map/3");
  CHECK(meaning(after({kScout}), card("map/1", "rockfall")) == "nothing");
}

CASE(backs_on_action_places_are_counted) {
  const Referee preparing = after({kDuel});
  CHECK(meaning(preparing, card("A/action/1", "", Face::down)) == "nothing");
  CHECK(meaning(preparing, card("A/action/2", "", Face::down), {card("A/action/1", "", Face::down)}) ==
        "wrong_count A/action");
}

CASE(a_power_is_played_by_the_seat_to_act) {
  const Referee preparing = after({kDuel});
  CHECK(meaning(preparing, card("A/power/1", "roar")) == R"({"e":"power","seat":"A","card":"roar"})");
  CHECK(meaning(preparing, card("B/power/1", "roar")) == "nothing");
  CHECK(meaning(preparing, card("", "roar")) == R"({"e":"power","seat":"A","card":"roar"})");
  CHECK(meaning(preparing, card("A/power/1", "", Face::down)) == "nothing");
  const Referee played = after({kDuel, R"({"e":"power","seat":"A","card":"roar"})", kPassB});
  CHECK(meaning(played, card("A/power/2", "roar")) == "nothing");
}

CASE(a_basic_power_is_used_by_turning_it) {
  const Referee preparing = after({kDuel});
  const char* used = R"({"e":"power","seat":"A","card":"halfwish"})";
  CHECK(meaning(preparing, card("A/basic/halfwish", "halfwish", Face::up, 1)) == used);
  CHECK(meaning(preparing, card("A/basic/halfwish", "halfwish", Face::up, 3)) == used);
  CHECK(meaning(preparing, card("A/basic/halfwish", "", Face::down)) == used);
  CHECK(meaning(preparing, card("A/basic/halfwish", "halfwish")) == "nothing");
  CHECK(meaning(preparing, card("B/basic/halfwish", "halfwish", Face::up, 1)) == "nothing");
}

CASE(a_pass_card_passes) {
  const Referee preparing = after({kDuel});
  CHECK(meaning(preparing, card("A/say", "pass")) == kPassA);
  CHECK(meaning(preparing, card("B/say", "pass")) == "nothing");
}

CASE(numbers_choose_options_and_bid) {
  const Referee choosing = after({kDuel, R"({"e":"power","seat":"A","card":"halfwish"})"});
  CHECK(meaning(choosing, card("A/say", "number_1")) == R"({"e":"decide","seat":"A","option":"seven"})");
  CHECK(meaning(choosing, card("A/say", "number_2")) == R"({"e":"decide","seat":"A","option":"roll"})");
  CHECK(meaning(choosing, card("A/say", "number_3")) == "nothing");
  CHECK(meaning(choosing, card("B/say", "number_1")) == "nothing");
  const Referee bidding = after({kScout, kAccept, R"({"e":"location","card":"night_bazaar"})"});
  CHECK(meaning(bidding, card("B/say", "number_2")) == R"({"e":"decide","seat":"B","option":"bid:2"})");
  CHECK(meaning(bidding, card("A/say", "number_0")) == R"({"e":"decide","seat":"A","option":"bid:0"})");
}

CASE(yes_and_no_say_how_a_rule_is_read) {
  const Referee asked = after({kScout, kAccept, R"({"e":"location","card":"brass_lamp"})"});
  CHECK(meaning(asked, card("B/say", "yes")) ==
        R"({"e":"decide","seat":"B","option":"scouted-treasure:default"})");
  CHECK(meaning(asked, card("A/say", "no")) ==
        R"({"e":"decide","seat":"A","option":"scouted-treasure:other"})");
}

CASE(dice_thrown_again_answer_a_reroll) {
  const Referee rerolling =
      after({kDuel, R"({"e":"power","seat":"A","card":"halfwish","with":{"option":"roll"}})"});
  CHECK(meaning(rerolling, DicePlacement{Seat::A, {4, 6}}) == "nothing");
  CHECK(meaning(rerolling, DicePlacement{Seat::A, {1, 2}}) == R"({"e":"roll","seat":"A","dice":[1,2]})");
}

CASE(five_upgrades_face_up_are_dealt) {
  const Referee phase = upgrading();
  std::vector<Placement> lying = five();
  const Placement last = lying.back();
  lying.pop_back();
  CHECK(meaning(phase, lying.back(), {lying.begin(), lying.end() - 1}) == "nothing");
  CHECK(meaning(phase, last, lying) ==
        R"({"e":"deal","cards":["cheap_shot","harpoon","even_step","tower_shield","measured_blow"]})");
}

CASE(an_upgrade_that_leaves_is_taken) {
  Referee phase = upgrading();
  for (const char* line :
       {R"({"e":"deal","cards":["cheap_shot","harpoon","even_step","tower_shield","measured_blow"]})",
        R"({"e":"upgrade_order","seat":"B","first":"A"})"})
    CHECK_MESSAGE(phase.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(meaning(phase, ZoneCleared{"map/2"}) == R"({"e":"upgrade","seat":"A","card":"harpoon"})");
  CHECK(meaning(phase, card("A/say", "pass")) == R"({"e":"upgrade","seat":"A","card":"skip"})");
  CHECK(phase.take(event(R"({"e":"upgrade","seat":"A","card":"harpoon"})")).verdict == Verdict::accepted);
  // The second pick is secret: the missing card is not named.
  CHECK(meaning(phase, ZoneCleared{"map/4"}) == R"({"e":"upgrade","seat":"B","secret":true})");
  CHECK(meaning(phase, ZoneCleared{"map/2"}) == "nothing");
}

CASE(undo_and_concession_by_one_card_are_confirmed_first) {
  const Referee preparing = after({kDuel});
  CHECK(meaning(preparing, card("A/say", "no")) == "take_back_meant A/say");
  CHECK(meaning(preparing, card("A/say", "yes")) == "nothing");
  Referee conceding(halfwish(), houseCards());
  for (
      const char* line :
      {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{"concede-when":"b"}})",
       R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})", kDuel})
    CHECK_MESSAGE(conceding.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(meaning(conceding, card("A/say", "no")) == "concede_meant A/say");
}

CASE(actions_turned_up_before_both_passed_are_asked_about) {
  const Placement strike = card("A/action/1", "strike");
  CHECK(meaning(after({kDuel}), strike) == "pass_meant A/action");
  CHECK(meaning(after({kDuel, kPassA}), strike) == "pass_meant A/action");
  CHECK(meaning(after({kDuel, kPassA, kPassB}), strike) == "nothing");  // the location is due first
  CHECK(meaning(after({kDuel}), card("A/action/1", "strike", Face::down)) == "nothing");
  CHECK(meaning(after({}), strike) == "nothing");
}

CASE(a_number_says_who_picks_first) {
  Referee phase = upgrading();
  CHECK(meaning(phase, card("B/say", "number_1")) == R"({"e":"upgrade_order","seat":"B","first":"B"})");
  CHECK(meaning(phase, card("B/say", "number_2")) == R"({"e":"upgrade_order","seat":"B","first":"A"})");
  CHECK(meaning(phase, card("A/say", "number_1")) == "nothing");
}

CASE(several_cards_leaving_the_row_are_ignored) {
  Referee phase = upgrading();
  for (const char* line :
       {R"({"e":"deal","cards":["cheap_shot","harpoon","even_step","tower_shield","measured_blow"]})",
        R"({"e":"upgrade_order","seat":"B","first":"A"})"})
    CHECK_MESSAGE(phase.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(meaning(phase, ZoneCleared{"map/2"}, {ZoneCleared{"map/4"}}) == "nothing");
  CHECK(meaning(phase, ZoneCleared{"map/2"}) == R"({"e":"upgrade","seat":"A","card":"harpoon"})");
}
