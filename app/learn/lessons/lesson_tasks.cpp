#include <algorithm>
#include <iterator>

#include "app/learn/lessons/lesson_run.h"
#include "app/learn/lessons/lesson_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxAnswers = 5;
constexpr std::size_t kMinAnswers = 4;
constexpr int kMaxExample = 200;  // maximum number of random answers played for one task
constexpr std::array<std::array<int, 2>, 4> kExampleDice = {{{4, 5}, {2, 4}, {3, 3}, {6, 5}}};

/// Returns whether an event has all the values the lesson wants.
bool fits(const Json& event, const Json& wanted, bool anySeat = false) {
  return std::all_of(wanted.members().begin(), wanted.members().end(), [&](const Json::Member& member) {
    return (anySeat && member.first == "seat") || event[member.first] == member.second;
  });
}

/// `wanted`: "*", "defend" or "defend|evade".
bool isOneOf(const std::string& card, const std::string& wanted) {
  return wanted == "*" || ("|" + wanted + "|").find("|" + card + "|") != std::string::npos;
}

rules::Event rollOf(rules::Seat seat, const std::array<int, 2>& dice) {
  rules::Event event = rules::eventOf("roll", seat);
  event.body.set("dice", Json::array({dice[0], dice[1]}));
  return event;
}

}  // namespace

Names LessonRun::callNames() const {
  Names names;
  for (std::size_t i = 0; i < names.of.size(); ++i) names.of[i] = QString::fromStdString(settings_.names[i]);
  return names;
}

void LessonRun::begin(const Task& next) {
  rolled_ = {};
  revealedSeats_.clear();
  taskDone_ = false;
  answers_.clear();
  asked_.clear();
  corrected_.clear();
  if (const auto* answer = std::get_if<AnswerTask>(&next.what)) ask(answer->question, step()->with);
  if (const auto* own = std::get_if<SayTask>(&next.what)) {
    night_.take({own->event});
    taskDone_ = true;
  }
}

bool LessonRun::mustRoll(rules::Seat seat) const {
  const auto* roll = awaited<RollTask>();
  if (roll && night_.hasGame() && !roll->secret) {
    const std::vector<rules::Prompt> open = night_.prompts();
    const bool wanted = std::find(roll->who.begin(), roll->who.end(), seat) != roll->who.end();
    return wanted && std::any_of(open.begin(), open.end(), [&](const rules::Prompt& prompt) {
             return prompt.seat == seat && wantsDice(prompt);
           });
  }
  const bool wanted = !roll || std::find(roll->who.begin(), roll->who.end(), seat) != roll->who.end();
  return wanted && rolled_[rules::index(seat)] < (roll ? roll->times : 1);
}

bool LessonRun::complete(const Task& now) const {
  if (std::holds_alternative<RollTask>(now.what))
    return !mustRoll(rules::Seat::A) && !mustRoll(rules::Seat::B);
  if (std::holds_alternative<RevealTask>(now.what)) return revealedSeats_.size() == 2;
  if (const auto* until = std::get_if<UntilTask>(&now.what)) {
    if (night_.finished()) return true;
    if (!until->figure.empty()) return night_.view().json[until->figure] != before_[until->figure];
    const std::vector<rules::Prompt> open = night_.prompts();
    return std::any_of(open.begin(), open.end(),
                       [&](const rules::Prompt& prompt) { return prompt.id == until->prompt; });
  }
  return taskDone_;
}

std::vector<rules::Prompt> LessonRun::prompts() const {
  std::vector<rules::Prompt> out;
  const bool quizRolls = stage_ == LessonStage::quizRoll;
  if (quizRolls || awaited<RollTask>()) {
    for (const rules::Prompt& prompt : quizRolls ? std::vector<rules::Prompt>{} : night_.prompts())
      if (prompt.seat && wantsDice(prompt) && mustRoll(*prompt.seat)) out.push_back(prompt);
    if (quizRolls || !night_.hasGame())
      for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
        if (mustRoll(seat)) out.push_back(rollPrompt(seat, !quizRolls && awaited<RollTask>()->secret));
    // By taps one player after the other, so that the same key is whoever is next.
    const auto next =
        std::min_element(out.begin(), out.end(), [&](const rules::Prompt& a, const rules::Prompt& b) {
          return rolled_[rules::index(*a.seat)] < rolled_[rules::index(*b.seat)];
        });
    if (next != out.end()) out = {*next};
  } else if (awaited<RevealTask>() || awaited<EventTask>() || awaited<UntilTask>()) {
    out = night_.prompts();
  }
  return out;
}

void LessonRun::say(const rules::Event& event) {
  touched();
  offer(event);
  look();
}

bool LessonRun::take(const rules::Event& event) {
  const rules::Ruling ruling = night_.take(event);
  if (ruling.verdict == rules::Verdict::accepted) {
    correction_.clear();
    understood_ = eventText(night_.shown(event), *kit_, callNames()).toStdString();
    touched();
    return true;
  }
  correctOr(Mistake::refused, event.seat(), cure(ruling, *kit_, callNames()).toStdString());
  return false;
}

