// Tests the details of a refusal, which its cure is worded from.
#include "referee_after.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCards;
using lk::test::refereeAfter;

namespace {

/// Returns the refusal of an event with its details.
Json curing(Referee& referee, const char* line) {
  const Ruling ruling = referee.take(event(line));
  CHECK_MESSAGE(ruling.verdict == Verdict::refused, line);
  return ruling.cureArguments;
}

const std::string kMirror =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})";

}  // namespace

CASE(events_after_the_end_need_a_correction_first) {
  Referee referee = refereeAfter({kMirror, R"({"e":"correct","seat":"B","set":{"hp":0}})"});
  for (const char* line :
       {R"({"e":"roll","seat":"A","dice":[3,3]})", R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"decide","seat":"A","option":"seven"})", R"({"e":"decide","seat":"A","option":"bid:9999"})",
        R"({"e":"power","seat":"A","card":"nothing_of_the_kind"})", R"({"e":"pass","seat":"A"})",
        R"({"e":"upgrade","seat":"A","card":"skip"})", R"({"e":"effect","seat":"A","do":"heal","amount":2})"})
    CHECK_MESSAGE(curing(referee, line)["awaits"] == Json("correct"), line);
  CHECK(referee.take(event(R"({"e":"correct","seat":"B","set":{"hp":5}})")).verdict == Verdict::accepted);
}

CASE(a_power_barred_for_now_says_what_it_needs) {
  const std::string choose = R"({"e":"choose","seat":"A","option":"duel"})";
  const std::string rollA = R"({"e":"roll","seat":"A","dice":[3,3]})";
  const std::string rollB = R"({"e":"roll","seat":"B","dice":[3,3]})";
  const char* const feint = R"({"e":"power","seat":"A","card":"feint"})";
  Referee referee =
      refereeAfter({R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
                    R"("options":{"locations":"off"}})",
                    rollA, rollB, choose});
  CHECK(curing(referee, feint)["needs"].dump() == R"({"test":"phase","is":"showdown"})");
  for (const char* line :
       {R"({"e":"pass","seat":"A"})", R"({"e":"pass","seat":"B"})",
        R"({"e":"reveal","seat":"A","cards":["strike"]})", R"({"e":"reveal","seat":"B","cards":["strike"]})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(curing(referee, feint)["needs"] == houseCards()[houseCards().find("feint")].needs);
  // An option closed for another reason names no requirement.
  referee.take(event(R"({"e":"power","seat":"A","card":"halfwish","with":{"option":"seven"}})"));
  referee.take(event(R"({"e":"pass","seat":"B"})"));
  CHECK(!curing(referee, R"({"e":"power","seat":"A","card":"halfwish"})").find("needs"));
}
