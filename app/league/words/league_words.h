// What is said of leagues: why a place, why not a night, why no round.
#pragma once

#include <vector>

#include <QString>

#include "app/league/model/changes.h"
#include "app/league/model/pairing.h"
#include "app/league/model/standings.h"
#include "app/league/nights/judging.h"

namespace lk::league {

/// A name for use in a sentence: one that is written from right to left does not turn the sentence round.
QString named(PlayerId player, const PlayerNames& names);

/// One reason for a place; `rule` is its number in docs/league.md.
struct Reason {
  const char* rule;
  const char* what;  // "points", "opponents", "head_to_head", "rating"
  Json amount;
  QString says;
};

/// Explains standings. Made once for a league; `league`, its standings and names must outlive it.
class Explainer {
 public:
  Explainer(const League& league, const std::vector<Standing>& table, const PlayerNames& names);
  /// The reasons for a place, in the order in which they count.
  [[nodiscard]] std::vector<Reason> reasons(const Standing& standing) const;

 private:
  [[nodiscard]] QString pointsText(const Standing& standing) const;
  [[nodiscard]] QString opponentsText(const Standing& standing) const;
  [[nodiscard]] QString amongText(const Standing& standing) const;

  const League* league_;
  const std::vector<Standing>* table_;
  const PlayerNames* names_;
  std::unordered_map<PlayerId, const Standing*> standingOf_;
  std::unordered_map<PlayerId, std::vector<PlayerId>> met_;
};

/// A share as a percentage with one digit: "66.7 %".
QString percent(Share share);

/// What is wrong, and what to do about it.
struct Advice {
  QString says;
  QString cure;
};
Advice adviceOn(NoRound why);
Advice adviceOn(Declined why);
Advice adviceOn(const Unfit& unfit);

/// How a match ended: "Mia beats Jonas".
QString resultText(const Match& match, const PlayerNames& names);
QString changeText(const Change& change, const PlayerNames& names);

}  // namespace lk::league
