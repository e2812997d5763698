#include "rules/player/position.h"

#include <algorithm>
#include <stdexcept>

#include "rules/referee/referee.h"
#include "rules/referee/visibility.h"

namespace lk::rules {

namespace {

/// Maximum number of hands tried for a player who played what the house did not expect.
constexpr int kMaxDeals = 200;

}  // namespace

PlayableGame::PlayableGame(const Game& game, const CardBook& cards)
    : game_(&game), cards_(&cards), sampler_(game.sampler()) {
  if (!sampler_) throw std::logic_error("no program plays this game: " + std::string(game.id()));
}

std::optional<Position> PlayableGame::begin(const Event& setup, Chance& chance) const {
  Position position{.state = game_->fresh(), .held = {}};
  if (game_->setUp(position.state, setup, *cards_, StepSink()).verdict != Verdict::accepted)
    return std::nullopt;
  position.state.begun = true;
  position.held = sampler_->deal(position.state, *cards_, chance);
  return position;
}

bool PlayableGame::play(Position& position, const Event& event, Chance& chance, StepSink steps) const {
  if (!sampler_->holds(position.held, event, position.state, *cards_)) return false;
  State after = position.state;
  if (judged(*game_, after, event, *cards_, steps).verdict != Verdict::accepted) return false;
  sampler_->follow(position.held, event, position.state, after, *cards_, chance);
  position.state = std::move(after);
  return true;
}

void PlayableGame::dealFor(Position& position, const Event& event, Chance& chance) const {
  if (const auto seat = event.seat())
    for (int i = 0; i < kMaxDeals && !sampler_->holds(position.held, event, position.state, *cards_); ++i)
      dealAnew(position.held, *seat, chance);
}

bool PlayableGame::follow(Position& position, const Event& event, Chance& chance,
                          std::optional<Seat> reader) const {
  State after = position.state;
  if (judged(*game_, after, event, *cards_, StepSink()).verdict != Verdict::accepted) return false;
  const Event read = !reader || event.seat() == reader
                         ? event
                         : masked(*game_, *cards_, after, event, audienceOf(*reader), Verdict::accepted);
  dealFor(position, read, chance);
  sampler_->follow(position.held, read, position.state, after, *cards_, chance);
  position.state = std::move(after);
  return true;
}

bool PlayableGame::isLuck(const Event& event) const {
  const auto luck = sampler_->luck();
  return std::find(luck.begin(), luck.end(), event.kind()) != luck.end();
}

std::optional<Seat> PlayableGame::chooserOf(const Event& event) const {
  return isLuck(event) ? std::nullopt : event.seat();
}

Position PlayableGame::imagine(const State& known, const Holdings& held, Seat seat, Chance& chance,
                               const OwnCards& own) const {
  Position position{.state = known, .held = imaginedHoldings(held, seat, chance, own)};
  sampler_->imagine(position.state, *cards_, seat, chance);
  return position;
}

bool PlayableGame::isTogether(const State& state) const {
  const auto& together = game_->vocabulary().together;
  return std::any_of(state.questions.begin(), state.questions.end(), [&](const Question& open) {
    return std::find(together.begin(), together.end(), open.id.text()) != together.end();
  });
}

}  // namespace lk::rules
