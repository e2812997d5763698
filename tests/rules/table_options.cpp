// Tests that the options of a set-up are read, checked and kept by their table alone: any table.
#include <string>

#include "check.h"
#include "rules/core/changes.h"
#include "rules/referee/setup_spec.h"

using namespace lk;
using namespace lk::rules;

namespace {

constexpr std::string_view kWeather[] = {"dry", "wet", "2"};
constexpr std::string_view kNone[] = {"none"};
constexpr OptionSpec kOptions[] = {
    {"weather", kWeather},
    {.key = "hours", .kind = OptionKind::number, .least = 2, .most = 9, .recommended = 4},
    {.key = "guests", .values = kNone, .kind = OptionKind::number, .least = 1, .most = 9},
    {.key = "price", .kind = OptionKind::number, .least = 1, .most = 300, .recommended = 250, .figure = 3},
    {.key = "room", .kind = OptionKind::number, .least = 1, .most = 5, .readBySetUp = true},
    {.key = "cook", .kind = OptionKind::card}};

/// Returns what is wrong with options, or what is kept: readings, and the figure of the table.
std::string taken(std::string_view options) {
  State state;
  state.options[4] = 77;
  Changes changes(state, StepSink());
  const std::string problem = takeOptions(kOptions, *readJson(options, "options"), changes);
  if (!problem.empty()) return problem;
  std::string kept;
  for (std::size_t i = 0; i < 5; ++i) kept += std::to_string(state.options[i]) + " ";
  return kept + std::to_string(state.table[3].value);
}

}  // namespace

CASE(options_are_kept_as_their_table_says) {
  CHECK(taken("{}") == "0 4 0 0 77 250");
  CHECK(taken(R"({"weather": "wet", "hours": 9, "guests": 3, "price": 299})") == "1 9 3 0 77 299");
  CHECK(taken(R"({"weather": 2, "guests": "none"})") == "2 4 0 0 77 250");
  CHECK(taken(R"({"room": 3, "cook": "anybody"})") == "0 4 0 0 77 250");  // the set-up's own business
}

CASE(an_option_that_does_not_fit_its_table_is_named) {
  CHECK(taken(R"({"sky": "wet"})") == "no option is called \"sky\"");
  CHECK(taken(R"({"weather": "snow"})") == "the option \"weather\" has no value \"snow\"");
  CHECK(taken(R"({"weather": true})") == "the option \"weather\" has no value true");
  for (const char* value : {"1", "10", "\"none\"", "[3]", "2.5"})
    CHECK(taken(R"({"hours": )" + std::string(value) + "}") ==
          "the option \"hours\" is a whole number from 2 to 9");
}
