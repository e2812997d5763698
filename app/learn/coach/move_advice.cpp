#include "app/learn/coach/move_advice.h"

#include <algorithm>
#include <cmath>

#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/moves/move_words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxTold = 2;  // steps or changed numbers in a sentence
constexpr double kSurely = 0.95;     // share of the readings from which on a move is surely possible

int points(double chance) {
  return static_cast<int>(std::lround(chance * 100));
}

/// Returns an error in points; never 0, because there always is one.
int errorPoints(double error) {
  return std::max(1, static_cast<int>(std::ceil(error * 100)));
}

QString chanceText(const rules::Estimate& estimate) {
  return fill(Words::tr("{n} % \u00b1 {error}", "a chance, and its error in points"),
              {{"n", QString::number(points(estimate.chance))},
               {"error", QString::number(errorPoints(estimate.error))}});
}

QString moveText(const rules::Event& event, const AdviceTable& table) {
  return withLyingNames(eventText(event, table.kit, table.names), table.view, table.kit, table.names,
                        event.seat());
}

QString changeText(const rules::TrackChange& change, const AdviceTable& table) {
  const QString label = figureLabel(change.figure, table.kit.id());
  const QString what =
      change.seat
          ? Words::tr("%1: %2", "a player, and a number of theirs").arg(table.names[*change.seat], label)
          : label;
  return QStringLiteral("%1 %2 \u2192 %3").arg(what).arg(change.from).arg(change.to);
}

/// Returns what a line leads to: the steps that say most of it, or else the numbers that change.
QString whyText(const rules::Line& line, const AdviceTable& table) {
  QStringList parts;
  for (const rules::Step& step : rules::tellingSteps(*table.kit.game, line, kMaxTold))
    parts += stepText(step, table.kit, table.names);
  parts.removeDuplicates();
  for (std::size_t i = 0; parts.isEmpty() && i < std::min(kMaxTold, line.changes.size()); ++i)
    parts += changeText(line.changes[i], table);
  if (parts.isEmpty()) return Words::tr("What was read ahead decides nothing soon.");
  return fill(Words::tr("For example: {what}", "what a move leads to in a line that was read ahead"),
              {{"what", parts.join(QStringLiteral(" \u00b7 "))}});
}

}  // namespace

std::vector<AdvisedMove> advisedMoves(const rules::Analysis& analysis, const AdviceTable& table) {
  std::vector<AdvisedMove> moves;
  for (const rules::WeighedMove& move : analysis.moves) {
    if (moves.size() == kMaxAdvised) break;
    moves.push_back({.event = move.event,
                     .move = moveText(move.event, table),
                     .now = chanceText(analysis.now),
                     .then = chanceText(move.then),
                     .why = whyText(move.line, table),
                     .doubt = move.share < kSurely ? Words::tr("If you hold the cards for it.") : QString()});
  }
  return moves;
}

QString adviceNote() {
  return Words::tr(
      "Chance to win now and after the move: an estimate from what you may know, by playing on many times. "
      "\u00b1 is its usual error.");
}

QString nothingToChoose() {
  return Words::tr("There is nothing to choose now.");
}

MistakeText textOf(const rules::Mistake& mistake, const AdviceTable& table) {
  return {
      .what = moveText(mistake.played, table),
      .better = fill(Words::tr("Better: {move}"), {{"move", moveText(mistake.better, table)}}),
      .cost = fill(Words::tr("It cost {n} \u00b1 {error} points of the chance to win: {then} % instead of "
                             "{better} %."),
                   {{"n", QString::number(points(mistake.cost()))},
                    {"error", QString::number(errorPoints(mistake.error))},
                    {"then", QString::number(points(mistake.then.chance))},
                    {"better", QString::number(points(mistake.betterThen.chance))}}),
      .why = whyText(mistake.line, table)};
}

QString mistakeNote() {
  return fill(Words::tr("Moves that cost at least {n} points of the chance to win, and clearly more than the "
                        "error of the estimate. Judged by what the player could know then."),
              {{"n", QString::number(points(rules::kMinCost))}});
}

}  // namespace lk::app
