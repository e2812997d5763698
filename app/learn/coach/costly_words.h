// A costly decision in words.
#pragma once

#include <QString>

#include "app/learn/coach/costly.h"
#include "app/phrases/words.h"

namespace lk::app {

struct CostlyText {
  QString when;   // "Round 1, turn 3"
  QString what;   // "Ann attacked with Strike and a dice value of 9."
  QString why;    // "Long Strike is worth 0.6 points more on average: it scores more."
  QString doubt;  // how sure it is that the better one was in hand; empty when it was
};
CostlyText textOf(const CostlyDecision& decision, const GameKit& kit, const Names& names);

}  // namespace lk::app
