#include "app/learn/lessons/lesson_run.h"

#include <algorithm>

#include "app/learn/lessons/lesson_words.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

constexpr double kIdleSeconds = 20;  // without any event: the sentence is repeated

/// Returns the time to read a sentence: per word, and per three-byte character (Chinese).
double secondsToRead(const std::string& sentence) {
  const auto spaces = std::count(sentence.begin(), sentence.end(), ' ');
  const auto signs = static_cast<double>(std::count_if(sentence.begin(), sentence.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xF0) == 0xE0;
  }));
  return 1.5 + 0.33 * static_cast<double>(spaces + 1) + 0.17 * signs;
}

}  // namespace

LessonRun::LessonRun(std::shared_ptr<const Lesson> lesson, std::shared_ptr<const GameKit> kit,
                     LessonSettings manner)
    : lesson_(std::move(lesson)), kit_(kit), settings_(std::move(manner)), night_(std::move(kit)) {
  night_.begin(lesson_->night);
  beginStep(0);
}

void LessonRun::resume(const LessonPlace& place) {
  const auto step = static_cast<std::size_t>(std::max(0, place.step));
  const bool fits = step <= lesson_->steps.size() && place.events.empty() == lesson_->night.empty();
  if (!fits) return beginStep(0);
  LessonNight night(kit_);
  if (place.facts.isObject())
    for (const auto& [name, value] : place.facts.members()) night.facts().set(name, value);
  night.begin(place.events);
  night_ = std::move(night);
  stepStarts_.clear();
  if (step == lesson_->steps.size()) return beginQuiz();
  beginStep(step);
}

LessonPlace LessonRun::place() const {
  const auto mark = stepStarts_.find(step_);
  const LessonNight& night = mark == stepStarts_.end() ? night_ : mark->second;
  Json facts = night.facts().all();
  facts.erase("view");
  return {static_cast<int>(step_), night.events(), std::move(facts)};
}

const LessonStep* LessonRun::step() const {
  return stage_ == LessonStage::step ? &lesson_->steps[step_] : nullptr;
}

const Task* LessonRun::task() const {
  return step() && task_ < step()->tasks.size() ? &step()->tasks[task_] : nullptr;
}

ExpressionContext LessonRun::known() const {
  return {*kit_, night_.facts().all(), settings_.names, settings_.language, &night_, lesson_->texts};
}

std::string LessonRun::textOf(const std::string& english) const {
  return filledIn(lesson_->texts.in(settings_.language, english));
}

std::string LessonRun::textOf(const char* shared) const {
  return filledIn(translated(settings_.language, lesson_words::kContext, shared).toStdString());
}

std::string LessonRun::filledIn(const std::string& sentence) const {
  static const std::map<std::string, Expression> none;
  const auto& with = step() ? step()->with : stage_ == LessonStage::done ? none : lesson_->quiz.with;
  return filled(sentence, with, known());
}

void LessonRun::speak(std::string sentence) {
  spoken_ = std::move(sentence);
  ++spokenCount_;
  spokenAt_ = now_;
}

void LessonRun::touched() {
  touchedAt_ = now_;
  repeated_ = false;
  corrected_.clear();
}

void LessonRun::beginStep(std::size_t step) {
  stage_ = LessonStage::step;
  step_ = step;
  task_ = 0;
  questions_ = 0;
  stepStarts_.insert_or_assign(step, night_);
  correction_.clear();
  understood_.clear();
  explain_.clear();
  if (!lesson_->steps[step].night.empty()) night_.begin(lesson_->steps[step].night);
  before_ = night_.view().json;
  for (const Task& each : lesson_->steps[step].tasks)
    if (const auto* roll = std::get_if<RollTask>(&each.what); roll && roll->secret)
      secret_.insert(roll->who.begin(), roll->who.end());
  touched();
  speak(textOf(lesson_->steps[step].say));
  if (task()) begin(*task());
  advance();
}

void LessonRun::advance() {
  while (task() && complete(*task())) {
    correction_.clear();
    touched();
    ++task_;
    if (task()) begin(*task());
    if (!task() && !step()->tasks.empty()) return nextStep();
  }
}

void LessonRun::nextStep() {
  const std::string understood = understood_;  // still to be shown
  if (step_ + 1 < lesson_->steps.size()) {
    beginStep(step_ + 1);
  } else {
    step_ = lesson_->steps.size();
    beginQuiz();
  }
  understood_ = understood;
}

void LessonRun::beginQuiz() {
  step_ = lesson_->steps.size();
  task_ = 0;
  stepStarts_.insert_or_assign(step_, night_);
  correction_.clear();
  understood_.clear();
  explain_.clear();
  rolled_ = {};
  answers_.clear();
  touched();
  const bool onDice = lesson_->quiz.night.empty();
  if (!onDice) night_.begin(lesson_->quiz.night);
  const bool rolls = onDice && (questions_ > 0 || lesson_->quiz.rolls || !night_.facts().bothRolled());
  stage_ = rolls ? LessonStage::quizRoll : LessonStage::question;
  if (rolls) return speak(textOf(questions_ > 0 ? lesson_words::kAgain : lesson_words::kQuizRoll));
  ask(lesson_->quiz.question, lesson_->quiz.with);
  speak(asked_);
}

