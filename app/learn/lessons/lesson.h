// A lesson as data: what is said, what must be seen, what is checked, which mistake gets which correction.
//
// Files lie in resources/lessons/<game>/, one a lesson; lesson_fields.h is their vocabulary. Sentences are
// English, with {braces} that are filled in when they are said; other languages say them in
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

/// The sentences of a lesson in other languages, by their English.
class LessonTexts {
 public:
  void add(LanguageId language, const std::string& english, const std::string& translation) {
    all_[language][english] = translation;
  }
  /// The sentence in that language; as it is where it is not translated.
  [[nodiscard]] const std::string& in(LanguageId language, const std::string& english) const {
    const auto texts = all_.find(language);
    if (texts == all_.end()) return english;
    const auto text = texts->second.find(english);
    return text == texts->second.end() ? english : text->second;
  }

 private:
  std::map<LanguageId, std::map<std::string, std::string>> all_;
};

/// Something to be worked out from the facts of the table when it is needed: see expression.h.
struct Expression {
  Json source;
};

/// What people can do wrong, as far as the table shows it.
enum class Mistake : std::uint8_t {
  oneDie,     // one die alone lies in a tray
  leaning,    // a die cannot be read, or there are too many
  fewer,      // some of several rolls are missing and nobody rolls
  faceUp,     // a card that must be face down lies open
  count,      // too many or too few cards on a player's places
  offPlace,   // a card lies beside the places
  oneSide,    // one player has turned up and the other has not
  otherCard,  // another card than this lesson asks for
  otherSeat,  // the right thing from the wrong player
  other,      // something else of the same kind, or a card nobody asked for
  refused,    // the referee refuses it
  given,      // the answer with the value of the fix
  wrong,      // any other wrong answer
  idle        // nobody does anything for a while
};

/// The sentence a mistake gets; of several that fit the first one counts.
struct Fix {
  Mistake mistake = Mistake::wrong;
  std::optional<Expression> value;  // of `given`
  std::optional<Expression> when;   // counts only where this is not 0
  std::string say;
};

struct Option {
  std::string value;  // what the right answer is compared with
  std::string text;
};

/// Answered by choosing one of a few: those of `options`, or numbers around the right one.
struct LessonQuestion {
  std::string ask;
  Expression right;
  std::vector<Option> options;
};

/// Both trays or one, `times` each. `secret`: the shared screen does not learn the values.
struct RollTask {
  std::vector<rules::Seat> who;
  int times = 1;
  bool secret = false;
};
/// So many cards face down on the places of each player.
struct CardsTask {
  int count = 1;
};
/// Turned up together. A card is an id, some ids with "|" between them, or "*" for any.
struct RevealTask {
  std::array<std::vector<std::string>, 2> cards;
};
/// One of these events of the game; what they leave out may be anything.
struct EventTask {
  std::vector<rules::Seat> seats;  // one an event of `is`; empty where none has a seat
  std::vector<Json> is;
  Json example;  // a whole event, for whoever skips this
};
struct AnswerTask {
  std::optional<rules::Seat> who;  // none: whoever
  LessonQuestion question;
};
/// The game goes on as it likes until this figure of the table is another than when the
/// step began, or until this question is open.
struct UntilTask {
  std::string figure;
  std::string prompt;
};
/// The lesson says this event itself.
struct SayTask {
  Json event;
};

struct Task {
  std::variant<RollTask, CardsTask, RevealTask, EventTask, AnswerTask, UntilTask, SayTask> what;
  std::vector<Fix> fixes;
};

/// A sentence, and what is awaited one after the other. Nothing awaited: it goes on when it was read.
struct LessonStep {
  std::string say;
  std::optional<std::string> todo;
  std::map<std::string, Expression> with;  // further {braces} of its sentences
  std::vector<Json> night;                 // not empty: the game begins anew with these events
  std::vector<Task> tasks;
  bool bars = false;             // how often each sum came stays on the screen
  std::vector<std::string> why;  // rule numbers
};

struct Quiz {
  bool rolls = false;       // asked about new dice, the first question too
  std::vector<Json> night;  // not empty: asked once, about the game that begins with these events
  LessonQuestion question;
  std::map<std::string, Expression> with;
  std::string explain;
};

struct Lesson {
  std::string id;
  std::string game;
  int minutes = 0;
  std::string title, goal, table;
  bool byTaps = false;      // no camera can look on: it begins where no table stands yet
  std::vector<Json> night;  // empty: dice alone, without a game
  std::vector<LessonStep> steps;
  Quiz quiz;
  std::string done;
  std::string readyFor;  // the lesson whoever wants to play at once may take next; none when empty
  LessonTexts texts;
};

}  // namespace lk::app
