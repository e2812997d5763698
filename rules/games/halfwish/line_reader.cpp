#include "rules/games/halfwish/line_reader.h"

#include <algorithm>

namespace lk::rules::halfwish {

LineReader::LineReader(const Json& object, std::string whose, std::string& problem)
    : object_(object), whose_(std::move(whose)), problem_(problem) {
  if (!object.isObject()) fail("must be an object");
}

int LineReader::number(std::string_view key, int least, int most, std::optional<int> missing) {
  const Json* value = take(key, missing.has_value());
  if (!value) return missing.value_or(least);
  const bool fits = value->isInt() && value->asInt() >= least && value->asInt() <= most;
  if (!fits)
    fail("needs \"" + std::string(key) + "\" as a whole number from " + std::to_string(least) + " to " +
         std::to_string(most));
  return fits ? static_cast<int>(value->asInt()) : least;
}

const Json& LineReader::member(std::string_view key) {
  static const Json kNone;
  const Json* value = take(key, false);
  return value ? *value : kNone;
}

const Json& LineReader::optionalMember(std::string_view key) {
  static const Json kNone;
  const Json* value = take(key, true);
  return value ? *value : kNone;
}

void LineReader::finish() {
  for (const auto& [key, value] : object_.members()) {
    if (std::find(known_.begin(), known_.end(), std::string_view(key)) == known_.end())
      fail("has no \"" + key + "\"");
  }
}

void LineReader::fail(const std::string& what) {
  if (problem_.empty()) problem_ = whose_ + " " + what;
}

const Json* LineReader::take(std::string_view key, bool optional) {
  known_.push_back(key);
  const Json* value = object_.find(key);
  if (!value && !optional) fail("needs \"" + std::string(key) + "\"");
  return value;
}

Fault lineFault(const Json& line, std::string problem) {
  return {"", line.line(), std::move(problem), "correct this line"};
}

}  // namespace lk::rules::halfwish
