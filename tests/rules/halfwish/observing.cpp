// Tests what the objects on the table mean.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

constexpr const char* kSetup =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

Referee after(std::initializer_list<const char*> lines) {
  Referee referee(halfwish(), houseCards());
  referee.take(event(kSetup));
  for (const char* line : lines) CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

const char* kRollA = R"({"e":"roll","seat":"A","dice":[4,6]})";
const char* kRollB = R"({"e":"roll","seat":"B","dice":[2,3]})";
const char* kDuel = R"({"e":"choose","seat":"A","option":"duel"})";
const char* kParley = R"({"e":"choose","seat":"A","option":"parley"})";
const char* kAccept = R"({"e":"answer","seat":"B","accept":true})";

Placement card(const char* zone, const char* id, Face face = Face::up) {
  return CardPlacement{zone, id, face, 0};
}

/// Returns the event that `changed` means among the present objects, "nothing", or the concern's reason.
std::string meaning(const Referee& referee, const Placement& changed, std::vector<Placement> lying = {}) {
  lying.push_back(changed);
  const Observation seen = referee.observe(changed, lying);
  if (const auto* happened = std::get_if<Event>(&seen)) return happened->body.dump();
  if (const auto* concern = std::get_if<Concern>(&seen))
    return concern->reason + " " + concern->zone + " " +
           (concern->ifMeant ? concern->ifMeant->body.dump() : "");
  return "nothing";
}

}  // namespace

CASE(nothing_means_anything_before_a_night_begins) {
  const Referee referee(halfwish(), houseCards());
  CHECK(meaning(referee, DicePlacement{Seat::A, {3, 4}}) == "nothing");
}

CASE(dice_at_rest_are_the_expected_roll) {
  const Referee open = after({});
  CHECK(meaning(open, DicePlacement{Seat::A, {3, 4}}) == R"({"e":"roll","seat":"A","dice":[3,4]})");
  CHECK(meaning(open, DicePlacement{Seat::B, {6, 6}}) == R"({"e":"roll","seat":"B","dice":[6,6]})");
  CHECK(meaning(open, DicePlacement{Seat::A, {3}}) == "nothing");
  CHECK(meaning(open, DicePlacement{Seat::A, {3, 4, 4}}) == "nothing");
}

CASE(dice_that_change_after_they_were_read_raise_a_question) {
  const Referee rolled = after({kRollA});
  CHECK(meaning(rolled, DicePlacement{Seat::A, {4, 6}}) == "nothing");
  CHECK(meaning(rolled, DicePlacement{Seat::A, {1, 6}}) ==
        R"(dice_changed tray/A {"e":"correct","seat":"A","set":{"dv":7},"why":"dice changed"})");
  Referee mended = rolled;
  CHECK(mended.take(event(R"({"e":"correct","seat":"A","set":{"dv":7}})")).verdict == Verdict::accepted);
  CHECK(meaning(mended, DicePlacement{Seat::A, {1, 6}}) == "nothing");
}

CASE(dice_rolled_anew_after_a_parley_are_not_kept) {
  const Referee keeping = after({kRollA, kRollB, kParley, kAccept});
  CHECK(meaning(keeping, DicePlacement{Seat::A, {4, 6}}) == "nothing");
  CHECK(meaning(keeping, DicePlacement{Seat::A, {1, 1}}) == R"({"e":"roll","seat":"A","dice":[1,1]})");
}

