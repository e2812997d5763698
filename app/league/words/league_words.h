// Texts about leagues: reasons for a place, for a night that does not count, and for a missing round.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include <QString>

#include "app/league/model/changes.h"
#include "app/league/model/pairing.h"
#include "app/league/model/standings.h"
#include "app/league/nights/judging.h"

namespace lk::league {

/// Returns a name for use in a sentence. A right-to-left name is isolated so that it does not reorder the
/// sentence.
QString named(PlayerId player, const PlayerNames& names);

/// One reason for a place; `rule` is its number in docs/league.md.
struct Reason {
  const char* rule;
  const char* what;  // "points", "opponents", "head_to_head", "rating"
  Json amount;
  QString says;
};

/// Explains standings. Create one per league; its standings and names must outlive it.
class Explainer {
 public:
  Explainer(const League& league, const std::vector<Standing>& table, const PlayerNames& names);
  /// Returns the reasons for a place, most important first.
  [[nodiscard]] std::vector<Reason> reasons(const Standing& standing) const;

 private:
  [[nodiscard]] QString pointsText(const Standing& standing) const;
  [[nodiscard]] QString opponentsText(const Standing& standing) const;
  [[nodiscard]] QString headToHeadText(const Standing& standing) const;

  const std::vector<Standing>* table_;
  const PlayerNames* names_;
  std::unordered_map<PlayerId, const Standing*> standingOf_;
  std::unordered_map<PlayerId, std::vector<PlayerId>> met_;
  std::set<std::pair<int, std::int64_t>> close_;  // points and shown shares that hide a difference of shares
};

/// Returns a share in thousandths, rounded as it is shown.
std::int64_t shownThousandths(const Share& share);
/// Returns a share as a percentage with one decimal: "66.7 %".
QString percent(const Share& share);
/// Returns a share as a number with six decimals, rounded down. For files; places are decided by the
/// fraction.
double shownShare(const Share& share);

/// What is wrong, and what to do about it.
struct Advice {
  QString says;
  QString cure;
};
Advice adviceOn(NoRound why);
Advice adviceOn(Declined why);
Advice adviceOn(const NotCounted& unfit);

/// Returns how a match ended: "Mia beats Jonas".
QString resultText(const Match& match, const PlayerNames& names);
QString changeText(const Change& change, const PlayerNames& names);

}  // namespace lk::league
