// The decisions of a night that cost most: what was laid down in a duel, against the best that could have
// been.
#pragma once

#include <span>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/games/halfwish/coach/averages.h"

namespace lk::app {

/// Why the better choice is better, by the part that weighs most.
enum class Reason {
  scores,    // it scores more
  concedes,  // it lets the opponent score less
  hurts,     // it deals more damage
  spares,    // it takes less damage
  survives   // it is knocked out more rarely
};

/// One commitment, judged by what its player could know then: the own dice, and what lay open.
struct Blunder {
  int round = 1, turn = 1;
  rules::Seat seat = rules::Seat::A;
  bool aggressor = true;
  int dv = 0;
  rules::halfwish::Actions chosen{}, better{};
  double chosenNet = 0, betterNet = 0;  // expected net points, health counted as the open coach counts it
  double held =
      1;  // how likely the better choice was in hand; hands are not seen, only what is left of decks
  double cost = 0;  // net points lost on average over all hands there can have been
  Reason reason = Reason::scores;
};

/// At most `most` of them, the dearest first. `standing` is a night from its set-up on, with nothing taken
/// back. None for games without duels. Takes some milliseconds a duel.
std::vector<Blunder> blunders(const GameKit& kit, std::span<const rules::Event> standing,
                              std::size_t most = 3);

}  // namespace lk::app
