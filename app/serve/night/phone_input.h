// What a player says on a phone, as an event of the contract: may this seat say so, and is it the right
// moment?
#pragma once

#include <variant>

#include <QByteArray>
#include <QCoreApplication>

#include "app/kit/game_kit.h"
#include "app/serve/night/reading.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Which candidate of the open reading was meant; without one, none of them.
struct ReadingAnswer {
  std::optional<std::size_t> candidate;
};

using PhoneInput = std::variant<rules::Event, ReadingAnswer>;

/// The event in a page's message: {"event":{...},"at":N}, N being the "at" of the view it saw; with
/// "roll":true its dice are cast here and the event says so. A fault, to be told on the page: it is no
/// message, nothing this seat may say, or would take back something the page has not seen. All else is for
/// the referee to judge. Or the answer {"reading":I,"of":NUMBER} to what the camera asks, I being -1 for
/// none.
Outcome<PhoneInput> readPhoneInput(rules::Seat seat, const QByteArray& message, const GameKit& kit,
                                   const rules::Referee& night, const Reading* open);

}  // namespace lk::app
