#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

Ruling refusePiece(std::string_view reason, const State& s, const CardBook& cards, ThingId piece) {
  return refuseCard(reason, cards, cardOf(s, piece));
}

std::optional<Ruling> barredFromTurn(const State& s, Seat seat) {
  if (phase(s) == Phase::setup) return refuseNow("wrong_phase", s);
  if (as<Window>(s, Table::window) != Window::none) return refuseNow("answer_first", s);
  if (seatOf(s, Table::turnSeat) != seat) return refuseNow("not_your_turn", s);
  return std::nullopt;
}

std::optional<Ruling> barredFromActing(const State& s, Seat seat) {
  if (phase(s) != Phase::action) return refuseNow("wrong_phase", s);
  if (auto barred = barredFromTurn(s, seat)) return barred;
  if (as<Missed>(s, Table::missed) == Missed::gone) return refuseNow("wrong_phase", s);
  return std::nullopt;
}

}  // namespace lk::rules::half_the_battle
