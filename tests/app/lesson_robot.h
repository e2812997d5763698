// Somebody who takes lessons by taps alone, and does what is asked.
#pragma once

#include "app/lessons/lesson_reader.h"
#include "app/lessons/lesson_run.h"

namespace lk::test {

inline std::shared_ptr<const app::GameKit> lessonKit() {
  static const Outcome<std::shared_ptr<const app::GameKit>> kit = app::loadKit("halfwish");
  if (!kit) qFatal("%s", kit.fault().text().c_str());
  return *kit;
}

inline const std::vector<std::shared_ptr<const app::Lesson>>& lessons() {
  static const auto all = app::loadLessons(*lessonKit());
  if (!all) qFatal("%s", all.fault().text().c_str());
  return *all;
}

inline app::LessonManner manner(app::Language language = app::Language::english) {
  app::LessonManner m;
  m.names = {"Ann", "Ben", "C", "D"};
  m.language = language;
  return m;
}

class LessonRobot {
 public:
  /// `seed`: of its dice.
  explicit LessonRobot(app::LessonRun& run, int seed = 0) : run_(run), seed_(seed), rolls_(7 * seed) {}

  /// Taps once for what is awaited now; false when there is nothing left to tap.
  bool tap() {
    const app::LessonMoment m = run_.moment();
    if (m.stage == app::LessonStage::done) return false;
    ++taps;
    if (m.awaits == app::Awaits::answer) return run_.answer(rightAnswer(m)), true;
    if (m.mayGoOn) return run_.goOn(), true;
    if (!m.prompts.empty()) return run_.say(eventFor(m)), true;
    return false;
  }

  /// What it would say now. Precondition: something of the game is awaited.
  rules::Event next() { return eventFor(run_.moment()); }

  int taps = 0;
  bool wrongInQuiz = false;

  /// The one that is not corrected: tried on a copy.
  [[nodiscard]] std::string rightAnswer(const app::LessonMoment& m) const {
    for (const app::LessonAnswer& each : m.answers) {
      app::LessonRun ahead = run_;
      ahead.answer(each.value);
      if (ahead.moment().correction.empty() != (wrongInQuiz && m.stage == app::LessonStage::question))
        return each.value;
    }
    return {};
  }

 private:
  rules::Event eventFor(const app::LessonMoment& m) {
    const rules::Prompt& prompt = m.prompts.front();
    if (app::wantsDice(prompt)) {
      rules::Event event = rules::eventOf("roll", *prompt.seat);
      event.body.set("dice", Json::array({1 + rolls_ % 6, 1 + (rolls_ * 5 + rolls_ / 6) % 6}));
      ++rolls_;
      return event;
    }
    if (const app::Task* task = run_.task()) {
      if (const auto* wanted = std::get_if<app::EventTask>(&task->what)) {
        std::vector<rules::Event> fitting;
        for (const rules::Prompt& each : m.prompts)
          for (const rules::Event& answer : each.answers)
            for (const Json& is : wanted->is)
              if (!answer.body.members().empty() && fits(answer.body, is)) fitting.push_back(answer);
        if (!fitting.empty()) return seed_ % 2 == 0 ? fitting.front() : fitting.back();
        if (isAsked(m, wanted->example["e"].asString())) return {wanted->example};
      }
      if (const auto* reveal = std::get_if<app::RevealTask>(&task->what))
        return revealOf(*prompt.seat, reveal->cards[rules::index(*prompt.seat)]);
    }
    if (prompt.id == "reveal") return revealOf(*prompt.seat, {"strike", "defend"});
    if (prompt.id == "location")
      return {Json::object({{"e", "location"}, {"card", kHouseLocations[locations_++ % 5]}})};
    for (std::size_t i = prompt.answers.size(); i-- > 0;)
      if (!prompt.answers[i].body.members().empty()) return prompt.answers[prompt.id == "choose" ? i : 0];
    return prompt.answers.front();
  }

  static rules::Event revealOf(rules::Seat seat, const std::vector<std::string>& cards) {
    rules::Event event = rules::eventOf("reveal", seat);
    Json list = Json::array();
    std::size_t which = seat == rules::Seat::B ? 1 : 0;
    for (const std::string& card : cards) list.push(oneOf(card, which++));
    event.body.set("cards", list);
    return event;
  }
  /// One of "a|b|c", another for another place.
  static std::string oneOf(const std::string& cards, std::size_t which) {
    if (cards == "*") return "strike";
    std::vector<std::string> all;
    for (std::size_t at = 0; at <= cards.size();) {
      const std::size_t end = std::min(cards.find('|', at), cards.size());
      all.push_back(cards.substr(at, end - at));
      at = end + 1;
    }
    return all[which % all.size()];
  }
  static bool fits(const Json& event, const Json& wanted) {
    for (const auto& [key, value] : wanted.members())
      if (event[key] != value) return false;
    return true;
  }
  static bool isAsked(const app::LessonMoment& m, const std::string& kind) {
    for (const rules::Prompt& prompt : m.prompts)
      for (const std::string& legal : prompt.legal)
        if (prompt.id == kind || legal == kind) return true;
    return false;
  }

  static constexpr const char* kHouseLocations[] = {"wayside_inn", "rockfall", "brass_lamp", "dark_stair",
                                                    "mana_crystal"};
  app::LessonRun& run_;
  int seed_;
  int rolls_;
  int locations_ = 0;
};

}  // namespace lk::test
