// Cards and rules in the language the program speaks.
#pragma once

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/effects/effect_clauses.h"

namespace lk::app {

/// The language of the translation that is installed: what is said of a card and the card's own name never
/// differ in it.
[[nodiscard]] LanguageId spoken();
/// How to speak of what a game's cards do in it. The kit must outlive it.
[[nodiscard]] EffectSpeech speechOf(const GameKit& kit);

[[nodiscard]] QString cardName(const rules::CardDef& card);
[[nodiscard]] QString cardText(const rules::CardDef& card);
/// The card's name; `otherwise` for no card.
[[nodiscard]] QString cardName(const GameKit& kit, rules::CardId card, const QString& otherwise = {});

/// The name of the card of this id ("strike", "Strike"); an id nobody knows stays as it is.
[[nodiscard]] QString cardName(const GameKit& kit, const std::string& id);

/// All rules of a game as they are told now, "H-31" to its text.
[[nodiscard]] const std::map<std::string, std::string>& rulesSpoken(const GameKit& kit);
/// What one rule says, without its sources; empty for an unknown number.
[[nodiscard]] QString ruleSpoken(const GameKit& kit, std::string_view number);

}  // namespace lk::app
