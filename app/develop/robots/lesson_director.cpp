#include "app/develop/robots/lesson_director.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace lk::app {

namespace {

constexpr std::array kMap = {"wayside_inn", "rockfall", "brass_lamp", "dark_stair", "mana_crystal"};
constexpr std::array kAny = {"strike", "defend"};
constexpr int kMaxActs = 300;

Json plainSetup() {
  return Json::object({{"e", "setup"},
                       {"game", "halfwish"},
                       {"classes", Json::object({{"A", "mirror"}, {"B", "mirror"}})},
                       {"starter", "A"}});
}

bool hasUpgrades(const Lesson& lesson) {
  return std::any_of(lesson.night.begin(), lesson.night.end(),
                     [](const Json& event) { return event["e"] == Json("deal"); });
}

bool usesHalfwish(const Lesson& lesson) {
  for (const LessonStep& step : lesson.steps)
    for (const Task& task : step.tasks)
      if (const auto* event = std::get_if<EventTask>(&task.what))
        if (event->is.front()["card"] == Json("halfwish")) return true;
  return false;
}

std::string zone(const std::string& prefix, std::size_t n) {
  return prefix + std::to_string(n);
}

LessonSettings handsFree(LessonSettings manner) {
  manner.handsFree = true;
  return manner;
}

}  // namespace

Length lengthOf(const std::string& sentence) {
  Length length;
  std::istringstream in(sentence);
  for (std::string word; in >> word;) {
    const auto signs = static_cast<int>(std::count_if(word.begin(), word.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xF0) == 0xE0;  // the first of three bytes
    }));
    length.signs += signs;
    length.words += signs == 0 ? 1 : 0;
  }
  return length;
}

LessonDirector::LessonDirector(const std::shared_ptr<const Lesson>& lesson,
                               std::shared_ptr<const GameKit> kit, LessonSettings manner, HumanPace pace)
    : settings_(handsFree(std::move(manner))),
      pace_(pace),
      run_(lesson, std::move(kit), settings_),
      robot_(run_, 1) {
  const Json& setup = lesson->night.empty() ? Json() : lesson->night.front();
  scene_ = Json::object({{"game", lesson->game}, {"fps", 10}, {"slop", 1}, {"seed", 5}});
  scene_.set("setup", setup.isNull() ? plainSetup() : setup);
  if (!setup.isNull() && setup["options"]["locations"] != Json("off") && !hasUpgrades(*lesson))
    for (std::size_t i = 0; i < kMap.size(); ++i)
      map_.push_back(add(Json::object({{"card", kMap[i]}, {"face", "down"}, {"at", zone("map/", i + 1)}})));
  if (usesHalfwish(*lesson))
    halfwish_ = add(Json::object({{"card", "halfwish"}, {"at", "A/basic/halfwish"}}));
}

bool LessonDirector::direct() {
  for (int i = 0; i < kMaxActs; ++i) {
    const LessonMoment m = run_.moment();
    if (m.stage == LessonStage::done) break;
    const bool reading = m.stage == LessonStage::explained || (m.awaits == Awaits::nothing && m.mayGoOn);
    if (reading) {  // continues automatically
      const int spokenCount = run_.spokenCount();
      while (run_.spokenCount() == spokenCount) run_.at(now_ += 0.25);
      now_ += 1;
      continue;
    }
    read(m);
    if (!act(m)) return false;
    now_ += pace_.look;
    run_.at(now_);
  }
  return run_.moment().stage == LessonStage::done;
}

/// Adds the time to read new texts, and to think if there is a decision.
void LessonDirector::read(const LessonMoment& m) {
  std::set<std::string> now{m.say, m.todo, m.ask, m.correction, m.understood};
  if (lastRead_.empty()) now.insert(run_.lesson().texts.in(settings_.language, run_.lesson().table));
  for (const std::string& sentence : now) {
    if (lastRead_.contains(sentence)) continue;
    const Length length = lengthOf(sentence);
    now_ += pace_.word * length.words + pace_.sign * length.signs;
  }
  if (m.awaits == Awaits::answer || m.awaits == Awaits::event) now_ += pace_.think;
  lastRead_ = std::move(now);
  run_.at(now_);
}

