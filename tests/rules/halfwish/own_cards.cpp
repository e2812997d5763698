// Tests effects that no house card has, as users write them for their own cards.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::readText;

namespace {

/// Returns the house pack with other operations for the first power that gives a DV and boosts strikes.
CardBook withRoar(const std::string& operations) {
  std::string text = readText("resources/cards/halfwish.json");
  const std::string own = R"({"op": "change", "who": "self", "what": "dv", "by": 1}, )"
                          R"({"op": "boost", "who": "self", "which": "all", "what": "strike", "by": 2})";
  const std::size_t at = text.find(own);
  CHECK(at != std::string::npos);
  if (at != std::string::npos) text.replace(at, own.size(), operations);
  PackReading read = readPack(text, "own.json", languageOf);
  for (const Fault& fault : read.faults) CHECK_MESSAGE(false, fault.text());
  return std::move(read.book);
}

Referee duelling(const CardBook& cards) {
  Referee referee(halfwish(), cards);
  for (const char* line :
       {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
        R"("options":{"locations":"off"}})",
        R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
        R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"power","seat":"A","card":"roar"})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

const Json& seat(const Json& view, const char* name) {
  return view["seats"][name];
}

}  // namespace

CASE(an_answer_of_one_player_does_not_narrow_whom_the_next_operation_means) {
  const CardBook cards = withRoar(
      R"({"op":"choose","who":"self","options":[{"id":"one","label":"1","label_zh":"1","do":[]},)"
      R"({"id":"two","label":"2","label_zh":"2","do":[]}]},{"op":"change","who":"both","what":"lamps","by":1})");
  Referee referee = duelling(cards);
  CHECK(referee.take(event(R"({"e":"decide","seat":"A","option":"two"})")).verdict == Verdict::accepted);
  const Json view = referee.view(Audience::record).json;
  CHECK(seat(view, "A")["lamps"] == Json(1));
  CHECK(seat(view, "B")["lamps"] == Json(1));
}

CASE(cards_drawn_from_the_deck_count_for_the_hand) {
  const CardBook cards = withRoar(R"({"op":"draw","who":"self","from":"deck","count":2,"pick":"owner"})");
  Referee referee = duelling(cards);
  // Six unseen cards drawn: two exceed a hand of four.
  CHECK(referee.take(event(R"({"e":"discard","seat":"A","cards":["strike","evade"]})")).verdict ==
        Verdict::accepted);
  CHECK(referee.take(event(R"({"e":"discard","seat":"B","cards":["strike"]})")).reason == "wrong_count");
}

CASE(a_basic_power_can_be_taken_away) {
  const CardBook cards = withRoar(R"({"op":"change","who":"opponent","what":"halfwish","by":-1})");
  Referee referee = duelling(cards);
  const Ruling ruling = referee.take(event(R"({"e":"power","seat":"B","card":"halfwish"})"));
  CHECK(ruling.reason == "used_up");
}

CASE(both_choose_turn_player_first_and_each_choice_happens_at_once) {
  const CardBook cards =
      withRoar(R"({"op":"choose","who":"both","options":[{"id":"give","label":"1","label_zh":"1","do":[)"
               R"({"op":"steal","who":"chooser","what":"mana","amount":1}]},)"
               R"({"id":"keep","label":"2","label_zh":"2","do":[]}]})");
  Referee referee = duelling(cards);
  CHECK(referee.prompts().front().seat == Seat::A);
  CHECK(referee.take(event(R"({"e":"decide","seat":"B","option":"give"})")).verdict == Verdict::refused);
  CHECK(referee.take(event(R"({"e":"decide","seat":"A","option":"give"})")).verdict == Verdict::accepted);
  CHECK(referee.prompts().front().seat == Seat::B);
  CHECK(seat(referee.view(Audience::table).json, "B")["mana"] == Json(0));
}

CASE(a_power_with_an_empty_list_does_nothing) {
  const CardBook cards = withRoar("");
  Referee referee = duelling(cards);
  CHECK(referee.prompts().front().seat == Seat::B);
}

CASE(of_two_copies_of_an_upgrade_one_laid_out_leaves_the_other_in_the_deck) {
  std::string text = readText("resources/cards/halfwish.json");
  const std::string one = R"("replaces": "strike", "origin": "house", "copies": 1)";
  const std::size_t at = text.find(one, text.find(R"("id": "leech_cut")"));
  CHECK(at != std::string::npos);
  if (at == std::string::npos) return;
  text[at + one.size() - 1] = '2';
  const PackReading read = readPack(text, "own.json", languageOf);
  Referee referee(halfwish(), read.book);
  for (const char* line :
       {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
        R"("options":{"locations":"off","powers":"off"}})",
        R"({"e":"effect","seat":"A","do":"extra_upgrade","amount":2})", R"({"e":"correct","set":{"turn":5}})",
        R"({"e":"roll","seat":"A","dice":[2,3]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
        R"({"e":"choose","seat":"A","option":"scout"})", R"({"e":"answer","seat":"B","accept":true})",
        R"({"e":"upgrade_order","seat":"B","first":"A"})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  const auto deal = [&](const std::string& four, const char* fifth) {
    return referee.take(event(R"({"e":"deal","cards":[)" + four + ",\"" + fifth + "\"]}")).reason;
  };
  const auto skip = [&](const char* seat) {
    Event event = lk::test::event(R"({"e":"upgrade","card":"skip"})");
    event.body.set("seat", seat);
    CHECK(referee.take(event).verdict == Verdict::accepted);
  };
  CHECK(deal(R"("harpoon","quick_draw","riposte","tower_shield")", "leech_cut") == "");
  skip("A");
  skip("B");
  CHECK(deal(R"("cheap_shot","feint_strike","even_step","nimble_step")", "leech_cut") == "");
  skip("A");
  CHECK(deal(R"("signal_arrow","frost_arrow","opening_shot","hyper_beam")", "leech_cut") == "not_in_deck");
}

CASE(an_operation_that_a_game_lists_and_cannot_host_is_a_fault_with_its_line) {
  static Language without = halfwish().language();
  without.host = Hosting::any;
  const std::string text = readText("resources/cards/halfwish.json");
  const PackReading read =
      readPack(text, "own.json", [](std::string_view) -> const Language* { return &without; });
  CHECK(!read.faults.empty());
  for (const Fault& fault : read.faults) {
    CHECK_MESSAGE(fault.file == "own.json" && fault.line > 0, fault.text());
    CHECK_MESSAGE(fault.what.find("this game lists") != std::string::npos, fault.text());
  }
}
