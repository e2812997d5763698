// A lesson as data: its sentences, tasks, checks, and the correction for each mistake.
//
// Lesson files are in resources/lessons/<game>/, one per lesson; lesson_fields.h defines their fields.
// Sentences are English with {braces} that are filled in when they are spoken or shown. Translations are in
// resources/i18n/<language>/lessons/<game>/.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/core/ids.h"
#include "rules/text/json.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// The translations of a lesson's sentences, by the English sentence.
class LessonTexts {
 public:
  void add(LanguageId language, const std::string& english, const std::string& translation) {
    all_[language][english] = translation;
  }
  /// Returns the sentence in a language; the English sentence if it is not translated.
  [[nodiscard]] const std::string& in(LanguageId language, const std::string& english) const {
    const auto texts = all_.find(language);
    if (texts == all_.end()) return english;
    const auto text = texts->second.find(english);
    return text == texts->second.end() ? english : text->second;
  }

 private:
  std::map<LanguageId, std::map<std::string, std::string>> all_;
};

/// A value computed from the facts of the table when it is needed: see expression.h.
struct Expression {
  Json source;
};

/// Mistakes people can make, as far as the table shows them.
enum class Mistake : std::uint8_t {
  oneDie,     // only one die lies in a tray
  leaning,    // a die is unreadable, or there are too many dice
  fewer,      // some of several rolls are missing and nobody rolls
  faceUp,     // a card that must be face down is face up
  count,      // too many or too few cards on a player's places
  offPlace,   // a card lies next to the places
  oneSide,    // one player has revealed and the other has not
  otherCard,  // not the card this lesson asks for
  otherSeat,  // the right event from the wrong player
  other,      // another event of the same kind, or a card that was not asked for
  refused,    // the referee refuses the event
  given,      // the answer equals Fix::value
  wrong,      // any other wrong answer
  idle        // nothing happens for a while
};

/// The correction for a mistake. If several fit, the first is used.
struct Fix {
  Mistake mistake = Mistake::wrong;
  std::optional<Expression> value;  // of `given`
  std::optional<Expression> when;   // the fix applies only if this is not 0
  std::string say;
};

struct Option {
  std::string value;  // compared with the right answer
  std::string text;
};

/// A multiple-choice question: the answers are `options`, or numbers around the right one.
struct LessonQuestion {
  std::string ask;
  Expression right;
  std::vector<Option> options;
};

/// Dice are rolled into one tray or both, `times` each. `secret`: the shared screen does not show the values.
struct RollTask {
  std::vector<rules::Seat> who;
  int times = 1;
  bool secret = false;
};
/// Each player lays `count` cards face down on their places.
struct CardsTask {
  int count = 1;
};
/// Both players reveal their cards. Each entry is a card id, several ids separated by "|", or "*" for any
/// card.
struct RevealTask {
  std::array<std::vector<std::string>, 2> cards;
};
/// One of these events of the game. Fields that are left out may have any value.
struct EventTask {
  std::vector<rules::Seat> seats;  // one per event of `is`; empty if none has a seat
  std::vector<Json> is;
  Json example;  // a complete event, used if this task is skipped
};
struct AnswerTask {
  std::optional<rules::Seat> who;  // nullopt: any player
  LessonQuestion question;
};
/// The game goes on freely until this figure of the table's view differs from its value at the start of the
/// step, or until this question is open.
struct UntilTask {
  std::string figure;
  std::string prompt;
};
/// The lesson plays this event itself.
struct SayTask {
  Json event;
};

struct Task {
  std::variant<RollTask, CardsTask, RevealTask, EventTask, AnswerTask, UntilTask, SayTask> what;
  std::vector<Fix> fixes;
};

/// What a sentence says about its scene. Tests compare `is` with what the referee makes of `value`.
struct Claim {
  Expression value;
  Json is;  // a number, a text or a flag; null where the value is null
};

/// A sentence and its tasks, done in order. Without tasks, the step ends when the sentence has been read.
struct LessonStep {
  std::string say;
  std::optional<std::string> todo;
  std::map<std::string, Expression> with;  // values for further {braces} of its sentences
  std::vector<Json> night;                 // if not empty: the game restarts with these events
  std::vector<Claim> claims;               // about the table as the step starts
  std::vector<Task> tasks;
  bool bars = false;             // the chart of dice sums stays on the screen
  std::vector<std::string> why;  // rule numbers
};

struct Quiz {
  bool rolls = false;       // dice are rolled before the first question too
  std::vector<Json> night;  // if not empty: one question only, about the game started with these events
  LessonQuestion question;
  std::map<std::string, Expression> with;
  std::vector<Claim> claims;  // about the table as the question is asked
  std::string explain;
};

struct Lesson {
  std::string id;
  std::string game;
  int minutes = 0;
  std::string title, goal, table;
  bool byTaps = false;      // played without a camera: the lesson comes before any table is set up
  std::vector<Json> night;  // empty: dice only, without a game
  std::vector<LessonStep> steps;
  Quiz quiz;
  std::string done;
  std::string readyFor;  // the next lesson for people who want to play soon; may be empty
  LessonTexts texts;
};

}  // namespace lk::app
