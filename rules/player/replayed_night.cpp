#include "rules/player/replayed_night.h"

namespace lk::rules {

bool NightReplay::begin(const Event& setup) {
  std::optional<Position> position = game_->begin(setup, chance_);
  if (!position) return false;
  night_.now = *std::move(position);
  night_.asked = night_.now;
  begun_ = true;
  together_ = game_->isTogether(night_.now.state);
  open_ = night_.now.state.questions.size();
  return true;
}

bool NightReplay::take(const Event& event) {
  if (!begun_) return begin(event);
  if (!game_->follow(night_.now, event, chance_, reader_)) return false;
  const std::size_t left = night_.now.state.questions.size();
  const bool still = game_->isTogether(night_.now.state);
  const bool oneAnswered = together_ && still && left < open_;
  if (!oneAnswered) night_.asked = night_.now;
  together_ = still;
  open_ = left;
  return true;
}

std::optional<ReplayedNight> replayed(const PlayableGame& game, std::span<const Event> standing,
                                      std::uint32_t seed, std::optional<Seat> reader) {
  NightReplay replay(game, seed, reader);
  if (standing.empty()) return std::nullopt;
  for (const Event& event : standing)
    if (!replay.take(event)) return std::nullopt;
  return replay.night();
}

}  // namespace lk::rules
