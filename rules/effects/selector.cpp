#include "rules/effects/selector.h"

#include <algorithm>

#include "rules/text/enumerated.h"
#include "rules/text/fields.h"

namespace lk::rules {

namespace {

constexpr auto kSides = enumerated<Selector::Side, std::string_view>(
    {{Selector::Side::any, "any"}, {Selector::Side::own, "own"}, {Selector::Side::enemy, "enemy"}});
constexpr std::string_view kOnlySelf[] = {"self"};

std::string nameOrNames(const Json& value, const Field& field) {
  const auto known = [&](const Json& item) { return kinds::name(item, field).empty(); };
  const bool fits = value.isArray() ? !value.items().empty() &&
                                          std::all_of(value.items().begin(), value.items().end(), known)
                                    : known(value);
  return fits ? "" : oneOf(field.names) + ", or a list of them";
}

/// Converts one name or a list of names to bits in the order of `names`.
std::uint16_t bits(const Json& value, std::span<const std::string_view> names) {
  std::uint16_t all = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto found = [&](const Json& item) { return item.asString() == names[i]; };
    if (found(value) || std::any_of(value.items().begin(), value.items().end(), found))
      all = static_cast<std::uint16_t>(all | 1u << i);
  }
  return all;
}

}  // namespace

std::string readSelector(const Json& json, const Language& language,
                         const std::function<CardId(std::string_view)>& find, Selector& selector) {
  std::vector<std::string_view> types;
  for (const CardTypeSpec& type : language.cardTypes) types.push_back(type.name);
  types.insert(types.end(), language.standingTypes.begin(), language.standingTypes.end());
  std::vector<Field> fields{
      {.name = "in", .kind = nameOrNames, .names = language.places},
      {.name = "type", .kind = nameOrNames, .required = false, .names = types},
      {.name = "side", .kind = kinds::name, .required = false, .names = kSides},
      {.name = "not", .kind = kinds::name, .required = false, .names = kOnlySelf},
      {.name = "id", .kind = kinds::id, .required = false},
      {.name = "players", .kind = kinds::flag, .required = false},
  };
  for (const SelectorWord& word : language.selectorWords)
    fields.push_back({.name = word.name, .kind = kinds::name, .required = false, .names = word.values});
  std::string problem;
  checkFields(json, std::span<const Field>(fields), [&](const Misfield& wrong) {
    if (problem.empty()) problem = wrong.what("a selector");
  });
  if (!problem.empty()) return problem;
  selector.places = bits(json["in"], language.places);
  selector.types = bits(json["type"], types);
  if (const auto side = kSides.find(json["side"].asString())) selector.side = *side;
  for (std::size_t i = 0; i < language.selectorWords.size(); ++i) {
    const auto& values = language.selectorWords[i].values;
    const auto found =
        std::find(values.begin(), values.end(), json[language.selectorWords[i].name].asString());
    if (found != values.end()) selector.words[i] = static_cast<std::uint8_t>(found - values.begin() + 1);
  }
  selector.notSelf = json.find("not") != nullptr;
  selector.players = json["players"].asBool();
  if (json.find("id")) selector.card = find(json["id"].asString());
  if (json.find("id") && !selector.card.known()) return "\"id\" of a selector must be a card of this pack";
  return "";
}

}  // namespace lk::rules
