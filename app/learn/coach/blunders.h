// The costliest decisions of a night: commitments in a duel compared with the best possible ones.
#pragma once

#include <span>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/games/halfwish/coach/averages.h"

namespace lk::app {

/// Why the better choice is better: the difference that weighs most.
enum class Reason {
  scores,    // it scores more
  concedes,  // it lets the opponent score less
  hurts,     // it deals more damage
  spares,    // it takes less damage
  survives   // it is knocked out more rarely
};

/// One commitment, judged by what its player could know then: the player's own dice and all public
/// information.
struct Blunder {
  int round = 1, turn = 1;
  rules::Seat seat = rules::Seat::A;
  bool aggressor = true;
  int dv = 0;
  rules::halfwish::Actions chosen{}, better{};
  double chosenNet = 0, betterNet = 0;  // expected net points, with health valued as in the open coach
  double held = 1;  // probability that the better choice was in hand, given the cards left in the decks
  double cost = 0;  // net points lost on average over all possible hands
  Reason reason = Reason::scores;
};

/// Returns at most `most` blunders, the costliest first. `standing` holds a night's events from the set-up
/// on, without events that were taken back. Returns none for games without duels. Takes a few milliseconds
/// per duel.
std::vector<Blunder> blunders(const GameKit& kit, std::span<const rules::Event> standing,
                              std::size_t most = 3);

}  // namespace lk::app
