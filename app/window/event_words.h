// An event in a few words, as people would say it: "Ann reveals Long Strike".
#pragma once

#include "app/words/words.h"
#include "rules/core/event.h"

namespace lk::app {

/// Says only what the event's body holds: a masked event stays masked. Never empty.
QString eventText(const rules::Event& event, const GameKit& kit, const Names& names);

/// The name of a card for people, or the id itself when the kit does not know it.
QString cardName(const std::string& id, const GameKit& kit);

}  // namespace lk::app
