#include "rules/referee/game.h"

namespace lk::rules {

namespace {

Knowers knowersOf(OpenTo open, Seat owner) {
  return open == OpenTo::everyone ? Knowers::everyone()
         : open == OpenTo::owner  ? Knowers::only(owner)
                                  : Knowers::nobody();
}

void declare(Figures& figures, std::span<const FigureSpec> specs, Seat owner) {
  for (std::size_t i = 0; i < specs.size(); ++i) figures[i].knownTo = knowersOf(specs[i].openTo, owner);
}

}  // namespace

State Game::fresh() const {
  State state;
  for (const Seat seat : kAllSeats) declare(state.seats[index(seat)], vocabulary().seatFigures, seat);
  declare(state.table, vocabulary().tableFigures, Seat::A);  // no figure of the table has an owner
  return state;
}

}  // namespace lk::rules
