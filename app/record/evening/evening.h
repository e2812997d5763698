// What a night comes to: its turns and their story, its fights, its figures from turn to turn, who won and
// why. Worked out from its events alone, as the table was allowed to know them.
#pragma once

#include <map>
#include <span>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"
#include "rules/referee/story.h"
#include "rules/text/fault.h"

namespace lk::app {

/// A step and the event it came of: its place among the events given, from 0.
struct StoryStep {
  rules::Step step;
  int event = 0;
};

/// A turn, or what a game plays in stretches of: the step that begins it and what is worth telling of it.
struct Stretch {
  StoryStep begins;
  std::vector<StoryStep> story;
};

/// A figure before the first stretch and at the end of each: as it stood after the event in which the next
/// one began, so what that one begins with is in it.
struct Series {
  std::string figure;
  std::optional<rules::Seat> seat;  // none: of the table
  std::vector<int> values;          // one more than there are stretches
};

/// A fight with what each seat lost in it.
struct Fight {
  StoryStep begins;
  std::size_t stretch = 0;  // place of the one it began in
  int lastEvent = 0;
  std::array<int, rules::kMaxSeats> hurt{};
  std::optional<rules::Seat> winner;
};

/// What a seat has to show for the night.
struct SeatSum {
  int fightsWon = 0;
  int dealt = 0;                     // what the others lost in fights; 0 where all play together
  int bestFight = 0;                 // the most of it in one
  int points = 0;                    // the first figure of the game's course as it stood last
  std::map<std::string, int> plays;  // how often which card
  std::string playsAs;               // the card it plays as, by its id; empty where there is none
};

/// The little that lists and sums over many nights need.
struct NightSummary {
  int seats = 2;
  int stretches = 0;
  bool together = false;
  bool counts = false;                // seats have points of their own
  std::optional<rules::Step> lastly;  // the step the last stretch began with
  rules::Result result;
  std::array<SeatSum, rules::kMaxSeats> sums;
};

struct NightStory {
  NightSummary summary;
  std::vector<Stretch> stretches;
  std::vector<Series> series;
  std::vector<Fight> fights;
  std::optional<std::size_t>
      best;  // place of the fight in which most was lost: by one seat, or by all where
             // they play together; the first of equals; none where nobody lost anything
  std::vector<rules::Decider> deciders;
  std::optional<StoryStep> ending;  // the step that ended the night
};

/// `log` is all that was accepted in a night, take-backs among it. A fault names the event that these rules
/// do not accept.
Outcome<NightStory> eveningOf(const GameKit& kit, std::span<const rules::Event> log);

}  // namespace lk::app
