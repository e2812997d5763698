// What a gamemaster adds to a question unasked.
#pragma once

#include <QStringList>

#include "rules/core/ruling.h"

namespace lk::app {

/// Whole sentences in the order they are said, with the same places to fill in as the question.
QStringList reminders(const rules::Prompt& prompt);

/// How whoever attacks, or defends, scores in a duel; {aggressor} and {defender} are left to be filled in.
QString roleReminder(bool attacks);

}  // namespace lk::app
