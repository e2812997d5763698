#include "rules/cards/effect_amounts.h"

#include <algorithm>

namespace lk::rules {

namespace {

/// Returns whether the text may leave the amount out: adding 0 to the dice.
bool goesUnsaid(const Json& object, std::string_view field, const Json& value) {
  return field == "plus" && value.asInt() == 0 && object["base"] != Json("none");
}

/// Returns whether the text may say "none": tests for at least 1, or for exactly 0.
bool saidByNone(const Json& object, const Json& value) {
  return object["test"].isString() && value.asInt() == (object["cmp"] == Json("at_least") ? 1 : 0);
}

/// Returns a key of the object without its `who` and without nested values.
std::string likeness(const Json& object, std::string_view field) {
  std::string out(field);
  for (const auto& [name, value] : object.members())
    if (name != "who" && !value.isArray() && !value.isObject()) out += ' ' + name + '=' + value.dump();
  return out;
}

std::string nameOf(const Json& object) {
  for (const char* kind : {"op", "test"})
    if (object[kind].isString()) return object[kind].asString();
  return "the effect";
}

}  // namespace

void addEffectAmounts(const Json& effect, std::vector<EffectAmount>& amounts) {
  for (const Json& item : effect.items()) addEffectAmounts(item, amounts);
  for (const auto& [name, value] : effect.members()) {
    if (!value.isInt()) {
      addEffectAmounts(value, amounts);
      continue;
    }
    if (goesUnsaid(effect, name, value)) continue;
    const std::string same = likeness(effect, name);
    const auto known = std::find_if(amounts.begin(), amounts.end(),
                                    [&](const EffectAmount& each) { return each.sameAs == same; });
    if (known != amounts.end()) {
      ++known->times;
      continue;
    }
    amounts.push_back({static_cast<int>(value.asInt()), 1, saidByNone(effect, value), &value,
                       name + " of " + nameOf(effect), same});
  }
}

std::vector<EffectAmount> effectAmounts(const Json& effect) {
  std::vector<EffectAmount> amounts;
  addEffectAmounts(effect, amounts);
  return amounts;
}

}  // namespace lk::rules
