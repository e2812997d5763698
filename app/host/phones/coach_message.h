// The coach's messages on a player's own page. No other page gets them.
#pragma once

#include <optional>

#include <QByteArray>

#include "app/kit/game_kit.h"
#include "app/learn/coach/own_coach.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// A page's question to the coach. {"coach":{}} asks for the form to fill in. With "hand" (card ids), and
/// with "dice" and "aggressor" where the night does not know them, it asks for advice.
struct CoachQuestion {
  Json facts;                           // as from openFacts()
  std::optional<OwnQuestion> question;  // none: no advice is possible now
  OwnHand hand;
  bool dealt = false;  // the message names a hand
};

/// Returns the question in a message; nullopt if the message is not for the coach.
std::optional<CoachQuestion> readCoachQuestion(rules::Seat seat, const QByteArray& message,
                                               const GameKit& kit, const rules::Referee& night);
/// Returns {"coach":{"open","role_open","aggressor","dice","need","cards":[{"id","name","most"}]}}. "dice" is
/// null if the night does not know them. If no advice is possible now, only "open" (false) is set.
QByteArray coachForm(const CoachQuestion& asked, const GameKit& kit);
/// Returns {"coach":{"says","choices":[{"actions","points",...}]}}.
QByteArray coachAnswer(const OwnAdvice& advice);

}  // namespace lk::app
