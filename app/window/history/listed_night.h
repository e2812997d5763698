// A night as a row of the history: what the journal says of it, and what it came to once that is worked out.
#pragma once

#include <QString>

#include "app/record/evening/player_figures.h"

namespace lk::app {

/// Everything a row says, in the language the program speaks when it is made.
struct NightWords {
  QString names;
  QString game;
  QString when;
  QString length;
  QString result;  // or why it cannot be summed; empty until then
  QString stood;   // where it was left; empty for finished nights
  [[nodiscard]] QString about() const;
  /// Whether all these words are said somewhere in the row.
  [[nodiscard]] bool says(const QStringList& searched) const;
};

struct ListedNight {
  carddb::NightInfo info;
  std::shared_ptr<const SummedNight> sum;  // none: not yet, or `trouble`
  QString errorText;                       // why it is not summed, or only in part
  NightWords words;
};

NightWords wordsOf(const ListedNight& night);

}  // namespace lk::app
