#include "rules/referee/game.h"

#include <stdexcept>

#include "rules/referee/box.h"
#include "rules/referee/scoring.h"

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
  const Vocabulary& words = vocabulary();
  if (words.zones.size() > kMaxZones ||
      std::max(words.seatFigures.size(), words.tableFigures.size()) > kMaxFigures)
    throw std::logic_error(std::string(id()) + " has more zones or figures than a state can hold");
  State state;
  for (const Seat seat : kAllSeats) declare(state.seats[index(seat)], vocabulary().seatFigures, seat);
  declare(state.table, vocabulary().tableFigures, Seat::A);  // no figure of the table has an owner
  return state;
}

BoxList takeOut(const Game& game, const Event& setup, const CardBook& cards) {
  return game.box() ? game.box()->takeOut(setup, cards) : BoxList();
}

std::vector<QuickAction> quickActions(const Game& game, const State& state, const CardBook& cards) {
  return game.scoring() ? game.scoring()->actions(state, cards) : std::vector<QuickAction>();
}

}  // namespace lk::rules
