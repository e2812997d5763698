// The story of a night: its turns, fights and figures, who won and why. Computed from its events only, as far
// as the table may know them.
#pragma once

#include <map>
#include <span>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"
#include "rules/referee/story.h"
#include "rules/text/fault.h"

namespace lk::app {

/// A step and the index of its event in the given list, from 0.
struct StoryStep {
  rules::Step step;
  int event = 0;
};

/// A turn, or another unit of play that a game is divided into: the step that begins it and the steps worth
/// telling.
struct Stretch {
  StoryStep begins;
  std::vector<StoryStep> story;
};

/// The values of a figure: before the first stretch, and at the end of each. The end value is taken after the
/// event that begins the next stretch, so it includes the effects of that beginning.
struct Series {
  std::string figure;
  std::optional<rules::Seat> seat;  // nullopt: a figure of the table
  std::vector<int> values;          // one more than the number of stretches
};

/// A fight and the losses of each seat in it.
struct Fight {
  StoryStep begins;
  std::size_t stretch = 0;  // index of the stretch in which it began
  int lastEvent = 0;
  std::array<int, rules::kMaxSeats> hurt{};
  std::optional<rules::Seat> winner;
};

/// The results of one seat.
struct SeatSum {
  int fightsWon = 0;
  int dealt = 0;                     // losses of the other seats in fights; 0 in cooperative games
  int bestFight = 0;                 // maximum of `dealt` in one fight
  int points = 0;                    // final value of the first figure of the game's course
  std::map<std::string, int> plays;  // how often each card was played, by id
  std::string playsAs;               // id of the card it plays as; empty if none
};

/// The results of a night, without the story: enough for lists and totals over many nights.
struct NightSummary {
  int seats = 2;
  int stretches = 0;
  bool together = false;
  bool counts = false;                // whether each seat has its own points
  std::optional<rules::Step> lastly;  // the step that began the last stretch
  rules::Result result;
  std::array<SeatSum, rules::kMaxSeats> sums;
};

struct NightStory {
  NightSummary summary;
  std::vector<Stretch> stretches;
  std::vector<Series> series;
  std::vector<Fight> fights;
  /// Index of the fight with the biggest losses: of one seat, or of all seats in cooperative games. The first
  /// one of several equal ones; nullopt if there were no losses.
  std::optional<std::size_t> best;
  std::vector<rules::Decider> deciders;
  std::optional<StoryStep> ending;  // the step that ended the night
};

/// Returns the story of a night. `log` holds all accepted events, including those that take back others.
/// Fails if the current rules do not accept an event; the fault names it.
Outcome<NightStory> eveningOf(const GameKit& kit, std::span<const rules::Event> log);

}  // namespace lk::app
