// Card names, card texts and rules in the program's language.
#pragma once

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/effects/effect_clauses.h"
#include "app/phrases/spoken.h"

namespace lk::app {

/// Returns how to describe the card effects of a game. The kit must outlive it.
[[nodiscard]] EffectSpeech speechOf(const GameKit& kit);

[[nodiscard]] QString cardName(const rules::CardDef& card);
[[nodiscard]] QString cardText(const rules::CardDef& card);
/// Returns the card's name; `otherwise` if `card` is no card.
[[nodiscard]] QString cardName(const GameKit& kit, rules::CardId card, const QString& otherwise = {});

/// Returns the name of the card with this id ("strike" -> "Strike"); the id itself if it is unknown.
[[nodiscard]] QString cardName(const GameKit& kit, const std::string& id);

/// Returns all rules of a game in the program's language, by number ("H-31").
[[nodiscard]] const std::map<std::string, std::string>& rulesSpoken(const GameKit& kit);
/// Returns the text of one rule without its sources; empty for an unknown number.
[[nodiscard]] QString ruleSpoken(const GameKit& kit, std::string_view number);

}  // namespace lk::app
