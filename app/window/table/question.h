// A question of a program that is not sure: its words, and the likely answers with a picture each.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/phrases/words.h"

namespace lk::app {

struct Question {
  QString text;
  QStringList answers;
  std::optional<rules::Seat> seat;  // whose all answers are
  QStringList pictures;  // as long as answers; empty where the answer is no card, or may not be told
  friend bool operator==(const Question&, const Question&) = default;
};

/// Precondition: the ruling is unclear, and masked for the shared screen.
Question questionOf(const rules::Ruling& ruling, const GameKit& kit, const Names& names);

}  // namespace lk::app
