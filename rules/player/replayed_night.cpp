#include "rules/player/replayed_night.h"

namespace lk::rules {

std::optional<ReplayedNight> replayed(const PlayableGame& game, std::span<const Event> standing,
                                      std::uint32_t seed) {
  if (standing.empty()) return std::nullopt;
  Chance chance(seed);
  std::optional<Position> begun = game.begin(standing.front(), chance);
  if (!begun) return std::nullopt;
  ReplayedNight night{.now = *std::move(begun), .asked = {}};
  night.asked = night.now;
  bool together = game.isTogether(night.now.state);
  std::size_t open = night.now.state.questions.size();
  for (const Event& event : standing.subspan(1)) {
    if (!game.follow(night.now, event, chance)) return std::nullopt;
    const std::size_t left = night.now.state.questions.size();
    const bool still = game.isTogether(night.now.state);
    const bool oneAnswered = together && still && left < open;
    if (!oneAnswered) night.asked = night.now;
    together = still;
    open = left;
  }
  return night;
}

}  // namespace lk::rules
