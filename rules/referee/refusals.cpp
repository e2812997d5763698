#include "rules/referee/refusals.h"

namespace lk::rules {

Ruling malformedBecause(std::string problem) {
  return refuse("malformed", Json::object({{"problem", std::move(problem)}}));
}

Ruling nobodyPlaysAt(Seat seat) {
  return malformedBecause("nobody plays at seat " + name(seat));
}

Ruling noSuchSeat(Seat seat) {
  return refuse("no_such_seat", Json::object({{"seat", name(seat)}}));
}

Ruling refuseNow(std::string_view reason, const State& state) {
  Json with{Json::Object{}};
  if (!state.questions.empty()) {
    with.set("awaits", state.questions.front().id.text());
    if (state.questions.front().seat) with.set("seat", name(*state.questions.front().seat));
  }
  return refuse(reason, std::move(with));
}

Ruling refuseCard(std::string_view reason, const CardBook& cards, CardId card) {
  return refuse(reason, Json::object({{"card", card.known() ? cards[card].id : std::string()}}));
}

}  // namespace lk::rules
