// A seat's question what it could do, and the answer on its own page. No other page gets them.
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>

#include "app/learn/coach/move_advice.h"
#include "rules/player/advice.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// {"coach":{"moves":{}}} asks for the form to fill in. With "hand" (card ids, which can be fewer than the
/// player holds) it asks for advice.
struct MovesQuestion {
  bool isAsked = false;  // whether the seat has something to answer
  rules::PossibleHand possible;
  std::vector<rules::CardId> hand;
  bool told = false;  // the message names a hand, or the game has none
};

/// Returns the question in a message; nullopt if the message is another one.
std::optional<MovesQuestion> readMovesQuestion(rules::Seat seat, const QByteArray& message,
                                               const GameKit& kit, const rules::Referee& night);
/// Returns whether the night asks the seat something, and a program can say what it could do.
bool hasMoves(rules::Seat seat, const rules::Referee& night);

/// Returns {"coach":{"open","moves","dice","need","size","cards":[{"id","name","most"}]}}, the form of the
/// hand. If the seat is not asked, only "open" (false) is set.
QByteArray movesForm(const MovesQuestion& asked, const GameKit& kit);
/// Returns {"coach":{"thinking":true}}.
QByteArray movesThinking();
/// Returns {"coach":{"note","rows":[{"move","now","then","why","doubt"}]}}.
QByteArray movesAnswer(const rules::Analysis& advice, const AdviceTable& table);

}  // namespace lk::app
