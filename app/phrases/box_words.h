// Describes in words which cards to take out of the box.
#pragma once

#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "rules/referee/box.h"

namespace lk::app {

/// One part of the list: its owner, its title, and its cards.
struct BoxWords {
  QString seat;   // "A", "B"; empty: shared by both
  QString title;  // "Ann's deck"
  QString note;   // "choose 3 in secret"; may be empty
  int count = 0;
  QStringList cards;  // "3 × Strike"
};

std::vector<BoxWords> boxWords(const rules::BoxList& list, const GameKit& kit, const Names& names);
/// Returns what is missing from the box, and decks the rules do not allow; empty if there are no problems.
QStringList boxProblems(const rules::BoxList& list, const GameKit& kit, const Names& names);
/// Returns the whole list as plain text for printing, with a tick box before each part.
QString boxText(const std::vector<BoxWords>& parts, const QStringList& problems);

}  // namespace lk::app