CASE(dice_are_left_alone_while_they_do_not_count) {
  // The second player's dice wait for their question; kept dice count again.
  const Referee keeping = after({kRollA, kRollB, kParley, kAccept});
  CHECK(meaning(keeping, DicePlacement{Seat::B, {1, 1}}) == "nothing");
  const Referee kept = after({kRollA, kRollB, kParley, kAccept, R"({"e":"keep","seat":"A","keep":true})"});
  CHECK(meaning(kept, DicePlacement{Seat::A, {1, 1}}).starts_with("dice_changed tray/A"));
  CHECK(meaning(kept, DicePlacement{Seat::B, {1, 1}}) == R"({"e":"roll","seat":"B","dice":[1,1]})");
  const Referee thrown = after({kRollA, kRollB, kParley, kAccept, R"({"e":"keep","seat":"A","keep":false})"});
  CHECK(meaning(thrown, DicePlacement{Seat::A, {1, 1}}) == "nothing");
  const Referee byHand =
      after({kRollA, kRollB, kParley, kAccept, R"({"e":"correct","seat":"A","set":{"dv":9}})"});
  CHECK(meaning(byHand, DicePlacement{Seat::A, {1, 1}}) == "nothing");
  const Referee over = after({kRollA, R"({"e":"correct","seat":"B","set":{"hp":0}})"});
  CHECK(meaning(over, DicePlacement{Seat::A, {1, 1}}) == "nothing");
}

CASE(a_choice_card_answers_the_open_prompt) {
  const Referee choosing = after({kRollA, kRollB});
  CHECK(meaning(choosing, card("A/say", "duel")) == kDuel);
  CHECK(meaning(choosing, card("A/say", "parley")) == kParley);
  CHECK(meaning(choosing, card("B/say", "duel")) == "nothing");
  CHECK(meaning(choosing, card("A/say", "yes")) == "nothing");
  CHECK(meaning(choosing, card("A/say", "pass")) == "nothing");
  CHECK(meaning(choosing, card("A/say", "duel", Face::down)) == "nothing");
  CHECK(meaning(choosing, card("A/say", "strike")) == "nothing");
  const Referee answering = after({kRollA, kRollB, kParley});
  CHECK(meaning(answering, card("B/say", "yes")) == kAccept);
  CHECK(meaning(answering, card("B/say", "no")) == R"({"e":"answer","seat":"B","accept":false})");
  const Referee keeping = after({kRollA, kRollB, kParley, kAccept});
  CHECK(meaning(keeping, card("A/say", "yes")) == R"({"e":"keep","seat":"A","keep":true})");
  CHECK(meaning(keeping, card("A/say", "no")) == R"({"e":"keep","seat":"A","keep":false})");
}

CASE(face_up_actions_are_revealed_once_enough_lie_there) {
  const Referee one = after({kRollA, kRollB, kDuel});
  CHECK(meaning(one, card("A/action/1", "strike")) == R"({"e":"reveal","seat":"A","cards":["strike"]})");
  CHECK(meaning(one, card("A/action/2", "strike")) == R"({"e":"reveal","seat":"A","cards":["strike"]})");
  CHECK(meaning(one, card("A/action/1", "", Face::down)) == "nothing");
  CHECK(meaning(one, card("A/action/1", "duel")) == "nothing");
  CHECK(meaning(one, card("A/action/2", "defend"), {card("A/action/1", "strike")}) ==
        "wrong_count A/action ");
  CHECK(meaning(one, card("map/1", "strike")) == "nothing");
  const Referee two = after({R"({"e":"correct","set":{"turn":3}})", kRollA, kRollB, kDuel});
  CHECK(meaning(two, card("A/action/2", "strike")) == "nothing");
  CHECK(meaning(two, card("A/action/1", "evade"),
                {card("A/action/2", "strike"), card("B/action/1", "defend")}) ==
        R"({"e":"reveal","seat":"A","cards":["evade","strike"]})");
  const Referee early = after({kRollA, kRollB});
  CHECK(meaning(early, card("A/action/1", "strike")) == "nothing");
}

CASE(a_new_card_on_a_discard_pile_is_a_discard) {
  const Referee second = after({kRollA, kRollB, kDuel, R"({"e":"reveal","seat":"A","cards":["strike"]})",
                                R"({"e":"reveal","seat":"B","cards":["evade"]})"});
  CHECK(meaning(second, card("A/discard", "strike")) == "nothing");
  CHECK(meaning(second, card("A/discard", "evade")) == R"({"e":"discard","seat":"A","cards":["evade"]})");
  CHECK(meaning(second, card("B/discard", "evade")) == "nothing");
  CHECK(meaning(second, card("B/discard", "yes")) == "nothing");
  CHECK(meaning(second, ZoneCleared{"A/discard"}) == "nothing");
}
