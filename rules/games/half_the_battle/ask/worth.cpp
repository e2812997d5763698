#include "rules/games/half_the_battle/ask/worth.h"

#include <cmath>

#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr double kLeadForSure = 25;  // in HP, after which the game is nearly won
constexpr double kPiece = 4;         // what a piece is worth besides its HP
constexpr double kMonster = 8;

}  // namespace

double worth(const State& s, Seat seat) {
  double lead = 0;
  for (const Seat each : kBoth)
    eachPiece(each, [&](ThingId piece) {
      if (!isAlive(s, piece) || isDying(s, piece)) return;
      lead += (each == seat ? 1 : -1) * (hpOf(s, piece) + (isMonster(piece) ? kMonster : kPiece));
    });
  return std::tanh(lead / kLeadForSure);
}

}  // namespace lk::rules::half_the_battle
