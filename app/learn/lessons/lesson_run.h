// A lesson being taken: what happened in, what to say and what is awaited out. A state machine without
// threads, clock or pixels: time comes in as data.
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

/// How it is taught.
struct LessonManner {
  std::array<std::string, rules::kMaxSeats> names{"A", "B", "C", "D"};
  LanguageId language;
  bool handsFree = false;  // somebody watches the table: what was read goes on by itself
};

/// Where a lesson was left: enough to go on after the program was gone.
struct LessonPlace {
  int step = 0;              // as many as there are steps: the quiz
  std::vector<Json> events;  // of the game, up to the beginning of that step
  Json facts;                // at the beginning of that step
};

enum class Seeing : std::uint8_t { before, now };

/// Not thread-safe. Dice and cards of a lesson never reach a night that is kept.
class LessonRun {
 public:
  LessonRun(std::shared_ptr<const Lesson> lesson, std::shared_ptr<const GameKit> kit, LessonManner manner);

  /// Goes on where it was left, at the beginning of that step. A place that does not fit begins anew.
  void resume(const LessonPlace& place);
  [[nodiscard]] LessonPlace place() const;

  /// Everything at rest on the table now. What a step used does not count for the next; what lay there before
  /// the lesson says nothing.
  void see(std::span<const Seen> lying, Seeing seeing = Seeing::now);
  /// By tap: an event of the game, or a roll.
  void say(const rules::Event& event);
  /// By tap: one of the answers. Nothing when there is no such answer.
  void answer(const std::string& value);
  /// By tap: the sentence is read; the cards lie there; the explanation is understood.
  void goOn();
  /// On to the next step; what this one still awaited happens as an example.
  void skip();
  /// To the step before, as it was when it began.
  void back();
  /// Says the sentence again.
  void repeat();
  /// Time passes; seconds of any clock, never decreasing.
  void at(double seconds);
  void setManner(LessonManner manner) { manner_ = std::move(manner); }

  [[nodiscard]] LessonMoment moment() const;
  /// Grows whenever something is to be said; see LessonMoment::saying.
  [[nodiscard]] int saying() const { return saying_; }
  [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
  /// What is awaited now, or nullptr: a sentence is read, or the quiz is on.
  [[nodiscard]] const Task* task() const;
  /// An answer to a question of the game, by chance; none when it asks nothing.
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
  [[nodiscard]] Known known() const;
  [[nodiscard]] std::string said(const std::string& english) const;
  /// A sentence of lesson_words.h.
  [[nodiscard]] std::string said(const char* shared) const;
  [[nodiscard]] std::string filledIn(const std::string& sentence) const;

  // lesson_tasks.cpp: what counts
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
  [[nodiscard]] bool stillRolls(rules::Seat seat) const;

  // lesson_eyes.cpp: what lies there
  void look();
  bool lookAt(const Seen& seen);
  bool lookAtSaying(rules::Seat seat, const rules::CardPlacement& card);
  void useWhatSaid(const rules::Event& event);
  void judgeDice();
  void judgePlaces(const CardsTask& wanted);
  void judgeWaiting();

  // lesson_fixes.cpp: what is corrected
  bool correct(Mistake mistake, std::optional<rules::Seat> seat = {}, const Json& more = {});
  void correctOr(Mistake mistake, std::optional<rules::Seat> seat, std::string otherwise,
                 const Json& more = {});

  std::shared_ptr<const Lesson> lesson_;
  std::shared_ptr<const GameKit> kit_;
  LessonManner manner_;
  LessonNight night_;
  LessonTable table_;

  LessonStage stage_ = LessonStage::step;
  std::size_t step_ = 0;
  std::size_t task_ = 0;
  std::map<std::size_t, LessonNight> marks_;  // as each step began
  Json before_;                               // what the table knew when this step began
  // Of the task that is awaited:
  std::array<int, 2> rolled_{};
  std::set<rules::Seat> turnedUp_;
  bool happened_ = false;  // the event came, the answer was right, the cards lie there
  std::vector<LessonAnswer> answers_;
  std::string right_;
  std::set<Mistake> told_;        // of those that come with time
  std::set<rules::Seat> secret_;  // trays with dice of a secret roll, until they are rolled openly
  // Of the quiz:
  int questions_ = 0;
  bool wasRight_ = false;

  std::string asked_, correction_, understood_, explain_, spoken_;
  int saying_ = 0;
  std::array<int, 13> sums_{};
  double now_ = 0, saidAt_ = 0, touchedAt_ = 0;
  bool repeated_ = false;
  int examples_ = 0;
};

}  // namespace lk::app
