// The numbers and conditions beside things and players (rules::Readout) in words, from a view's JSON.
#pragma once

#include <string_view>

#include <QStringList>

#include "app/kit/game_kit.h"
#include "rules/text/json.h"

namespace lk::app {

/// Returns the label of a number: "impact" -> "Impact".
QString numberLabel(std::string_view number, const GameKit& kit);
/// Returns the number as it stands: "4", or "1 of 4".
QString numberText(const Json& number);
/// Returns what it is made of: "3 +1 Bark Skin until the turn ends (M-81)"; empty if it has no sum.
QString numberSum(const Json& number, const GameKit& kit);
/// Returns the same, a line for each term: "3 printed", "+1 Bark Skin until the turn ends (M-81)".
QStringList numberTerms(const Json& number, const GameKit& kit);
/// Returns whether it differs from the number that is printed.
bool isChanged(const Json& number);
/// Returns whether a counter that lies on the thing shows what is left of the number. Damage is counted, too,
/// but is not what is left. `placement`: the thing as it lies.
bool isOnCounter(std::string_view name, const Json& number, const Json& placement);

/// Returns what holds for a thing: "cannot block".
QString conditionLabel(std::string_view condition, const GameKit& kit);
/// Returns why: "Courier until the turn ends (M-81)".
QString conditionCause(const Json& condition, const GameKit& kit);

/// Returns "until the turn ends" for a game's word for a duration; empty for what lasts while its cause is
/// there.
QString durationText(std::string_view duration);

}  // namespace lk::app
