#include "rules/text/wording.h"

#include <algorithm>

namespace lk {

const std::string& Wording::in(LanguageId language) const {
  const auto found = others.find(language);
  return found == others.end() ? english : found->second;
}

const std::string& Wording::only(LanguageId language) const {
  static const std::string kNone;
  if (language == kEnglish) return english;
  const auto found = others.find(language);
  return found == others.end() ? kNone : found->second;
}

bool Wording::says(std::string_view text) const {
  return english == text ||
         std::any_of(others.begin(), others.end(), [&](const auto& each) { return each.second == text; });
}

Wording wordingOf(const Json& object, std::string_view field) {
  Wording wording{object[field].asString()};
  for (const auto& [name, value] : object.members())
    if (const auto language = translationIn(name, field); language && !value.asString().empty())
      wording.others.emplace(*language, value.asString());
  return wording;
}

std::string fieldIn(std::string_view field, LanguageId language) {
  const std::string name(field);
  return language == kEnglish ? name : name + "_" + std::string(language.id());
}

std::optional<LanguageId> translationIn(std::string_view field, std::string_view of) {
  if (!field.starts_with(of) || field.size() <= of.size() || field[of.size()] != '_') return std::nullopt;
  const std::optional<LanguageId> language = LanguageId::from(field.substr(of.size() + 1));
  return language == kEnglish ? std::nullopt : language;
}

}  // namespace lk
