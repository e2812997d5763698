// Plays the games of a balance report: stopped and continued at will.
#pragma once

#include <functional>
#include <string>

#include "app/kit/game_kit.h"
#include "rules/referee/play_report.h"

namespace lk::app {

/// What is played.
struct BalanceRequest {
  std::string players;              // as SimulatedPlayers::read() takes them
  Json options = Json::object({});  // of every set-up; lists are compared
  std::int64_t games = 0;
  std::uint64_t seed = 0;
  std::string folder = {};  // for the games and the report; empty: nothing is kept
};

/// What came of it.
struct BalanceResult {
  rules::PlayReport report;
  std::int64_t choices = 0;  // events that programs chose
  std::int64_t played = 0;   // games of this run; the others were in the folder
  double seconds = 0;        // that these took
  double longest = 0;        // processor time of the longest move, milliseconds
  Json players;              // {"A":"house:50","B":"random"}
  Json shares;               // of games won by each seat, with 95 % intervals
};

/// Who looks on: both are optional.
struct BalanceProgress {
  std::function<void(std::int64_t)> played;  // after each game, by one thread at a time: the games so far
  std::function<bool()> stopped;             // on any thread, often: true ends at once
};

/// Plays on all processors what the folder does not have yet, and writes balance.csv and balance.png there.
/// If it is stopped, games that are not over are lost, and the report is that of the games so far. Requires a
/// QGuiApplication if a folder is given. Fails for players or options that do not exist, and if the folder
/// cannot be written to.
Outcome<BalanceResult> runBalance(const GameKit& kit, const BalanceRequest& request,
                                  const BalanceProgress& progress);

}  // namespace lk::app
