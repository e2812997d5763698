// Tests warnings: what a question states about its options before they are chosen.
#include "referee_after.h"

using namespace lk;
using namespace lk::rules;
using lk::test::refereeAfter;

namespace {

/// Returns the open question after these events.
Prompt askedAfter(const std::vector<std::string>& lines) {
  return refereeAfter(lines).prompts().front();
}

std::vector<std::string> begunWith(int health, const std::string& choice) {
  return {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})",
          R"({"e":"correct","seat":"A","set":{"hp":)" + std::to_string(health) + "}}",
          R"({"e":"roll","seat":"A","dice":[3,3]})", R"({"e":"roll","seat":"B","dice":[3,3]})",
          R"({"e":"choose","seat":"A","option":")" + choice + R"("})"};
}

}  // namespace

CASE(a_power_that_costs_the_last_health_is_marked) {
  CHECK(askedAfter(begunWith(5, "duel")).arguments["last_health"].dump() == R"(["mnka_giga"])");
  CHECK(askedAfter(begunWith(6, "duel")).arguments["last_health"].isNull());
}

CASE(a_location_choice_that_costs_the_last_health_is_marked) {
  for (const int health : {3, 4}) {
    std::vector<std::string> lines = begunWith(health, "scout");
    lines.push_back(R"({"e":"answer","seat":"B","accept":true})");
    lines.push_back(R"({"e":"location","card":"spirit_well"})");
    const Prompt asked = askedAfter(lines);
    CHECK(asked.seat == Seat::A);
    CHECK(asked.arguments["last_health"].items().size() == (health == 3 ? 1U : 0U));
  }
}