void LessonRun::end() {
  stage_ = LessonStage::done;
  correction_.clear();
  understood_.clear();
  explain_.clear();
  speak(textOf(lesson_->done));
}

void LessonRun::goOn() {
  touched();
  if (stage_ == LessonStage::explained) {
    if (!wasRight_ && questions_ < 2 && lesson_->quiz.night.empty()) return beginQuiz();
    return end();
  }
  if (!step()) return;
  if (step()->tasks.empty()) return nextStep();
  if (awaited<CardsTask>()) {
    taskDone_ = true;
    table_.useAll();
    advance();
  }
}

void LessonRun::skip() {
  touched();
  if (stage_ == LessonStage::done) return;
  if (!step()) return end();
  const std::size_t from = step_;
  if (step()->tasks.empty()) return nextStep();
  while (stage_ == LessonStage::step && step_ == from && task()) {
    showExample(*task());
    taskDone_ = true;
    const std::size_t before = task_;
    advance();
    if (step() && step_ == from && task_ == before) return nextStep();  // the example failed
  }
  understood_.clear();
}

void LessonRun::back() {
  const std::size_t to =
      stage_ == LessonStage::step ? step_ - std::min<std::size_t>(step_, 1) : lesson_->steps.size() - 1;
  if (const auto mark = stepStarts_.find(to); mark != stepStarts_.end()) {
    night_ = LessonNight(mark->second);
    return beginStep(to);
  }
  night_ = LessonNight(kit_);
  night_.begin(lesson_->night);
  beginStep(0);
  while (stage_ == LessonStage::step && step_ < to) skip();
}

void LessonRun::repeat() {
  touched();
  speak(correction_.empty() ? moment().say : correction_);
}

double LessonRun::readingSeconds() const {
  return secondsToRead(spoken_) + (explain_.empty() ? 0 : 3);
}

void LessonRun::at(double seconds) {
  now_ = std::max(now_, seconds);
  judgeWaiting();
  const bool reading = stage_ == LessonStage::explained || (step() && step()->tasks.empty());
  if (settings_.handsFree && reading && now_ - spokenAt_ > readingSeconds()) return goOn();
  if (stage_ == LessonStage::done || repeated_ || reading || now_ - touchedAt_ < kIdleSeconds) return;
  repeated_ = true;
  if (!correct(Mistake::idle)) speak(moment().say);
}

std::vector<LessonTray> LessonRun::trays() const {
  std::vector<LessonTray> trays;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B}) {
    const bool hidden = secret_.contains(seat);
    trays.push_back({seat, hidden ? std::vector<int>() : night_.facts().diceOf(seat), hidden});
  }
  return trays;
}

LessonMoment LessonRun::moment() const {
  LessonMoment m;
  m.stage = stage_;
  m.step = static_cast<int>(step_);
  m.steps = static_cast<int>(lesson_->steps.size());
  m.correction = correction_;
  m.understood = understood_;
  m.spoken = spoken_;
  m.spokenCount = spokenCount_;
  m.sums = sums_;
  rules::View view = night_.view();
  m.view = std::move(view.json);
  m.covered = std::move(view.coveredTrays);
  if (!night_.hasGame()) {
    m.covered.assign(secret_.begin(), secret_.end());
    m.trays = trays();
  }
  m.prompts = prompts();
  if (const LessonStep* now = step()) {
    m.say = textOf(now->say);
    if (now->todo) m.todo = textOf(*now->todo);
    m.why = now->why;
    m.bars = now->bars;
    m.guided = awaited<UntilTask>() != nullptr;
    m.mayGoOn = now->tasks.empty() || awaited<CardsTask>();
  }
  if (const Task* now = task()) {
    static constexpr Awaits kOf[] = {Awaits::roll,   Awaits::cards, Awaits::reveal, Awaits::event,
                                     Awaits::answer, Awaits::event, Awaits::nothing};
    m.awaits = kOf[now->what.index()];
  }
  if (m.awaits == Awaits::answer || stage_ == LessonStage::question) {
    m.ask = asked_;
    m.answers = answers_;
    m.awaits = Awaits::answer;
  }
  if (stage_ == LessonStage::question) m.say = asked_;
  if (stage_ == LessonStage::quizRoll) {
    m.say = textOf(questions_ > 0 ? lesson_words::kAgain : lesson_words::kQuizRoll);
    m.awaits = Awaits::roll;
  }
  if (stage_ == LessonStage::explained) {
    m.say = asked_;
    m.explain = explain_;
    m.explainSteps = stepsOf(lesson_->quiz.question.right, known());
    m.mayGoOn = true;
  }
  if (stage_ == LessonStage::done) m.say = textOf(lesson_->done);
  return m;
}

}  // namespace lk::app
