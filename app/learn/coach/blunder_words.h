// Describes a blunder in words.
#pragma once

#include <QString>

#include "app/learn/coach/blunders.h"
#include "app/phrases/words.h"

namespace lk::app {

struct BlunderText {
  QString when;   // "Round 1, turn 3"
  QString what;   // "Ann attacked with Strike and a dice value of 9."
  QString why;    // "Long Strike is worth 0.6 points more on average: it scores more."
  QString doubt;  // how likely the better choice was in hand; empty if certain
};
BlunderText textOf(const Blunder& decision, const GameKit& kit, const Names& names);

}  // namespace lk::app
