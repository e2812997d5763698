// What a player says on a phone, as an event of the contract: may this seat say so, and is it the right
// moment?
#pragma once

#include <QByteArray>
#include <QCoreApplication>

#include "app/kit/game_kit.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// The event in a page's message: {"event":{...},"at":N}, N being the "at" of the view it saw; with
/// "roll":true its dice are cast here and the event says so. A fault, to be told on the page: it is no
/// message, nothing this seat may say, or would take back something the page has not seen. All else is for
/// the referee to judge.
Outcome<rules::Event> saidBy(rules::Seat seat, const QByteArray& message, const GameKit& kit,
                             const rules::Referee& night);

/// Whether the program can cast the dice that such an event waits for: six-sided ones, `count` of them.
bool canBeCast(const GameKit& kit, const rules::Event& waiting, std::string_view field);

}  // namespace lk::app