bool LessonRun::offer(const rules::Event& event) {
  bool taken = false;
  if (stage_ == LessonStage::quizRoll || awaited<RollTask>()) {
    taken = offerRoll(event);
  } else if (const auto* reveal = awaited<RevealTask>()) {
    taken = offerReveal(*reveal, event);
  } else if (const auto* wanted = awaited<EventTask>()) {
    taken = offerEvent(*wanted, event);
  } else if (awaited<UntilTask>()) {
    taken = take(event);
  }
  if (taken) advance();
  return taken;
}

bool LessonRun::offerRoll(const rules::Event& event) {
  const std::optional<rules::Seat> seat = event.seat();
  const bool quizRolls = stage_ == LessonStage::quizRoll;
  if (event.kind() != "roll" || !seat || !mustRoll(*seat)) return false;
  const Json& dice = event.body["dice"];
  if (dice.items().size() != 2) return false;
  const auto* roll = awaited<RollTask>();
  const bool secret = roll && roll->secret;
  const std::vector<int> values{static_cast<int>(dice.items()[0].asInt()),
                                static_cast<int>(dice.items()[1].asInt())};
  if (!quizRolls && night_.hasGame()) {
    if (!take(event)) return false;
  } else if (!secret) {
    night_.facts().roll(*seat, values);
    secret_.erase(*seat);
    ++sums_[static_cast<std::size_t>(std::clamp(values[0] + values[1], 0, 12))];
  }
  ++rolled_[rules::index(*seat)];
  correction_.clear();
  touched();
  if (quizRolls && !mustRoll(rules::Seat::A) && !mustRoll(rules::Seat::B)) {
    stage_ = LessonStage::question;
    ask(lesson_->quiz.question, lesson_->quiz.with);
    speak(asked_);
  }
  return true;
}

bool LessonRun::offerReveal(const RevealTask& reveal, const rules::Event& event) {
  const std::optional<rules::Seat> seat = event.seat();
  const std::vector<rules::Prompt> open = night_.prompts();
  const bool asked = std::any_of(open.begin(), open.end(),
                                 [](const rules::Prompt& prompt) { return prompt.id == "reveal"; });
  if (!asked) return take(event);  // a location asks something first
  if (event.kind() != "reveal" || !seat || rules::index(*seat) >= reveal.cards.size()) return false;
  const std::vector<Json>& shown = event.body["cards"].items();
  const std::vector<std::string>& wanted = reveal.cards[rules::index(*seat)];
  for (std::size_t i = 0; i < shown.size() && i < wanted.size(); ++i) {
    if (isOneOf(shown[i].asString(), wanted[i])) continue;
    const auto named = [&](const std::string& id) {
      return valueOf({Json::object({{"card", "'" + id + "'"}})}, known());
    };
    const std::string first = wanted[i].substr(0, wanted[i].find('|'));
    correctOr(Mistake::otherCard, seat, textOf(step()->say),
              Json::object({{"card", named(shown[i].asString())}, {"wanted", named(first)}}));
    return false;
  }
  if (!take(event)) return false;
  revealedSeats_.insert(*seat);
  return true;
}

bool LessonRun::opensAwaited(const EventTask& wanted) const {
  const std::vector<rules::Prompt> open = night_.prompts();
  return std::any_of(open.begin(), open.end(), [&](const rules::Prompt& prompt) {
    return std::any_of(wanted.is.begin(), wanted.is.end(), [&](const Json& is) {
      const std::string& kind = is["e"].asString();
      return prompt.id == kind ||
             std::any_of(prompt.answers.begin(), prompt.answers.end(),
                         [&](const rules::Event& answer) { return answer.kind() == kind; });
    });
  });
}

bool LessonRun::offerEvent(const EventTask& wanted, const rules::Event& event) {
  for (const Json& is : wanted.is)
    if (fits(event.body, is) || night_.doSame(event, {is})) {
      taskDone_ = take(event);
      return taskDone_;
    }
  for (const Json& is : wanted.is)
    if (fits(event.body, is, true)) {
      correctOr(Mistake::otherSeat, event.seat(), textOf(step()->say));
      return false;
    }
  if (!opensAwaited(wanted)) return take(event);  // an event that has to precede the awaited one
  correctOr(Mistake::other, event.seat(), textOf(step()->say));
  return false;
}

