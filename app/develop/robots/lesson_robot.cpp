#include "app/develop/robots/lesson_robot.h"

#include <algorithm>

#include "app/develop/robots/offered_events.h"

namespace lk::app {

namespace {

constexpr const char* kHouseLocations[] = {"wayside_inn", "rockfall", "brass_lamp", "dark_stair",
                                           "mana_crystal"};

constexpr int kTwoActionsFrom = 3;

/// Returns one alternative of "a|b|c", selected by `which`.
std::string oneOf(const std::string& cards, std::size_t which) {
  if (cards == "*") return "strike";
  std::vector<std::string> all;
  for (std::size_t at = 0; at <= cards.size();) {
    const std::size_t end = std::min(cards.find('|', at), cards.size());
    all.push_back(cards.substr(at, end - at));
    at = end + 1;
  }
  return all[which % all.size()];
}

rules::Event revealOf(rules::Seat seat, const std::vector<std::string>& cards) {
  rules::Event event = rules::eventOf("reveal", seat);
  Json list = Json::array();
  std::size_t which = seat == rules::Seat::B ? 1 : 0;
  for (const std::string& card : cards) list.push(oneOf(card, which++));
  event.body.set("cards", list);
  return event;
}

bool fits(const Json& event, const Json& wanted) {
  return std::all_of(wanted.members().begin(), wanted.members().end(),
                     [&](const Json::Member& member) { return event[member.first] == member.second; });
}

bool isAsked(const LessonMoment& m, const std::string& kind) {
  return std::any_of(m.prompts.begin(), m.prompts.end(), [&](const rules::Prompt& prompt) {
    return prompt.id == kind ||
           std::find(prompt.legal.begin(), prompt.legal.end(), kind) != prompt.legal.end();
  });
}

}  // namespace

bool LessonRobot::tap() {
  const LessonMoment m = run_.moment();
  if (m.stage == LessonStage::done) return false;
  ++taps;
  if (m.awaits == Awaits::answer) return run_.answer(rightAnswer(m)), true;
  if (m.mayGoOn) return run_.goOn(), true;
  const std::optional<rules::Event> choice = choiceFor(m);
  if (choice) run_.say(*choice);
  return choice.has_value();
}

std::string LessonRobot::rightAnswer(const LessonMoment& m) const {
  for (const LessonAnswer& each : m.answers) {
    LessonRun ahead = run_;
    ahead.answer(each.value);
    if (ahead.moment().correction.empty() != (wrongInQuiz && m.stage == LessonStage::question))
      return each.value;
  }
  return {};
}

LessonRobot::Worth LessonRobot::worthOf(const rules::Event& event) const {
  LessonRun ahead = run_;
  const Task* before = ahead.task();
  const LessonStage stage = ahead.moment().stage;
  ahead.say(event);
  const LessonMoment after = ahead.moment();
  if (ahead.task() != before || after.stage != stage) return Worth::awaited;
  return after.correction.empty() ? Worth::accepted : Worth::wrong;
}

Json LessonRobot::toldFor(const rules::Event& begun, const std::string& field) const {
  const Task* task = run_.task();
  if (!task) return {};
  if (const auto* reveal = std::get_if<RevealTask>(&task->what);
      reveal && begun.kind() == "reveal" && begun.seat())
    return revealOf(*begun.seat(), reveal->cards[rules::index(*begun.seat())]).body[field];
  if (const auto* wanted = std::get_if<EventTask>(&task->what))
    for (const Json& is : wanted->is)
      if (is["e"] == begun.body["e"] && is.find(field)) return is[field];
  return {};
}

std::optional<rules::Event> LessonRobot::choiceFor(const LessonMoment& m) {
  const std::vector<rules::Event> offered = offeredEvents(
      m, run_.kit(),
      [this](const rules::Event& begun, const std::string& field) { return toldFor(begun, field); }, rolls_);
  if (std::any_of(m.prompts.begin(), m.prompts.end(), wantsDice)) ++rolls_;
  std::vector<rules::Event> awaited, accepted;
  for (const rules::Event& event : offered) {
    const Worth worth = worthOf(event);
    if (worth == Worth::awaited) awaited.push_back(event);
    if (worth != Worth::wrong) accepted.push_back(event);
  }
  if (m.guided && !accepted.empty())
    return accepted[static_cast<std::size_t>(choices_++ * 5) % accepted.size()];
  if (!awaited.empty()) return seed_ % 2 == 0 ? awaited.front() : awaited.back();
  return accepted.empty() ? std::nullopt : std::optional(accepted.front());
}

rules::Event LessonRobot::eventFor(const LessonMoment& m) {
  const rules::Prompt& prompt = m.prompts.front();
  if (wantsDice(prompt) && !run_.lesson().byTaps) {
    rules::Event event = rules::eventOf("roll", *prompt.seat);
    event.body.set("dice", Json::array({1 + rolls_ % 6, 1 + (rolls_ * 5 + rolls_ / 6) % 6}));
    ++rolls_;
    return event;
  }
  if (const Task* task = run_.task()) {
    if (const auto* wanted = std::get_if<EventTask>(&task->what)) {
      std::vector<rules::Event> fitting;
      for (const rules::Prompt& each : m.prompts)
        for (const rules::Event& answer : each.answers)
          for (const Json& is : wanted->is)
            if (!answer.body.members().empty() && fits(answer.body, is)) fitting.push_back(answer);
      if (!fitting.empty()) return seed_ % 2 == 0 ? fitting.front() : fitting.back();
      if (isAsked(m, wanted->example["e"].asString())) return {wanted->example};
    }
    if (const auto* reveal = std::get_if<RevealTask>(&task->what))
      return revealOf(*prompt.seat, reveal->cards[rules::index(*prompt.seat)]);
  }
  if (run_.lesson().byTaps)  // no hand of cards to follow
    if (const std::optional<rules::Event> any = run_.anyAnswer(static_cast<std::uint64_t>(++rolls_)))
      return *any;
  if (prompt.id == "reveal") {
    std::vector<std::string> cards{"strike", "defend"};
    cards.resize(m.view["turn"].asInt() < kTwoActionsFrom ? 1 : 2);
    return revealOf(*prompt.seat, cards);
  }
  if (prompt.id == "power") return rules::eventOf("pass", *prompt.seat);
  if (prompt.id == "choose") {  // alternates between duel and truce
    rules::Event event = rules::eventOf("choose", *prompt.seat);
    event.body.set("option", choices_++ % 2 == 0 ? "duel" : "parley");
    return event;
  }
  if (prompt.id == "location")
    return {Json::object({{"e", "location"}, {"card", kHouseLocations[locations_++ % 5]}})};
  return prompt.answers.front();
}

}  // namespace lk::app
