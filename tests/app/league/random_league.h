// Creates random leagues: players join, drop out, win and get penalties.
#pragma once

#include <QTest>

#include "app/league/model/formats.h"
#include "rules/referee/chance.h"

namespace lk::test {

inline league::League leagueOf(int players, std::string_view format = "swiss", int rounds = 0) {
  league::League made;
  made.name = "Test";
  made.games = {"halfwish"};
  made.format = league::formatNamed(format);
  made.rounds = rounds;
  for (int player = 1; player <= players; ++player)
    made.entries.push_back({league::PlayerId{1000 + player}, player});
  return made;
}

/// Pairs the next round, if there is one.
inline bool pair(league::League& league) {
  const league::NextRound next = nextRound(league);
  const auto* tables = std::get_if<std::vector<league::Match>>(&next);
  if (!tables) return false;
  league.matches.insert(league.matches.end(), tables->begin(), tables->end());
  return true;
}

/// Decides every table that is still playing.
inline void playAll(league::League& league, rules::Chance& chance) {
  for (league::Match& match : league.matches)
    if (!match.decided) match.decided = static_cast<league::Decision>(chance.below(3));
}

/// The player who joined later loses, so that the result is known.
inline void firstInWins(league::League& league) {
  for (league::Match& match : league.matches)
    if (!match.decided)
      match.decided = match.first < *match.second ? league::Decision::firstWon : league::Decision::secondWon;
}

}  // namespace lk::test