void LessonRun::ask(const LessonQuestion& question, const std::map<std::string, Expression>& with) {
  asked_ = filled(lesson_->texts.in(settings_.language, question.ask), with, known());
  const Json right = valueOf(question.right, known());
  right_ = right.isString() ? right.asString() : right.dump();
  answers_.clear();
  for (const Option& option : question.options)
    answers_.push_back(
        {option.value, filled(lesson_->texts.in(settings_.language, option.text), with, known())});
  if (!answers_.empty() || !right.isInt()) return;

  // Numbers to choose from: the right one, those of common mistakes, and neighbours of the right one.
  std::set<std::int64_t> numbers{right.asInt()};
  const std::int64_t least = right.asInt() < 0 ? right.asInt() - 2 : 0;
  if (const Task* now = task())
    for (const Fix& fix : now->fixes) {
      if (!fix.value || numbers.size() >= kMaxAnswers) continue;
      const Json value = valueOf(*fix.value, known());
      const bool counts = !fix.when || valueOf(*fix.when, known()).asInt() != 0;
      if (counts && value.isInt() && value.asInt() >= least) numbers.insert(value.asInt());
    }
  for (std::int64_t far = 1; numbers.size() < kMinAnswers; ++far) {
    numbers.insert(right.asInt() + far);
    if (numbers.size() < kMinAnswers && right.asInt() - far >= least) numbers.insert(right.asInt() - far);
  }
  for (const std::int64_t number : numbers)
    answers_.push_back({std::to_string(number), std::to_string(number)});
}

void LessonRun::answer(const std::string& value) {
  touched();
  choose(value, std::nullopt);
  look();
}

void LessonRun::choose(const std::string& value, std::optional<rules::Seat> seat) {
  if (std::none_of(answers_.begin(), answers_.end(),
                   [&](const LessonAnswer& each) { return each.value == value; }))
    return;
  if (stage_ == LessonStage::question) return answerQuiz(value);
  const auto* task = awaited<AnswerTask>();
  if (!task) return;
  if (seat && task->who && *seat != *task->who) return correctOr(Mistake::otherSeat, seat, asked_);
  answerStep(*task, value);
}

void LessonRun::answerStep(const AnswerTask&, const std::string& value) {
  touched();
  Facts& facts = night_.facts();
  const auto shown = std::find_if(answers_.begin(), answers_.end(),
                                  [&](const LessonAnswer& each) { return each.value == right_; });
  facts.set("right", shown == answers_.end() ? right_ : shown->text);
  if (value == right_) {
    taskDone_ = true;
    understood_ = textOf(lesson_words::kRight);
    return advance();
  }
  const bool number = value.find_first_not_of("-0123456789") == std::string::npos;
  const Json given = number ? Json(std::int64_t{std::stoll(value)}) : Json(value);
  if (correct(Mistake::given, std::nullopt, Json::object({{"given", given}}))) return;
  correctOr(Mistake::wrong, std::nullopt, textOf(lesson_words::kWrong));
}

void LessonRun::answerQuiz(const std::string& value) {
  touched();
  ++questions_;
  wasRight_ = value == right_;
  Facts& facts = night_.facts();
  const auto shown = std::find_if(answers_.begin(), answers_.end(),
                                  [&](const LessonAnswer& each) { return each.value == right_; });
  facts.set("right", shown == answers_.end() ? right_ : shown->text);
  if (const Json right = valueOf(lesson_->quiz.question.right, known()); right.isInt())
    facts.set("percent", static_cast<int>((right.asInt() * 100 + 18) / 36));
  understood_ = wasRight_ ? textOf(lesson_words::kRight) : "";
  correction_ = wasRight_ ? "" : textOf(lesson_words::kWrong);
  explain_ = textOf(lesson_->quiz.explain);
  answers_.clear();
  stage_ = LessonStage::explained;
  speak(explain_);
}

void LessonRun::showExample(const Task& now) {
  const auto dice = [&] { return kExampleDice[static_cast<std::size_t>(examples_++) % kExampleDice.size()]; };
  if (const auto* roll = std::get_if<RollTask>(&now.what)) {
    for (const rules::Seat seat : roll->who)
      while (mustRoll(seat))
        if (!offerRoll(rollOf(seat, dice()))) break;
    return;
  }
  const auto turns = [&] { return static_cast<std::uint64_t>(++examples_); };
  if (const auto* reveal = std::get_if<RevealTask>(&now.what)) {
    for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B}) {
      Json cards = Json::array();
      for (const std::string& card : reveal->cards[rules::index(seat)])
        cards.push(card.substr(0, card.find('|')));
      rules::Event event = rules::eventOf("reveal", seat);
      event.body.set("cards", cards);
      if (night_.take(event).verdict != rules::Verdict::accepted) night_.playAny(turns());
      revealedSeats_.insert(seat);
    }
  } else if (const auto* event = std::get_if<EventTask>(&now.what)) {
    if (night_.take({event->example}).verdict != rules::Verdict::accepted) night_.playAny(turns());
  } else if (std::holds_alternative<UntilTask>(now.what)) {
    for (int i = 0; i < kMaxExample && !complete(now) && night_.playAny(turns()); ++i) continue;
  }
}

}  // namespace lk::app