/// Valid after direct().
Json LessonDirector::scene() const {
  Json out = scene_;
  Json cards = Json::array();
  for (const Json& card : cards_) cards.push(card);
  Json dice = Json::array();
  for (const Json& each : dice_) dice.push(each);
  out.set("seconds", seconds()).set("cards", cards).set("dice", dice);
  return out;
}

std::size_t LessonDirector::add(Json card) {
  cards_.push_back(std::move(card));
  return cards_.size() - 1;
}

/// Records an action on a card now, and advances the clock until the hand has gone.
void LessonDirector::handle(std::size_t card, const char* what, int turn) {
  now_ += 1.5;
  Json action = Json::object({{"t", now_}, {"do", what}});
  if (turn != 0) action.set("turn", turn);
  Json actions = cards_[card].find("actions") ? cards_[card]["actions"] : Json::array();
  actions.push(action);
  cards_[card].set("actions", actions);
  now_ += 0.7;
  moments_.push_back(now_);
}

void LessonDirector::layChoiceCard(const std::string& seat, const std::string& card) {
  const std::size_t laid = add(Json::object({{"card", card}, {"at", seat + "/say"}}));
  handle(laid, "lay");
  now_ += 0.8;
  handle(laid, "remove");
}

void LessonDirector::clearPlaces() {
  for (const std::size_t card : up_) handle(card, "remove");
  up_.clear();
  down_.clear();
}

void LessonDirector::roll(rules::Seat seat, const Json& values) {
  const std::size_t tray = rules::index(seat);
  if (thrown_[tray]) {
    dice_[*thrown_[tray]].set("until", now_ + 0.2);
    now_ += 1.2;
    moments_.push_back(now_);
    now_ += 0.8;
  }
  dice_.push_back(Json::object({{"tray", rules::name(seat)}, {"values", values}, {"thrown", now_ + 0.3}}));
  thrown_[tray] = dice_.size() - 1;
  now_ += 1.7;
  moments_.push_back(now_);
}

void LessonDirector::lay(const std::string& seat, std::size_t place, const std::string& card) {
  const std::size_t laid =
      add(Json::object({{"card", card}, {"face", "down"}, {"at", zone(seat + "/action/", place)}}));
  handle(laid, "lay");
  down_[{seat, place}] = laid;
}

/// Returns the cards to turn up in the coming duel: those of the next task that names them.
std::vector<std::string> LessonDirector::cardsFor(std::size_t seat, std::size_t count) const {
  const Lesson& lesson = run_.lesson();
  const auto from = static_cast<std::size_t>(run_.moment().step);
  for (std::size_t s = from; s < lesson.steps.size(); ++s)
    for (const Task& task : lesson.steps[s].tasks)
      if (const auto* reveal = std::get_if<RevealTask>(&task.what)) {
        std::vector<std::string> cards;
        for (const std::string& card : reveal->cards[seat])
          cards.push_back(card == "*" ? kAny[cards.size() % kAny.size()] : card.substr(0, card.find('|')));
        return cards;
      }
  std::vector<std::string> any;
  while (any.size() < count) any.emplace_back(kAny[any.size() % kAny.size()]);
  return any;
}

