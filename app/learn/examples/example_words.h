// Describes a worked example in words: who plays what.
#pragma once

#include <QString>

#include "app/learn/examples/table_example.h"
#include "app/learn/examples/worked_example.h"
#include "app/phrases/words.h"

namespace lk::app {

/// Returns the names used for the players of an example.
Names exampleNames();
/// "Ann attacks with Strike and a dice value of 9. Ben defends with ..."
QString settingOf(const WorkedExample& example, const GameKit& kit, const Names& names);
/// "Ann scouts it. Ann has a dice value of 9, Ben of 7."
QString settingOf(const TableExample& example, const Names& names);

}  // namespace lk::app
