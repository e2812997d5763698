#include "rules/effects/ability_fields.h"

#include <algorithm>

namespace lk::rules {

namespace {

constexpr ParameterSpec kOfEvery[] = {{"on", ValueKind::name}, {"do", ValueKind::operations}};
constexpr ParameterSpec kOfThings[] = {{.name = "name", .kind = ValueKind::name, .required = false},
                                       {.name = "targets", .kind = ValueKind::things, .required = false}};
constexpr ParameterSpec kCostWords{.name = "cost", .kind = ValueKind::name, .required = false};
constexpr ParameterSpec kCostOperations{.name = "cost", .kind = ValueKind::costs, .required = false};
constexpr std::int64_t kMaxCounted = 99;

std::string knownCosts(std::span<const CostWord> words) {
  std::string known;
  for (const CostWord& each : words)
    known += (known.empty() ? "" : ", ") + std::string(each.verb) + " " + std::string(each.what);
  return "a cost must be one of " + known;
}

/// Reads one cost into `cost`. Returns what is wrong; empty if it is valid.
std::string readCost(const Json& json, std::span<const CostWord> words, Cost& cost) {
  const auto word = std::find_if(words.begin(), words.end(), [&](const CostWord& each) {
    return json[each.verb].asString() == each.what;
  });
  if (word == words.end()) return knownCosts(words);
  const Json* count = json.find("count");
  if (json.members().size() != (count && word->counted ? 2u : 1u)) return knownCosts(words);
  if (count && (!count->isInt() || count->asInt() < 1 || count->asInt() > kMaxCounted))
    return "\"count\" of a cost must be a whole number from 1 to 99";
  cost.what = static_cast<std::uint8_t>(word - words.begin());
  cost.count = static_cast<std::uint8_t>(count ? count->asInt() : 1);
  return "";
}

}  // namespace

std::vector<ParameterSpec> abilityFieldsOf(const Language& language) {
  std::vector<ParameterSpec> fields(std::begin(kOfEvery), std::end(kOfEvery));
  if (language.host == Hosting::things)
    fields.insert(fields.end(), std::begin(kOfThings), std::end(kOfThings));
  fields.insert(fields.end(), language.abilityFields.begin(), language.abilityFields.end());
  if (!language.costs.empty())
    fields.push_back(kCostWords);
  else if (language.host == Hosting::things)
    fields.push_back(kCostOperations);
  return fields;
}

Body readCosts(const Json& list, std::span<const CostWord> words, std::vector<Cost>& all,
               const std::function<void(const Json& at, std::string what)>& fault) {
  const auto begin = static_cast<std::uint16_t>(all.size());
  if (!list.isNull() && !list.isArray()) fault(list, "\"cost\" of ability must be a list");
  for (const Json& json : list.items()) {
    all.emplace_back();
    if (std::string problem = readCost(json, words, all.back()); !problem.empty())
      fault(json, std::move(problem));
  }
  return {begin, static_cast<std::uint16_t>(all.size())};
}

}  // namespace lk::rules