bool LessonDirector::act(const LessonMoment& m) {
  if (m.awaits == Awaits::answer) return answer(m);
  if (m.awaits == Awaits::cards) return layCards();
  if (m.prompts.empty()) return false;
  const rules::Event event = robot_.next();
  const std::string kind = event.kind();
  const std::string seat = event.body["seat"].asString();
  if (kind == "roll") {
    if (seat == "A" || m.prompts.size() == 1) clearPlaces();
    roll(*event.seat(), event.body["dice"]);
    return enter(event);
  }
  if (kind == "reveal") return turnUp(seat, event);
  if (kind == "location") {
    const auto turn = static_cast<std::size_t>(m.view["turn"].asInt());
    handle(map_.at(turn - 1), "turn_over");
    rules::Event turned = event;
    turned.body.set("card", kMap[turn - 1]);
    return enter(turned);
  }
  if (kind == "power" && event.body["card"] == Json("halfwish")) {
    handle(*halfwish_, "turn", 90);
    return enter(event);
  }
  if (kind == "choose") return layChoiceCard(seat, event.body["option"].asString()), enter(event);
  if (kind == "answer")
    return layChoiceCard(seat, event.body["accept"].asBool() ? "yes" : "no"), enter(event);
  if (kind == "keep") return layChoiceCard(seat, event.body["keep"].asBool() ? "yes" : "no"), enter(event);
  if (kind == "pass") return layChoiceCard(seat, "pass"), enter(event);
  if (kind == "power") {
    layChoiceCard(seat, "pass");
    return enter(rules::eventOf("pass", *event.seat()));
  }
  if (kind == "upgrade") {
    layChoiceCard(seat, "pass");
    rules::Event skip = rules::eventOf("upgrade", *event.seat());
    skip.body.set("card", "skip");
    return enter(skip);
  }
  return layNumberCard(m, event);
}

/// Gives any other answer by a choice card at the answer's position.
bool LessonDirector::layNumberCard(const LessonMoment& m, const rules::Event& event) {
  for (const rules::Prompt& prompt : m.prompts)
    for (std::size_t i = 0; i < prompt.answers.size(); ++i)
      if (prompt.answers[i] == event) {
        layChoiceCard(event.body["seat"].asString(), zone("number_", i + 1));
        return enter(event);
      }
  return false;
}

bool LessonDirector::answer(const LessonMoment& m) {
  const std::string right = robot_.rightAnswer(m);
  const auto at = std::find_if(m.answers.begin(), m.answers.end(),
                               [&](const LessonAnswer& each) { return each.value == right; });
  if (at == m.answers.end()) return false;
  const Task* task = run_.task();
  const auto* asked = task ? std::get_if<AnswerTask>(&task->what) : nullptr;
  layChoiceCard(asked && asked->who ? rules::name(*asked->who) : "A",
                zone("number_", static_cast<std::size_t>(at - m.answers.begin()) + 1));
  run_.at(now_);
  run_.answer(right);
  return true;
}

bool LessonDirector::layCards() {
  const auto count = static_cast<std::size_t>(std::get<CardsTask>(run_.task()->what).count);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::vector<std::string> cards = cardsFor(seat, count);
    for (std::size_t i = 0; i < count; ++i) lay(rules::name(rules::kAllSeats[seat]), i + 1, cards[i]);
  }
  run_.at(now_);
  run_.goOn();
  return true;
}

bool LessonDirector::turnUp(const std::string& seat, const rules::Event& asked) {
  const std::size_t count = asked.body["cards"].items().size();
  const std::vector<std::string> cards = cardsFor(rules::index(*asked.seat()), count);
  Json shown = Json::array();
  for (std::size_t i = 0; i < count; ++i) {
    if (!down_.contains({seat, i + 1})) lay(seat, i + 1, cards[i]);
    const std::size_t card = down_[{seat, i + 1}];
    handle(card, "turn_over");
    up_.push_back(card);
    shown.push(cards_[card]["card"]);
  }
  rules::Event event = asked;
  event.body.set("cards", shown);
  return enter(event);
}

bool LessonDirector::enter(const rules::Event& event) {
  const LessonMoment before = run_.moment();
  run_.at(now_);
  run_.say(event);
  const LessonMoment after = run_.moment();
  return after.correction.empty() || after.correction == before.correction;
}

}  // namespace lk::app
