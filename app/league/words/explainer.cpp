#include <cmath>

#include "app/league/words/league_words.h"
#include "app/phrases/fill.h"

namespace lk::league {

using app::listed;
using app::Words;

namespace {

/// Returns what the standings show of the rules L-1 and L-2: points, and the opponents' share to a
/// thousandth.
std::pair<int, std::int64_t> shownKey(const Standing& standing) {
  return {standing.points, shownThousandths(standing.opponents)};
}

}  // namespace

Explainer::Explainer(const League& league, const std::vector<Standing>& table, const PlayerNames& names)
    : table_(&table), names_(&names) {
  for (const Standing& standing : table) standingOf_[standing.player] = &standing;
  for (std::size_t place = 1; place < table.size(); ++place)
    if (shownKey(table[place - 1]) == shownKey(table[place]) &&
        compare(table[place - 1].opponents, table[place].opponents) != 0)
      close_.insert(shownKey(table[place]));
  for (const Match& match : league.matches) {
    if (!match.decided || !match.second) continue;
    met_[match.first].push_back(*match.second);
    met_[*match.second].push_back(match.first);
  }
}

QString Explainer::pointsText(const Standing& standing) const {
  QStringList parts;
  if (standing.won > 0) parts << Words::tr("%n wins of 3 points", nullptr, standing.won);
  if (standing.drawn > 0) parts << Words::tr("%n draws of 1 point", nullptr, standing.drawn);
  if (standing.byes > 0) parts << Words::tr("%n byes of 3 points", nullptr, standing.byes);
  if (standing.lost > 0) parts << Words::tr("%n losses", nullptr, standing.lost);
  if (standing.penalty > 0) parts << Words::tr("%n penalty points", nullptr, standing.penalty);
  return parts.isEmpty() ? Words::tr("Nothing played yet") : listed(parts);
}

QString Explainer::opponentsText(const Standing& standing) const {
  const auto met = met_.find(standing.player);
  if (met == met_.end()) return Words::tr("No opponents yet");
  QStringList parts;
  for (const PlayerId opponent : met->second)
    parts << named(opponent, *names_) + " " + percent(standingOf_.at(opponent)->ownShare);
  const QString text =
      Words::tr("Opponents' average share of points, at least a third each: %1").arg(listed(parts));
  if (!close_.contains(shownKey(standing))) return text;
  return text + ". " +
         Words::tr("The average is exactly %1").arg(QString::fromStdString(fractionText(standing.opponents)));
}

QString Explainer::headToHeadText(const Standing& standing) const {
  QStringList others;
  for (const Standing& other : *table_)
    if (other.player != standing.player && other.points == standing.points &&
        compare(other.opponents, standing.opponents) == 0)
      others << named(other.player, *names_);
  return Words::tr("Points against tied players: %1").arg(listed(others));
}

std::vector<Reason> Explainer::reasons(const Standing& standing) const {
  std::vector<Reason> reasons;
  if (standing.rating) {
    const auto rounded = [](double value) { return static_cast<int>(std::lround(value)); };
    reasons.push_back({"L-4", "rating", rounded(standing.rating->value),
                       Words::tr("Glicko-2 rating %1, ±%2")
                           .arg(rounded(standing.rating->value))
                           .arg(rounded(2 * standing.rating->deviation))});
  }
  reasons.push_back({"L-1", "points", standing.points, pointsText(standing)});
  if (standing.rating) return reasons;
  reasons.push_back({"L-2", "opponents", shownShare(standing.opponents), opponentsText(standing)});
  if (standing.headToHead && (standing.won + standing.drawn + standing.lost > 0))
    reasons.push_back({"L-3", "head_to_head", *standing.headToHead, headToHeadText(standing)});
  return reasons;
}

}  // namespace lk::league
