// Runs a lesson: takes in what happens, and decides what to say and what to wait for. A state machine without
// threads, clock or pixels; time is passed in.
#pragma once

#include <memory>
#include <optional>
#include <set>

#include "app/learn/lessons/expression.h"
#include "app/learn/lessons/lesson_moment.h"
#include "app/learn/lessons/lesson_night.h"
#include "app/learn/lessons/lesson_table.h"
#include "app/phrases/words.h"

namespace lk::app {

/// How a lesson is presented.
struct LessonSettings {
  std::array<std::string, rules::kMaxSeats> names{"A", "B", "C", "D"};
  LanguageId language;
  bool handsFree = false;  // a camera watches: sentences continue without a tap, after time to read them
};

/// Where a lesson was left: enough to resume it after a restart of the program.
struct LessonPlace {
  int step = 0;              // equal to the number of steps: the quiz
  std::vector<Json> events;  // of the game, up to the start of that step
  Json facts;                // at the start of that step
};

enum class Seeing : std::uint8_t { before, now };

/// Not thread-safe. Dice and cards of a lesson are never part of a saved night.
class LessonRun {
 public:
  LessonRun(std::shared_ptr<const Lesson> lesson, std::shared_ptr<const GameKit> kit, LessonSettings manner);

  /// Resumes at the start of the step that was left. Starts over if the place does not fit the lesson.
  void resume(const LessonPlace& place);
  [[nodiscard]] LessonPlace place() const;

  /// Takes everything at rest on the table. Each thing counts for one step only; `Seeing::before` marks
  /// things that were there before the lesson and do not count.
  void see(std::span<const Seen> things, Seeing seeing = Seeing::now);
  /// An event of the game or a roll, by tap.
  void say(const rules::Event& event);
  /// One of the answers, by tap. Ignored if there is no such answer.
  void answer(const std::string& value);
  /// Continues, by tap: the sentence is read, the cards are laid down, or the explanation is understood.
  void goOn();
  /// Skips to the next step. Tasks still open in this step are played as an example.
  void skip();
  /// Goes back to the previous step, in the state in which it started.
  void back();
  /// Speaks the sentence again.
  void repeat();
  /// Sets the time, in seconds of any clock. Earlier times than before are ignored.
  void at(double seconds);
  void setSettings(LessonSettings manner) { settings_ = std::move(manner); }

  [[nodiscard]] LessonMoment moment() const;
  /// Incremented whenever something is to be spoken; see LessonMoment::spokenCount.
  [[nodiscard]] int spokenCount() const { return spokenCount_; }
  [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
  /// Returns the current task; nullptr if the step has none left or it is the quiz.
  [[nodiscard]] const Task* task() const;
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  /// Returns the state of the game; nullptr without one. Valid until anything is said.
  [[nodiscard]] const rules::State* state() const { return night_.state(); }
  /// Returns the value of an expression at the table as it is now.
  [[nodiscard]] Json worth(const Expression& expression) const { return valueOf(expression, known()); }
  /// Returns a random answer to an open prompt of the game; nullopt if there is none.
  [[nodiscard]] std::optional<rules::Event> anyAnswer(std::uint64_t seed) const {
    return night_.anyAnswer(seed);
  }

 private:
  // lesson_run.cpp: steps and time
  void beginStep(std::size_t step);
  void advance();
  void nextStep();
  void beginQuiz();
  void end();
  void ask(const LessonQuestion& question, const std::map<std::string, Expression>& with);
  void speak(std::string sentence);
  void touched();
  [[nodiscard]] double readingSeconds() const;
  [[nodiscard]] const LessonStep* step() const;
  template <class T>
  [[nodiscard]] const T* awaited() const {
    return task() ? std::get_if<T>(&task()->what) : nullptr;
  }
  [[nodiscard]] ExpressionContext known() const;
  [[nodiscard]] std::string textOf(const std::string& english) const;
  /// A sentence from lesson_words.h.
  [[nodiscard]] std::string textOf(const char* shared) const;
  [[nodiscard]] std::string filledIn(const std::string& sentence) const;

  // lesson_tasks.cpp: handling of events and answers
  [[nodiscard]] bool complete(const Task& task) const;
  void begin(const Task& task);
  bool offer(const rules::Event& event);
  bool offerRoll(const rules::Event& event);
  bool offerReveal(const RevealTask& reveal, const rules::Event& event);
  bool offerEvent(const EventTask& wanted, const rules::Event& event);
  bool take(const rules::Event& event);
  void choose(const std::string& value, std::optional<rules::Seat> seat);
  void answerStep(const AnswerTask& task, const std::string& value);
  void answerQuiz(const std::string& value);
  void showExample(const Task& task);
  [[nodiscard]] bool opensAwaited(const EventTask& wanted) const;
  [[nodiscard]] std::vector<rules::Prompt> prompts() const;
  [[nodiscard]] std::vector<LessonTray> trays() const;
  [[nodiscard]] Names callNames() const;
  [[nodiscard]] bool mustRoll(rules::Seat seat) const;

  // lesson_eyes.cpp: things on the table
  void look();
  bool lookAt(const Seen& seen);
  bool handleChoiceCard(rules::Seat seat, const rules::CardPlacement& card);
  void useRevealedCards(const rules::Event& event);
  void judgeDice();
  void judgePlaces(const CardsTask& wanted);
  void judgeWaiting();

  // lesson_fixes.cpp: corrections
  bool correct(Mistake mistake, std::optional<rules::Seat> seat = {}, const Json& more = {});
  void correctOr(Mistake mistake, std::optional<rules::Seat> seat, std::string otherwise,
                 const Json& more = {});

  std::shared_ptr<const Lesson> lesson_;
  std::shared_ptr<const GameKit> kit_;
  LessonSettings settings_;
  LessonNight night_;
  LessonTable table_;

  LessonStage stage_ = LessonStage::step;
  std::size_t step_ = 0;
  std::size_t task_ = 0;
  std::map<std::size_t, LessonNight> stepStarts_;  // the state at the start of each step
  Json before_;                                    // the table's view when this step started
  // Of the current task:
  std::array<int, 2> rolled_{};
  std::set<rules::Seat> revealedSeats_;
  bool taskDone_ = false;  // the event was accepted, the answer was right, or the cards are laid down
  std::vector<LessonAnswer> answers_;
  std::string right_;
  std::set<Mistake> corrected_;   // mistakes already corrected, of those that depend on time
  std::set<rules::Seat> secret_;  // trays with dice of a secret roll, until the next open roll
  // Of the quiz:
  int questions_ = 0;
  bool wasRight_ = false;

  std::string asked_, correction_, understood_, explain_, spoken_;
  int spokenCount_ = 0;
  std::array<int, 13> sums_{};
  double now_ = 0, spokenAt_ = 0, touchedAt_ = 0;
  bool repeated_ = false;
  int examples_ = 0;
};

}  // namespace lk::app
