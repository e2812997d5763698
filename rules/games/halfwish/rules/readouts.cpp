#include "rules/games/halfwish/rules/readouts.h"

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

Readouts readouts(const State& state, const CardBook&) {
  Readouts all;
  for (const Seat seat : kSeats) {
    const Figure& dv = figure(state, seat, Of::dv);
    if (!dv.present) continue;
    Count count{.name = "dv", .base = get(state, seat, Of::dice), .knownTo = dv.knownTo};
    if (const int gain = get(state, seat, Of::gain); gain != 0)
      count.parts.push_back({.amount = gain, .rule = rule::dvChange});
    if (const int passive = get(state, seat, Of::passive); passive != 0)
      count.parts.push_back({.amount = passive, .rule = rule::dvPassive, .until = "turn"});
    settleAt(count, dv.value, rule::dvChange);
    all.seats[index(seat)].counts.push_back(std::move(count));
  }
  return all;
}

}  // namespace lk::rules::halfwish
