#include "rules/effects/keyword.h"

#include <algorithm>

namespace lk::rules {

namespace {

constexpr std::string_view kWho[] = {"self"};
constexpr std::string_view kWhich[] = {"this"};
// In the order of the enum.
constexpr std::string_view kKeywords[] = {"first_strike", "ignore_block", "unevadable",
                                          "precise",      "true_damage",  "innate"};
constexpr ParameterSpec kParameters[] = {{"who", ValueKind::name, kWho},
                                         {"which", ValueKind::name, kWhich},
                                         {"keyword", ValueKind::name, kKeywords}};

void compile(const Json& operation, Compilation& into) {
  const auto found = std::find(std::begin(kKeywords), std::end(kKeywords), operation["keyword"].asString());
  const auto keyword = static_cast<Keyword>(std::distance(std::begin(kKeywords), found));
  into.add(operation, {.kind = Instruction::Kind::keyword, .keyword = keyword});
}

}  // namespace

Operation keywordOperation() {
  return {"keyword", kParameters, compile};
}

}  // namespace lk::rules
