#include "app/learn/lessons/lesson_night.h"

#include <algorithm>

#include "app/learn/lessons/judges.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

constexpr char kRoll[] = "roll";
constexpr char kReveal[] = "reveal";

std::vector<int> diceOf(const rules::Event& event) {
  std::vector<int> dice;
  for (const Json& die : event.body["dice"].items()) dice.push_back(static_cast<int>(die.asInt()));
  return dice;
}

}  // namespace

rules::Prompt rollPrompt(rules::Seat seat, bool secret) {
  rules::Prompt prompt;
  prompt.id = kRoll;
  prompt.seat = seat;
  prompt.legal = {kRoll};
  prompt.answers = {rules::Event{}};
  const rules::Event begun{Json::object({{"e", kRoll}, {"seat", rules::name(seat)}})};
  prompt.byHand = {
      {kRoll, kRoll, begun,
       rules::Blank{
           .kind = rules::Blank::Kind::dice, .field = "dice", .least = 2, .most = 2, .secret = secret}}};
  return prompt;
}

bool wantsDice(const rules::Prompt& prompt) {
  for (std::size_t i = 0; i < prompt.legal.size(); ++i)
    if (prompt.legal[i] == kRoll)
      return i >= prompt.answers.size() || prompt.answers[i].body.members().empty();
  return false;
}

void LessonNight::begin(const std::vector<Json>& events) {
  referee_.reset();
  revealed_ = {};
  if (events.empty()) return;
  referee_.emplace(*kit_->game, kit_->cards);
  for (const Json& event : events) take({event});
}

rules::Ruling LessonNight::take(const rules::Event& event) {
  if (!referee_) {
    const std::optional<rules::Seat> seat = event.seat();
    if (event.kind() != kRoll || !seat) return rules::refuse("not_now");
    facts_.roll(*seat, diceOf(event));
    return {};
  }
  const Json before = referee_->begun() ? referee_->view(rules::Audience::record).json : Json();
  rules::Ruling ruling = referee_->take(event);
  if (ruling.verdict != rules::Verdict::accepted) return ruling;
  if (event.kind() == kRoll && event.seat()) facts_.hide(*event.seat());
  facts_.look(*kit_->game, referee_->view(rules::Audience::table).json);
  const std::vector<rules::Prompt> open = referee_->prompts();
  facts_.set("asked", open.empty() || !open.front().seat ? Json() : Json(rules::name(*open.front().seat)));
  if (event.kind() == kReveal) recordReveal(event, before);
  return ruling;
}

void LessonNight::recordReveal(const rules::Event& event, const Json& before) {
  const std::optional<rules::Seat> seat = event.seat();
  if (!seat || rules::index(*seat) >= revealed_.size()) return;
  std::vector<std::string>& cards = revealed_[rules::index(*seat)];
  cards.clear();
  for (const Json& card : event.body["cards"].items()) cards.push_back(card.asString());
  if (revealed_[0].empty() || revealed_[1].empty()) return;

  Json named = Json::object();
  for (std::size_t i = 0; i < revealed_.size(); ++i) {
    Json places = Json::object();
    for (std::size_t place = 0; place < revealed_[i].size(); ++place)
      places.set(std::to_string(place + 1), revealed_[i][place]);
    const rules::Seat each = rules::kAllSeats[i];
    named.set(rules::name(each), std::move(places));
    // Both dice are known now. Take them from the view before the event: the next turn may have new dice.
    const Json& worth =
        rules::seatFigure(*kit_->game, before["seats"][rules::name(each)], rules::FigureRole::dice);
    if (worth.isInt()) facts_.show(each, static_cast<int>(worth.asInt()));
  }
  facts_.set("cards", std::move(named));
  const Outcome<Judgement> duel = judged(*kit_, "duel", duelInput(before, revealed_));
  facts_.set("duel", duel ? duel->answer : Json());
  revealed_ = {};
}

std::optional<rules::Event> LessonNight::anyAnswer(std::uint64_t seed) const {
  if (!referee_ || referee_->prompts().empty()) return std::nullopt;
  rules::Chance chance(seed);
  rules::State ahead = referee_->state();
  rules::Event event;
  const rules::Verdict verdict = rules::playAny(*kit_->game, ahead, kit_->cards, chance, &event);
  return verdict == rules::Verdict::accepted ? std::optional(event) : std::nullopt;
}

bool LessonNight::playAny(std::uint64_t seed) {
  const std::optional<rules::Event> event = anyAnswer(seed);
  return event && take(*event).verdict == rules::Verdict::accepted;
}

std::optional<FutureView> LessonNight::after(const std::vector<Json>& events) const {
  if (!referee_) return std::nullopt;
  rules::Referee ahead = *referee_;
  FutureView out;
  for (const Json& event : events) {
    rules::Ruling ruling = ahead.take({event});
    if (ruling.verdict != rules::Verdict::accepted) return std::nullopt;
    out.steps.insert(out.steps.end(), ruling.steps.begin(), ruling.steps.end());
  }
  out.view = ahead.view(rules::Audience::table).json;
  return out;
}

std::string LessonNight::refusalOf(const rules::Event& event) const {
  if (!referee_) return {};
  rules::Referee ahead = *referee_;
  const rules::Ruling ruling = ahead.take(event);
  return ruling.verdict == rules::Verdict::accepted ? std::string() : ruling.reason;
}

bool LessonNight::doSame(const rules::Event& one, const rules::Event& other) const {
  if (!referee_ || one.kind() != other.kind() || one.seat() != other.seat()) return false;
  rules::Referee first = *referee_;
  rules::Referee second = *referee_;
  const rules::Ruling a = first.take(one);
  const rules::Ruling b = second.take(other);
  return a.verdict == rules::Verdict::accepted && b.verdict == rules::Verdict::accepted &&
         first.state() == second.state();
}

std::vector<rules::Prompt> LessonNight::prompts() const {
  return referee_ && referee_->begun() ? referee_->prompts() : std::vector<rules::Prompt>{};
}

rules::View LessonNight::view() const {
  if (referee_ && referee_->begun()) return referee_->view(rules::Audience::table);
  return {Json::object(), {}};
}

rules::Observation LessonNight::observe(const rules::Placement& changed,
                                        std::span<const rules::Placement> placements) const {
  return referee_ && referee_->begun() ? referee_->observe(changed, placements) : rules::Observation{};
}

rules::Event LessonNight::shown(const rules::Event& event) const {
  if (!referee_) return event;
  return rules::masked(*kit_->game, kit_->cards, referee_->state(), event, rules::Audience::table,
                       rules::Verdict::accepted);
}

std::vector<Json> LessonNight::events() const {
  std::vector<Json> out;
  if (referee_)
    for (const rules::Event& event : referee_->standing()) out.push_back(event.body);
  return out;
}

}  // namespace lk::app
