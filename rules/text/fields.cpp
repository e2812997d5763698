#include "rules/text/fields.h"

#include "rules/text/language_id.h"

namespace lk {

namespace {

std::string written(double number) {
  const auto whole = static_cast<std::int64_t>(number);
  return static_cast<double>(whole) == number ? std::to_string(whole) : Json(number).dump();
}

std::string range(const Field& field) {
  return written(field.least) + " to " + written(field.most);
}

bool within(double value, const Field& field) {
  return value >= field.least && value <= field.most;
}

}  // namespace

namespace kinds {

std::string anything(const Json&, const Field&) {
  return "";
}
std::string text(const Json& value, const Field&) {
  return value.isString() ? "" : "a text";
}
std::string filledText(const Json& value, const Field&) {
  return !value.asString().empty() ? "" : "a text that is not empty";
}
std::string id(const Json& value, const Field&) {
  const std::string& s = value.asString();
  const bool fits = !s.empty() && std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
  return fits ? "" : "an id of small letters, digits, _ and -";
}
std::string language(const Json& value, const Field&) {
  const std::optional<LanguageId> id = LanguageId::from(value.asString());
  return id && id != kEnglish ? "" : "the id of a language other than English";
}
std::string name(const Json& value, const Field& field) {
  const bool fits = value.isString() &&
                    std::find(field.names.begin(), field.names.end(), value.asString()) != field.names.end();
  return fits ? "" : oneOf(field.names);
}
std::string flag(const Json& value, const Field&) {
  return value.isBool() ? "" : "true or false";
}
std::string whole(const Json& value, const Field& field) {
  return value.isInt() && within(value.asDouble(), field) ? "" : "a whole number from " + range(field);
}
std::string number(const Json& value, const Field& field) {
  return value.isNumber() && within(value.asDouble(), field) ? "" : "a number from " + range(field);
}
std::string list(const Json& value, const Field&) {
  return value.isArray() ? "" : "a list";
}
std::string object(const Json& value, const Field&) {
  return value.isObject() ? "" : "an object";
}

}  // namespace kinds

std::string Misfield::what(const std::string& whose) const {
  switch (why) {
    case Why::noObject:
      return whose + " must be an object";
    case Why::unknown:
      return whose + " has no \"" + name + "\"";
    case Why::missing:
      return whose + " needs \"" + name + "\"";
    case Why::misfit:
      return "\"" + name + "\" of " + whose + " must be " + wanted;
  }
  return "";
}

std::string Misfield::cure() const {
  switch (why) {
    case Why::noObject:
      return "write {...}";
    case Why::unknown:
      return "remove it or correct its spelling";
    case Why::missing:
      return "add it";
    case Why::misfit:
      return "correct its value";
  }
  return "";
}

bool Faults::check(const Json& object, std::span<const Field> table, const std::string& whose) {
  const std::size_t before = all.size();
  checkFields(object, table, [&](const Misfield& wrong) { add(wrong.at, wrong.what(whose), wrong.cure()); });
  return all.size() == before;
}

std::string oneOf(std::span<const std::string_view> names) {
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) all += i + 1 == names.size() ? " or " : ", ";
    all += names[i];
  }
  return all;
}

}  // namespace lk
