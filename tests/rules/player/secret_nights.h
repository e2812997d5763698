// Random nights, and events in them that only their player can tell apart.
#pragma once

#include <vector>

#include "played.h"
#include "rules/referee/referee.h"

namespace lk::test {

/// Plays a random night for some events.
inline std::vector<rules::Event> nightOf(const rules::PlayableGame& game, rules::Chance& chance,
                                         std::size_t most) {
  std::vector<rules::Event> events{rules::anySetup(game.rules(), game.cards(), chance)};
  auto at = game.begin(events.front(), chance);
  while (!at->state.result.finished && events.size() < most) {
    rules::Event event;
    if (game.playAny(*at, chance, &event) == rules::Verdict::accepted) events.push_back(event);
  }
  return events;
}

inline rules::Event shownTo(rules::Seat seat, const rules::Event& event, const rules::PlayableGame& game,
                            const rules::State& after) {
  return rules::masked(game.rules(), game.cards(), after, event, rules::audienceOf(seat),
                       rules::Verdict::accepted);
}

/// Returns another event of the same player that looks the same to `seat`; nullopt if none came up.
inline std::optional<rules::Event> otherSecret(const rules::Referee& before, const rules::Event& event,
                                               rules::Seat seat, const rules::PlayableGame& game,
                                               rules::Chance& chance) {
  rules::Referee told = before;
  told.take(event);
  const rules::Event shown = shownTo(seat, event, game, told.state());
  if (shown == event) return std::nullopt;
  for (int i = 0; i < 60; ++i) {
    const rules::Event other = rules::anyEvent(game.rules(), before.state(), game.cards(), chance);
    rules::Referee ahead = before;
    if (other == event || other.kind() != event.kind() || other.seat() != event.seat()) continue;
    if (ahead.take(other).verdict != rules::Verdict::accepted) continue;
    const bool alike = shownTo(seat, other, game, ahead.state()) == shown &&
                       ahead.view(rules::audienceOf(seat)).json == told.view(rules::audienceOf(seat)).json;
    if (alike) return other;
  }
  return std::nullopt;
}

/// Calls `each(one, other, seat)` for two nights that differ in what was said last, and which `seat` cannot
/// tell apart. Returns how many there were.
template <class Each>
int eachSecret(const rules::PlayableGame& game, rules::Chance& chance, int nights, Each each) {
  int found = 0;
  for (int night = 0; night < nights; ++night) {
    const std::vector<rules::Event> events = nightOf(game, chance, 60);
    rules::Referee referee(game.rules(), game.cards());
    for (std::size_t i = 0; i < events.size() && !referee.result().finished; ++i) {
      const auto speaker = events[i].seat();
      const rules::Seat seat = speaker == rules::Seat::A ? rules::Seat::B : rules::Seat::A;
      const auto twin = i > 0 && speaker ? otherSecret(referee, events[i], seat, game, chance) : std::nullopt;
      referee.take(events[i]);
      if (!twin) continue;
      const std::vector<rules::Event> one(events.begin(),
                                          events.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      std::vector<rules::Event> other = one;
      other.back() = *twin;
      each(one, other, seat);
      ++found;
    }
  }
  return found;
}

}  // namespace lk::test
