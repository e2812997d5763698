#include "rules/referee/odd.h"

namespace lk::rules {

void sayOdd(Changes& changes, const Event& correction, std::span<const Usual> usual, RuleId rule) {
  const std::optional<Seat> seat = correction.seat();
  for (const auto& [name, value] : correction.body["set"].members())
    for (const Usual& each : usual) {
      if (each.figure != name || !value.isInt()) continue;
      if (value.asInt() >= each.least && value.asInt() <= each.most) continue;
      const int told = each.secret ? 0 : static_cast<int>(value.asInt());
      const bool ofSeat = seat && (told != 0 || each.secret);
      changes.markUnusual(
          {.rule = rule, .what = ofSeat ? "odd" : "odd_number", .seat = seat, .amount = told});
    }
}

}  // namespace lk::rules
