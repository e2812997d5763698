#include "rules/player/night_for_seat.h"

#include "rules/player/knowledge.h"
#include "rules/referee/referee.h"
#include "rules/referee/visibility.h"

namespace lk::rules {

namespace {

/// Plays an event. The holdings follow what `seat` may read of it.
bool follow(const PlayableGame& game, Position& at, const Event& event, Seat seat, Chance& chance) {
  State after = at.state;
  if (judged(game.rules(), after, event, game.cards(), StepSink()).verdict != Verdict::accepted) return false;
  const Event read = event.seat() == seat ? event
                                          : masked(game.rules(), game.cards(), after, event, audienceOf(seat),
                                                   Verdict::accepted);
  game.dealFor(at, read, chance);
  game.rules().sampler()->follow(at.held, read, at.state, after, game.cards(), chance);
  at.state = std::move(after);
  return true;
}

}  // namespace

std::optional<Position> askedPosition(const PlayableGame& game, std::span<const Event> standing, Seat seat,
                                      std::uint32_t seed) {
  if (standing.empty()) return std::nullopt;
  Chance chance(seed);
  std::optional<Position> now = game.begin(standing.front(), chance);
  if (!now) return std::nullopt;
  Position asked = *now;
  for (const Event& event : standing.subspan(1)) {
    const bool together = game.isTogether(now->state);
    const std::size_t open = now->state.questions.size();
    if (!follow(game, *now, event, seat, chance)) return std::nullopt;
    const bool oneAnswered = together && game.isTogether(now->state) && now->state.questions.size() < open;
    if (!oneAnswered) asked = *now;
  }
  asked.state = knownState(asked.state, seat);
  return asked;
}

}  // namespace lk::rules
