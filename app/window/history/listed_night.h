// A night as a row of the history: its journal entry, and its summary once that is computed.
#pragma once

#include <QString>

#include "app/record/players/player_figures.h"

namespace lk::app {

/// The texts of a row, in the language that was current when they were made.
struct NightWords {
  QString names;
  QString game;
  QString when;
  QString length;
  QString result;  // or why it cannot be summed up; empty until then
  QString stood;   // where an unfinished night stopped; empty for finished nights
  [[nodiscard]] QString about() const;
  /// Returns whether the row contains all of these words.
  [[nodiscard]] bool says(const QStringList& searched) const;
};

struct ListedNight {
  carddb::NightInfo info;
  std::shared_ptr<const SummedNight> sum;  // null: not summed up yet, or failed (see errorText)
  QString errorText;                       // why it is not summed up, or only in part
  NightWords words;
};

NightWords wordsOf(const ListedNight& night);

}  // namespace lk::app
