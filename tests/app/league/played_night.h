// Plays whole random nights, as transcripts.
#pragma once

#include "kits.h"
#include "rules/referee/random_play.h"

namespace lk::test {

struct PlayedNight {
  std::string transcript;  // only events
  rules::Result result;
};

/// Plays a night of two players to its end; the same seed plays the same night.
inline PlayedNight playedNight(std::uint64_t seed, std::string_view game = "halfwish") {
  const auto kit = test::kit(game);
  rules::Chance chance(seed);
  rules::Referee referee(*kit->game, kit->cards);
  referee.take(rules::anySetup(*kit->game, kit->cards, chance));
  while (!referee.result().finished)
    if (referee.take(rules::anyEvent(*kit->game, referee.state(), kit->cards, chance)).verdict ==
        rules::Verdict::unclear)
      qFatal("a random night is unclear");
  if (referee.state().seatCount != 2) return playedNight(seed + 1'000'003, game);
  PlayedNight night{{}, referee.result()};
  for (const rules::Event& event : referee.log()) night.transcript += event.body.dump() + "\n";
  return night;
}

}  // namespace lk::test
