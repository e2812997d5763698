#include "rules/effects/if_test.h"

#include <algorithm>

namespace lk::rules {

namespace {

constexpr std::string_view kTests[] = {"count"};
constexpr std::string_view kWho[] = {"self"};
constexpr std::string_view kCounters[] = {"dv"};
constexpr std::string_view kComparisons[] = {"at_least", "at_most"};
constexpr ParameterSpec kTest[] = {{"test", ValueKind::name, kTests},
                                   {"who", ValueKind::name, kWho},
                                   {"what", ValueKind::name, kCounters},
                                   {"cmp", ValueKind::name, kComparisons},
                                   {"value", ValueKind::positive}};
constexpr ParameterSpec kParameters[] = {
    {"test", ValueKind::test}, {"then", ValueKind::operations}, {"else", ValueKind::operations, {}, false}};

void narrow(DvRange& range, DvRange to) {
  range.least = std::max(range.least, to.least);
  range.most = std::min(range.most, to.most);
}

void compile(const Json& operation, Compilation& into) {
  const Json& test = operation["test"];
  if (into.hook != Hook::profile) {
    into.fault(operation, "a test on the DV belongs under \"profile\"", "move it there");
    return;
  }
  if (!checkFields(test, kTest, "", "test", into)) return;
  const auto value = static_cast<std::int16_t>(test["value"].asInt());
  const bool atLeast = test["cmp"].asString() == "at_least";
  const DvRange holds = atLeast ? DvRange{.least = value} : DvRange{.most = value};
  const DvRange fails = atLeast ? DvRange{.most = static_cast<std::int16_t>(value - 1)}
                                : DvRange{.least = static_cast<std::int16_t>(value + 1)};
  const DvRange outer = into.when;
  narrow(into.when, holds);
  compileOperations(operation["then"], into);
  into.when = outer;
  narrow(into.when, fails);
  compileOperations(operation["else"], into);
  into.when = outer;
}

}  // namespace

Operation ifOperation() {
  return {"if", kParameters, compile};
}

}  // namespace lk::rules
