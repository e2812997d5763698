#include "app/session/night/cast_dice.h"

#include <algorithm>

#include <QRandomGenerator>

namespace lk::app {

bool canBeCast(const GameKit& kit, const rules::Event& waiting, std::string_view field) {
  const rules::EventSpec* spec = rules::specOf(waiting, kit.game->vocabulary().events);
  if (!spec) return false;
  const auto has = [&](std::string_view name, rules::FieldType type) {
    return std::any_of(spec->fields.begin(), spec->fields.end(),
                       [&](const rules::FieldSpec& each) { return each.name == name && each.type == type; });
  };
  const bool dice = has(field, rules::FieldType::diceList) || has(field, rules::FieldType::integerList);
  return dice && has("by", rules::FieldType::text);
}

Json castDice(int count, int sides) {
  Json dice = Json::array();
  for (int i = 0; i < count; ++i) dice.push(QRandomGenerator::system()->bounded(1, sides + 1));
  return dice;
}

rules::Event withCastDice(rules::Event waiting, std::string_view field, Json dice) {
  waiting.body.set(std::string(field), std::move(dice));
  waiting.body.set("by", "program");
  return waiting;
}

}  // namespace lk::app
