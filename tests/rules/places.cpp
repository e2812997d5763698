// Tests the row of cards in the middle of the table, as each game lays it.
#include "house_cards.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

Referee night(const char* options, std::initializer_list<const char*> lines) {
  Referee referee(halfwish(), houseCards());
  const std::string setup =
      R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"rogue"},"starter":"A","options":)";
  CHECK(referee.take(event(setup + options + "}")).verdict == Verdict::accepted);
  for (const char* line : lines) CHECK(referee.take(event(line)).verdict == Verdict::accepted);
  return referee;
}

/// Returns "1- 2* 3.": face down, occupied or empty, and the game's position.
std::string row(const Referee& referee) {
  std::string out;
  const Json zones = referee.view(Audience::table).json["zones"];
  for (const TablePlace& place : referee.places()) {
    out += place.zone.back();
    out += !place.back.empty() ? '-' : zones[place.zone].items().empty() ? '.' : '+';
    out += place.current ? "* " : " ";
  }
  return out;
}

}  // namespace

CASE(the_map_is_five_places_that_are_turned_up_one_by_one) {
  const Referee begun = night(R"({"powers":"off"})", {});
  CHECK_MESSAGE(row(begun) == "1-* 2- 3- 4- 5- ", row(begun));
  CHECK(begun.places().front().back == "location");
  const Referee turned =
      night(R"({"powers":"off"})",
            {R"({"e":"roll","seat":"A","dice":[1,2]})", R"({"e":"roll","seat":"B","dice":[3,3]})",
             R"({"e":"choose","seat":"A","option":"parley"})", R"({"e":"answer","seat":"B","accept":true})",
             R"({"e":"location","card":"rockfall"})"});
  CHECK_MESSAGE(row(turned) == "1+* 2- 3- 4- 5- ", row(turned));
}

CASE(without_locations_the_row_is_there_for_upgrades_alone) {
  const auto over = [](std::initializer_list<const char*> more) {
    Referee referee =
        night(R"({"locations":"off","powers":"off"})",
              {R"({"e":"correct","set":{"turn":5},"why":"the round ends"})",
               R"({"e":"roll","seat":"A","dice":[1,2]})", R"({"e":"roll","seat":"B","dice":[3,3]})",
               R"({"e":"choose","seat":"A","option":"parley"})", R"({"e":"answer","seat":"B","accept":true})",
               R"({"e":"keep","seat":"A","keep":false})", R"({"e":"keep","seat":"B","keep":false})"});
    for (const char* line : more) CHECK(referee.take(event(line)).verdict == Verdict::accepted);
    return referee;
  };
  CHECK(night(R"({"locations":"off","powers":"off"})", {}).places().empty());
  CHECK(over({}).places().empty());
  const Referee dealt =
      over({R"({"e":"deal","cards":["venom_blade","tower_shield","harpoon","shadow_step","lucky_strike"]})"});
  CHECK_MESSAGE(row(dealt) == "1+ 2+ 3+ 4+ 5+ ", row(dealt));
}

CASE(before_a_night_nothing_lies_on_the_table) {
  CHECK(Referee(halfwish(), houseCards()).places().empty());
}
