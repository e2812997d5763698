// Reads a message from a player's page and checks whether this seat may send that event now.
#pragma once

#include <variant>

#include <QByteArray>
#include <QCoreApplication>

#include "app/host/phones/camera_questions.h"
#include "app/host/phones/move_message.h"
#include "app/kit/game_kit.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// The answer to the open reading: the index of the candidate that was meant; nullopt for none of them.
struct CameraAnswer {
  std::optional<std::size_t> candidate;
};

using PhoneInput = std::variant<rules::Event, CameraAnswer, MoveAsked>;

/// Reads a page's message. It is one of:
/// - {"event":{...},"at":N}, where N is the "at" of the view the page shows. With "roll":true the dice are
/// rolled here and the returned event contains them.
/// - {"compose":{...}}, an unfinished event of which it wants to know what can be said next; see
/// readMoveAsked().
/// - {"reading":I,"of":NUMBER}, the answer to the camera's question `open`; I is -1 for "none of these".
/// Returns a fault, to be shown on the page, if the message is malformed, if the seat may not send this
/// event, or if it would take back something the page has not shown yet. Everything else is left to the
/// referee.
Outcome<PhoneInput> readPhoneInput(rules::Seat seat, const QByteArray& message, const GameKit& kit,
                                   const rules::Referee& night, const CameraQuestion* open);

}  // namespace lk::app
