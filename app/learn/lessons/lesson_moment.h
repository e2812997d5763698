// A lesson at one moment, as everybody at the table may see it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/learn/lessons/lesson.h"
#include "rules/core/ruling.h"

namespace lk::app {

enum class LessonStage : std::uint8_t { step, quizRoll, question, explained, done };

/// What is awaited now. `nothing`: the sentence is read; whoever wants goes on.
enum class Awaits : std::uint8_t { nothing, roll, cards, reveal, event, answer };

/// One of the answers to choose from; the number card of its place (from 1) chooses it, too.
struct LessonAnswer {
  std::string value;
  std::string text;
  friend bool operator==(const LessonAnswer&, const LessonAnswer&) = default;
};

/// A tray as everybody may see it, of a lesson about dice alone.
struct LessonTray {
  rules::Seat seat = rules::Seat::A;
  std::vector<int> dice;  // empty: none were rolled yet, or they are hidden
  bool hidden = false;
  friend bool operator==(const LessonTray&, const LessonTray&) = default;
};

struct LessonMoment {
  LessonStage stage = LessonStage::step;
  int step = 0;  // from 0; as many as `steps` in the quiz and behind it
  int steps = 0;
  std::string say;                        // the big sentence
  std::string todo;                       // who does what
  std::string ask;                        // the question that is open
  std::string correction;                 // the sentence of the mistake made last; empty when it is mended
  std::string understood;                 // what was right
  std::string explain;                    // of a quiz answer
  std::vector<rules::Step> explainSteps;  // of the judge, in order
  std::vector<LessonAnswer> answers;      // to choose from
  std::vector<std::string> why;           // rule numbers
  bool bars = false;                      // whether `sums` is to be shown
  std::array<int, 13> sums{};             // how often each sum of two dice came in this lesson
  Awaits awaits = Awaits::nothing;
  bool guided = false;                 // a game goes on as it likes: its own questions say what to do
  bool mayGoOn = false;                // a tap goes on: nothing must happen first that a tap could not say
  std::vector<rules::Prompt> prompts;  // what may be tapped in the game now
  Json view = Json::object();          // rules::View::json of the table; empty without a game
  std::vector<rules::Seat> covered;    // trays nobody may see in a picture
  std::vector<LessonTray> trays;       // where no game is played, A first
  std::string spoken;                  // what is to be said aloud
  int saying = 0;                      // grows whenever `spoken` is to be said (again)
};

}  // namespace lk::app
