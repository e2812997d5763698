// Tests the format of events, and the referee's checks before and after a game's own rules.
#include "house_cards.h"
#include "rules/core/event.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

std::string shape(std::string_view json) {
  return malformed(event(json), halfwish().vocabulary().events);
}

}  // namespace

CASE(well_shaped_events_pass) {
  for (const char* json :
       {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"discard","seat":"B","cards":[]})",
        R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A"})",
        R"({"e":"upgrade","seat":"A","secret":true})", R"({"e":"power","seat":"A","card":"roar","with":{}})",
        R"({"e":"correct","set":{"turn_seat":"B","aggressor":null}})", R"({"e":"take_back","count":1})",
        R"({"e":"effect","seat":"A","do":"stun"})"})
    CHECK_MESSAGE(shape(json).empty(), shape(json));
}

CASE(faults_of_malformed_events_are_reported) {
  CHECK(malformed(Event{Json::array({1})}, {}) == "an event is an object");
  CHECK(shape(R"({"seat":"A"})") == "an event needs \"e\", the name of its kind");
  CHECK(shape(R"({"e":7})") == "an event needs \"e\", the name of its kind");
  CHECK(shape(R"({"e":"fly"})") == "no event is called \"fly\"");
  CHECK(shape(R"({"e":"roll","seat":"A"})") == "\"roll\" needs \"dice\"");
  CHECK(shape(R"({"e":"roll","dice":[1,2]})") == "\"roll\" needs \"seat\"");
  CHECK(shape(R"({"e":"roll","seat":"E","dice":[1,2]})") == "\"seat\" must be a seat, \"A\" to \"D\"");
  CHECK(shape(R"({"e":"roll","seat":null,"dice":[1,2]})") == "\"seat\" must be a seat, \"A\" to \"D\"");
  CHECK(shape(R"({"e":"roll","seat":"A","dice":[1,2.5]})") == "\"dice\" must be a list of dice values");
  CHECK(shape(R"({"e":"roll","seat":"A","dice":[1,21]})") == "\"dice\" must be a list of dice values");
  CHECK(shape(R"({"e":"answer","seat":"A","accept":"yes"})") == "\"accept\" must be true or false");
  CHECK(shape(R"({"e":"reveal","seat":"A","cards":"strike"})") == "\"cards\" must be a list of texts");
  CHECK(shape(R"({"e":"reveal","seat":"A","cards":[1]})") == "\"cards\" must be a list of texts");
  CHECK(shape(R"({"e":"effect","seat":"A","do":"damage","amount":40000})") ==
        "\"amount\" must be a whole number from -32767 to 32767");
  CHECK(shape(R"({"e":"effect","seat":"A","do":"damage","amount":1.5})") ==
        "\"amount\" must be a whole number from -32767 to 32767");
  CHECK(shape(R"({"e":"setup","game":"halfwish","classes":{"X":"mirror"},"starter":"A"})") ==
        "\"classes\" must be a text for each seat");
  CHECK(shape(R"({"e":"correct","seat":"A","set":{"hp":[1]}})") ==
        "\"set\" must be whole numbers from -32767 to 32767 by their names");
  CHECK(shape(R"({"e":"power","seat":"A","card":"roar","with":7})") == "\"with\" must be an object");
  CHECK(shape(R"({"e":"pass","seat":"A","now":true})") == "\"pass\" has no \"now\"");
}

CASE(numbers_and_names_may_stand_in_one_field) {
  static constexpr FieldSpec kFields[] = {{"on", FieldType::textOrInteger},
                                          {"lanes", FieldType::integerList}};
  static constexpr EventSpec kSpecs[] = {{"put", kFields}};
  const auto faultsOf = [](std::string_view json) { return malformed(event(json), kSpecs); };
  CHECK(faultsOf(R"({"e":"put","on":"A/kite","lanes":[0,25,-3]})").empty());
  CHECK(faultsOf(R"({"e":"put","on":5,"lanes":[]})").empty());
  CHECK(faultsOf(R"({"e":"put","on":[5],"lanes":[]})") ==
        "\"on\" must be a text or a whole number from -32767 to 32767");
  CHECK(faultsOf(R"({"e":"put","on":5,"lanes":["5"]})") ==
        "\"lanes\" must be a list of whole numbers from -32767 to 32767");
}

CASE(nothing_is_judged_before_a_setup) {
  Referee referee(halfwish(), houseCards());
  CHECK(!referee.begun());
  CHECK(referee.prompts().empty());
  const Ruling roll = referee.take(event(R"({"e":"roll","seat":"A","dice":[1,2]})"));
  CHECK(roll.verdict == Verdict::refused);
  CHECK(roll.reason == "not_now");
  CHECK(referee.take(event(R"({"e":"take_back","count":1})")).reason == "not_now");
  CHECK(referee
            .take(event(
                R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"nobody"},"starter":"A"})"))
            .reason == "unknown_card");
  CHECK(!referee.begun());
  CHECK(referee.state() == State());
  CHECK(referee.log().empty());
}

CASE(games_are_found_by_their_id) {
  CHECK(findGame("halfwish") == &halfwish());
  for (const Game* game : allGames()) CHECK(findGame(game->id()) == game);
  CHECK(findGame("chess") == nullptr);
}
