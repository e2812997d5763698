// A move that is being composed, as a player's own page shows it.
#pragma once

#include <optional>

#include <QByteArray>

#include "app/phrases/moves/composition.h"

namespace lk::app {

/// A page's question what can be said next of an unfinished event.
struct MoveAsked {
  rules::Event unfinished;
};

/// Reads {"event":{...}} or, with one more value, {"event":{...},"field":F} and one of "number" (with
/// "member" for a part of an object), "dice" (a list) or "text". nullopt if it is malformed.
std::optional<MoveAsked> readMoveAsked(const Json& compose, const GameKit& kit);

/// Returns what a seat can say next of an event, for its own page:
/// {"event","said","refs","parts":[{"field","asks","grows","optional","text","values":[{"next","label","refs",
/// "picture","leads"}],"numbers":[{"label","member","least","most"}],"roll":{"count","sides","cast"}}],
/// "complete","would","changes","problem"}; for the empty event also "kinds", each like this with "kind",
/// "label", "besides" (it answers no prompt) and "ends" (it ends the night). Corrections by the people at the
/// table are left out. "problem" is set if nothing can complete the event.
Json moveMessage(const MoveTable& table, rules::Seat seat, const rules::Event& unfinished);
/// Returns the same for a seat that can say nothing: the night is over.
Json noMoveMessage();

}  // namespace lk::app
