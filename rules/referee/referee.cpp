#include "rules/referee/referee.h"

#include <algorithm>
#include <stdexcept>

#include "rules/referee/refusals.h"

namespace lk::rules {

/// Confirms or clears an unusual correction: `meant`, or any other accepted event, settles that it was meant.
Ruling judged(const Game& game, State& state, const Event& event, const CardBook& cards, StepSink steps) {
  const bool unusual = state.unusual;
  if (event.kind() == "meant") {
    if (!unusual) return refuse("not_now", Json::object({{"awaits", "another event"}}));
    state.unusual = false;
    return {};
  }
  state.unusual = false;
  Ruling ruling = game.judge(state, event, cards, steps);
  if (ruling.verdict != Verdict::accepted) state.unusual = unusual;
  return ruling;
}

std::vector<Event> standingIn(std::span<const Event> log) {
  std::vector<Event> standing;
  for (const Event& event : log) {
    if (event.kind() == "take_back")
      standing.erase(standing.end() - static_cast<std::ptrdiff_t>(event.body["count"].asInt()),
                     standing.end());
    else
      standing.push_back(event);
  }
  return standing;
}

Referee::Referee(const Game& game, const CardBook& cards) : game_(&game), cards_(&cards) {}

Ruling Referee::take(Event event, Telling telling) {
  Ruling ruling = judge(std::move(event), telling);
  if (ruling.verdict == Verdict::refused) citeRule(ruling, game_->vocabulary());
  return ruling;
}

Ruling Referee::judge(Event event, Telling telling) {
  if (std::string problem = malformed(event, game_->vocabulary().events); !problem.empty())
    return refuse(reasonAgainst(event), Json::object({{"problem", std::move(problem)}}));
  if (event.kind() == "take_back") return takeBack(event);
  std::vector<Step> steps;
  Ruling ruling = apply(state_, event, telling == Telling::steps ? StepSink(&steps) : StepSink());
  if (ruling.verdict != Verdict::accepted) return ruling;
  ruling.steps = std::move(steps);
  if (shortened_) shortened_->push_back(event);
  log_.push_back(std::move(event));
  return ruling;
}

bool Referee::accepts(const Event& event) const {
  if (!malformed(event, game_->vocabulary().events).empty()) return false;
  State ahead = state_;
  return apply(ahead, event, StepSink()).verdict == Verdict::accepted;
}

void Referee::backTo(Mark mark) {
  const auto since = log_.begin() + static_cast<std::ptrdiff_t>(mark.events);
  const bool tookBack =
      std::any_of(since, log_.end(), [](const Event& event) { return event.kind() == "take_back"; });
  if (shortened_ && !tookBack) shortened_->erase(shortened_->end() - (log_.end() - since), shortened_->end());
  log_.erase(since, log_.end());
  state_ = std::move(mark.state);
  if (tookBack) shortened_ = standingIn(log_);
}

std::string_view Referee::reasonAgainst(const Event& event) const {
  const Vocabulary& words = game_->vocabulary();
  return event.kind().empty() || specOf(event, words.events) ? "malformed" : words.unknownEvent;
}

Ruling Referee::apply(State& state, const Event& event, StepSink steps) const {
  const bool setup = event.kind() == "setup";
  if (setup == state.begun)
    return setup ? refuse("not_now", Json::object({{"awaits", "another event"}, {"case", "setup"}}))
                 : refuse("not_now", Json::object({{"awaits", "setup"}}));
  if (!setup) return judged(*game_, state, event, *cards_, steps);
  if (event.body["game"].asString() != game_->id())
    return refuse("malformed",
                  Json::object({{"problem", "this night plays \"" + std::string(game_->id()) + "\""}}));
  State fresh = game_->fresh();
  Ruling ruling = game_->setUp(fresh, event, *cards_, steps);
  if (ruling.verdict != Verdict::accepted) return ruling;
  state = std::move(fresh);
  state.begun = true;
  return ruling;
}

Ruling Referee::takeBack(const Event& event) {
  const std::int64_t count = event.body["count"].asInt();
  const std::vector<Event>& all = standing();
  const auto most = static_cast<std::int64_t>(all.size());
  if (count < 1 || count > most) {
    return refuse(most == 0 ? "not_now" : "malformed",
                  Json::object({{"problem", "\"count\" must be from 1 to " + std::to_string(most)}}));
  }
  std::vector<Event> kept(all.begin(), all.end() - count);
  State state;
  for (const Event& earlier : kept) {
    if (apply(state, earlier, StepSink()).verdict != Verdict::accepted)
      throw std::logic_error("an accepted event is refused when replayed: " + earlier.body.dump());
  }
  state_ = std::move(state);
  shortened_ = std::move(kept);
  log_.push_back(event);
  Ruling ruling;
  ruling.steps.push_back(
      {.rule = game_->vocabulary().takingBack, .what = "taken_back", .amount = static_cast<int>(count)});
  return ruling;
}

std::vector<Prompt> Referee::prompts() const {
  if (!state_.begun) return {};
  std::vector<Prompt> open = game_->prompts(state_, *cards_);
  if (state_.unusual)
    open.push_back({.id = "odd",
                    .legal = {"meant", "take_back"},
                    .answers = {Event{Json::object({{"e", "meant"}})},
                                Event{Json::object({{"e", "take_back"}, {"count", 1}})}}});
  return open;
}

View Referee::view(Audience audience) const {
  return viewFor(*game_, *cards_, state_, audience);
}

std::vector<TablePlace> Referee::places() const {
  return state_.begun ? game_->places(state_) : std::vector<TablePlace>();
}

Observation Referee::observe(const Placement& changed, std::span<const Placement> lying) const {
  if (!state_.begun) return {};
  return game_->observe(state_, changed, lying, *cards_);
}

}  // namespace lk::rules
