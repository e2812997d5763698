// What a seat could do, in words: moves, chances to win, and why.
#pragma once

#include <vector>

#include <QString>

#include "app/phrases/words.h"
#include "rules/player/analysis.h"
#include "rules/player/judged_night.h"

namespace lk::app {

/// Maximum number of moves that a player is shown.
inline constexpr std::size_t kMaxAdvised = 3;

/// One of the best moves.
struct AdvisedMove {
  rules::Event event;
  QString move;   // "Ann turns up Long Strike"
  QString now;    // the chance to win before it: "52 % \u00b1 1"
  QString then;   // after it
  QString why;    // one sentence, from a line that was read ahead
  QString doubt;  // that it may need cards that the program does not know; empty if it does not
};

/// Whose words they are, and what lies on the table for them.
struct AdviceTable {
  const GameKit& kit;
  const Json& view;  // of the seat, or of the table
  const Names& names;
};

/// Returns the best moves, at most kMaxAdvised; none if the seat has nothing to choose.
std::vector<AdvisedMove> advisedMoves(const rules::Analysis& analysis, const AdviceTable& table);

/// Says how the chances were found, and what the error means.
QString adviceNote();
/// Says that dice or cards decide and there is nothing to choose.
QString nothingToChoose();

/// A mistake in words.
struct MistakeText {
  QString what;    // "Ann turns up Strike"
  QString better;  // "Better: Ann turns up Long Strike"
  QString cost;    // "It cost 12 \u00b1 3 points of winning chance."
  QString why;
};
MistakeText textOf(const rules::Mistake& mistake, const AdviceTable& table);

/// Says which moves are listed as mistakes.
QString mistakeNote();

}  // namespace lk::app
