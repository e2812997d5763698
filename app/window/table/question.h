// A question about an unclear event: its text, and the likely answers with a picture each.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/phrases/words.h"

namespace lk::app {

struct Question {
  QString text;
  QStringList answers;
  std::optional<rules::Seat> seat;  // the seat that all answers belong to, if they have one in common
  QStringList pictures;             // one per answer; empty if the answer is no card or is secret
  friend bool operator==(const Question&, const Question&) = default;
};

/// Precondition: the ruling is unclear and masked for the shared screen.
Question questionOf(const rules::Ruling& ruling, const GameKit& kit, const Names& names);

}  // namespace lk::app
