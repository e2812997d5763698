// Selects other sentences for the steps of Halfwish cards whose result does not depend on the dice.
#include <algorithm>

#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

/// Returns the word that an operation has in a field, as packs write it. Precondition: its words are the
/// field's own names.
std::string_view wordIn(const rules::Operation& operation, const rules::Instruction& it,
                        std::string_view field) {
  for (const rules::ParameterSpec& spec : operation.parameters)
    if (spec.name == field)
      return spec.names[static_cast<std::size_t>(
          it.arguments[*rules::placeOfArgument(operation.parameters, field)])];
  return {};
}

/// Returns whether the card's value comes from this operation only and does not depend on dice.
bool isFixed(rules::CardId card, std::string_view operation, const GameKit& kit) {
  const auto& operations = kit.game->language().operations;
  const auto& code = kit.cards.program(card).code;
  const auto nameOf = [&](const rules::Instruction& it) { return operations[it.operation].name; };
  if (std::any_of(code.begin(), code.end(), [&](const auto& it) { return nameOf(it) == "if"; })) return false;
  const auto its = [&](const rules::Instruction& it) { return nameOf(it) == operation; };
  return std::any_of(code.begin(), code.end(), its) &&
         std::all_of(code.begin(), code.end(), [&](const rules::Instruction& it) {
           return !its(it) || operation != "strike" || wordIn(operations[it.operation], it, "base") == "none";
         });
}

}  // namespace

std::string_view caseOf(const rules::Step& step, const GameKit& kit) {
  if (!step.card.known()) return {};
  if (step.what == "strike_value" && isFixed(step.card, "strike", kit)) return "fixed";
  if (step.what == "evade_ready" && isFixed(step.card, "evade", kit)) return "fixed";
  return {};
}

}  // namespace lk::app::halfwish
