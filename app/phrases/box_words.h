// What to take out of the box, in words.
#pragma once

#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "rules/referee/box.h"

namespace lk::app {

/// One part of the list: whose it is, what it is, and its cards.
struct BoxWords {
  QString seat;   // "A", "B"; empty: both share it
  QString title;  // "Ann's deck"
  QString note;   // "choose 3 in secret"; may be empty
  int count = 0;
  QStringList cards;  // "3 × Strike"
};

std::vector<BoxWords> boxWords(const rules::BoxList& list, const GameKit& kit, const Names& names);
/// What the box has not, and decks the rules do not allow; empty when all is well.
QStringList boxTroubles(const rules::BoxList& list, const GameKit& kit, const Names& names);
/// The whole list as plain text to be printed: a box to tick before every part.
QString boxText(const std::vector<BoxWords>& parts, const QStringList& troubles);

}  // namespace lk::app
