#include "rules/referee/setup_spec.h"

#include <algorithm>

#include "rules/core/changes.h"
#include "rules/text/json.h"

namespace lk::rules {

namespace {

bool isKept(const OptionSpec& spec) {
  return !spec.readBySetUp && (spec.kind == OptionKind::word || spec.kind == OptionKind::number);
}

/// Returns the index of a value among the option's words; nullopt if it is none. A number matches the word
/// spelled like it.
std::optional<int> wordOf(const OptionSpec& spec, const Json& value) {
  if (!value.isString() && !value.isInt()) return std::nullopt;
  const std::string text = value.isInt() ? std::to_string(value.asInt()) : value.asString();
  const auto found = std::find(spec.values.begin(), spec.values.end(), text);
  if (found == spec.values.end()) return std::nullopt;
  return static_cast<int>(found - spec.values.begin());
}

int greatestOf(const OptionSpec& spec) {
  return std::max(spec.most, spec.greatest);
}

/// Returns what is kept for a value; nullopt if it is not allowed.
std::optional<int> readingOf(const OptionSpec& spec, const Json& value) {
  if (spec.kind == OptionKind::word) return wordOf(spec, value);
  if (value.isInt() && value.asInt() >= spec.least && value.asInt() <= greatestOf(spec))
    return static_cast<int>(value.asInt());
  return value.isString() && wordOf(spec, value) ? std::optional(0) : std::nullopt;
}

void keep(const OptionSpec& spec, std::size_t place, int reading, Changes& changes) {
  if (spec.figure)
    changes.note(*spec.figure, reading);
  else
    changes.option(place, static_cast<std::uint8_t>(reading));
}

std::string problemOf(const OptionSpec& spec, const Json& value) {
  const std::string name = "the option \"" + std::string(spec.key) + "\"";
  if (spec.kind == OptionKind::word || spec.kind == OptionKind::implied)
    return name + " has no value " + value.dump();
  return name + " is a whole number from " + std::to_string(spec.least) + " to " +
         std::to_string(greatestOf(spec));
}

}  // namespace

std::string takeOptions(std::span<const OptionSpec> specs, const Json& options, Changes& changes) {
  for (std::size_t place = 0; place < specs.size(); ++place)
    if (specs[place].kind == OptionKind::number && isKept(specs[place]))
      keep(specs[place], place, recommendedNumber(specs[place]), changes);
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(specs.begin(), specs.end(),
                     [name = std::string_view(key)](const OptionSpec& each) { return each.key == name; });
    if (spec == specs.end()) return "no option is called \"" + key + "\"";
    if (spec->kind == OptionKind::implied && !spec->values.empty() && value.isString() &&
        !wordOf(*spec, value))
      return problemOf(*spec, value);
    if (!isKept(*spec)) continue;
    const std::optional<int> reading = readingOf(*spec, value);
    if (!reading) return problemOf(*spec, value);
    keep(*spec, static_cast<std::size_t>(spec - specs.begin()), *reading, changes);
  }
  return "";
}

}  // namespace lk::rules
