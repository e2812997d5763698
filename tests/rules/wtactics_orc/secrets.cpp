// Tests that secrets of WTactics (ORC) leave no trace in what an audience sees: decks, and the twilight where
// it is secret.
#include "house_cards.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

/// Returns everything that an audience gets of a night: views, prompts, masked log and steps, refusals.
std::string seen(Audience who, const std::vector<std::string>& lines) {
  const Game& game = *findGame("wtactics_orc");
  const CardBook& cards = houseCardsOf(game);
  Referee referee(game, cards);
  std::string out;
  for (const std::string& line : lines) {
    const Event next = event(line);
    const Ruling ruling = referee.take(next);
    out += ruling.reason + ruling.cureArguments.dump();
    for (const Step& step : masked(ruling.steps, who))
      out += std::string(step.what) + std::to_string(step.amount) + std::to_string(step.card.place()) + " ";
    for (const Prompt& prompt : referee.prompts()) {
      out += prompt.id + prompt.arguments.dump();
      for (const std::string& legal : prompt.legal) out += " " + legal;
      for (const NotNow& option : prompt.notNow) out += " " + option.option + option.why;
      for (const ByHand& way : prompt.byHand) {
        out += way.option + way.begun.body.dump();
        for (const CardId card : way.blank->among) out += std::to_string(card.place());
      }
    }
    out += referee.view(who).json.dump();
    out += masked(game, cards, referee.state(), next, who, ruling.verdict).body.dump() + "\n";
  }
  return out;
}

std::vector<std::string> withDeck(const std::string& deck) {
  return {R"({"e":"setup","game":"wtactics_orc","decks":{"A":{)" + deck + R"(},"B":null}})",
          R"({"e":"startup","seat":"A","put":["A-F1","A-F2","A-F3","A-F4"]})",
          R"({"e":"startup","seat":"B","put":["B-F1","B-F2","B-F3","B-F4"]})",
          R"({"e":"reveal","seat":"A","slot":"A-F1","card":"mage"})",
          R"({"e":"place","seat":"A","slot":"A-B1","card":"mage"})"};
}
std::vector<std::string> shownLater(const std::string& deck) {
  return {R"({"e":"setup","game":"wtactics_orc"})", R"({"e":"deck","seat":"A","cards":{)" + deck + "}}",
          R"({"e":"startup","seat":"A","put":["A-F1","A-F2","A-F3","A-F4"]})"};
}
std::vector<std::string> withTwilight(const std::string& card) {
  return {
      R"({"e":"setup","game":"wtactics_orc","options":{"twilight_secret":"yes"},"position":{"step":"recruit",)"
      R"("seats":{"A":{"army":{"A-F1":"mage","A-F2":"mage"},"twilight":[")" +
          card + R"("]},"B":{"army":{"B-F1":"walking_corpse"}}}}})",
      R"({"e":"step","seat":"A","to":"abilities"})"};
}

}  // namespace

CASE(decks_leave_no_trace_for_others) {
  const std::string one = R"("mage":4,"knight":6)";
  const std::string other = R"("mage":4,"elvish_archer":6)";
  for (const Audience who : {Audience::table, Audience::seatB}) {
    CHECK(seen(who, withDeck(one)) == seen(who, withDeck(other)));
    CHECK(seen(who, shownLater(one)) == seen(who, shownLater(other)));
  }
  CHECK(seen(Audience::seatA, withDeck(one)) != seen(Audience::seatA, withDeck(other)));
  CHECK(seen(Audience::record, shownLater(one)) != seen(Audience::record, shownLater(other)));
}

CASE(a_deck_that_is_wrong_tells_nothing_of_its_cards) {
  for (const Audience who : {Audience::table, Audience::seatB})
    CHECK(seen(who, shownLater(R"("mage":4)")) == seen(who, shownLater(R"("knight":4)")));
}

CASE(a_secret_twilight_leaves_no_trace_for_the_other_player) {
  for (const Audience who : {Audience::table, Audience::seatB})
    CHECK(seen(who, withTwilight("knight")) == seen(who, withTwilight("elvish_archer")));
  CHECK(seen(Audience::seatA, withTwilight("knight")) !=
        seen(Audience::seatA, withTwilight("elvish_archer")));
}

CASE(the_hidden_four_are_not_in_the_pile_any_more) {
  Referee referee(*findGame("wtactics_orc"), houseCardsOf(*findGame("wtactics_orc")));
  std::string piles;
  for (const std::string& line : withDeck(R"("mage":9)")) {
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
    piles += std::to_string(referee.view(Audience::table).json["seats"]["A"]["deck"].asInt()) + " ";
  }
  CHECK_MESSAGE(piles == "9 5 5 5 4 ", piles);
}
