// The coach on a player's own page, for nobody else's eyes.
#pragma once

#include <optional>

#include <QByteArray>

#include "app/kit/game_kit.h"
#include "app/learn/coach/own_coach.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// What a page asks of the coach: {"coach":{}} what can be told now; with "hand" (ids of cards), and "dice"
/// and "aggressor" where the night does not know them, what to do.
struct CoachQuestion {
  Json facts;                           // as openFacts()
  std::optional<OwnQuestion> question;  // none: there is nothing to advise now
  OwnHand hand;
  bool dealt = false;  // a hand was named
};

/// Nothing where the message is no question for the coach.
std::optional<CoachQuestion> readCoachQuestion(rules::Seat seat, const QByteArray& message,
                                               const GameKit& kit, const rules::Referee& night);
/// {"coach":{"open","role_open","aggressor","dice","need","cards":[{"id","name","most"}]}}; dice null where
/// the night does not know them.
QByteArray coachForm(const CoachQuestion& asked, const GameKit& kit);
/// {"coach":{"says","choices":[{"actions","points",...}]}}.
QByteArray coachAnswer(const OwnAdvice& advice);

}  // namespace lk::app
