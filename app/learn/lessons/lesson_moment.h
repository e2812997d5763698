// The state of a lesson at one moment, as everybody at the table may see it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/learn/lessons/lesson.h"
#include "rules/core/ruling.h"

namespace lk::app {

enum class LessonStage : std::uint8_t { step, quizRoll, question, explained, done };

/// What the lesson waits for. `nothing`: only for the sentence to be read; a tap continues.
enum class Awaits : std::uint8_t { nothing, roll, cards, reveal, event, answer };

/// One answer to choose from. The number card of its position (from 1) chooses it, too.
struct LessonAnswer {
  std::string value;
  std::string text;
  friend bool operator==(const LessonAnswer&, const LessonAnswer&) = default;
};

/// A tray as everybody may see it, in a lesson about dice only.
struct LessonTray {
  rules::Seat seat = rules::Seat::A;
  std::vector<int> dice;  // empty: not rolled yet, or hidden
  bool hidden = false;
  friend bool operator==(const LessonTray&, const LessonTray&) = default;
};

struct LessonMoment {
  LessonStage stage = LessonStage::step;
  int step = 0;  // from 0; equal to `steps` during the quiz and after it
  int steps = 0;
  std::string say;                        // the main sentence
  std::string todo;                       // what each player has to do
  std::string ask;                        // the open question
  std::string correction;                 // for the last mistake; empty once it is fixed
  std::string understood;                 // what was right
  std::string explain;                    // explains the quiz answer
  std::vector<rules::Step> explainSteps;  // the judge's steps, in order
  std::vector<LessonAnswer> answers;      // to choose from
  std::vector<std::string> why;           // rule numbers
  bool bars = false;                      // whether to show `sums`
  std::array<int, 13> sums{};             // how often each sum of two dice was rolled in this lesson
  Awaits awaits = Awaits::nothing;
  bool guided = false;                 // the game goes on freely: its own prompts tell what to do
  bool mayGoOn = false;                // a tap continues; no event has to be awaited first
  std::vector<rules::Prompt> prompts;  // open prompts of the game that can be answered by tap
  Json view = Json::object();          // rules::View::json of the table; empty without a game
  std::vector<rules::Seat> covered;    // trays that must be hidden in pictures
  std::vector<LessonTray> trays;       // for lessons without a game; A first
  std::string spoken;                  // the text to be spoken
  int spokenCount = 0;                 // incremented each time `spoken` is to be spoken, also for repeats
};

}  // namespace lk::app
