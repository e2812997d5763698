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

void citeRule(Ruling& refusal, const Vocabulary& words) {
  if (refusal.cureArguments.find("rule")) return;
  const Json& which = refusal.cureArguments["case"];
  const std::string closest = which.isString() ? refusal.reason + "_of_" + which.asString() : refusal.reason;
  for (const std::string& reason : {closest, refusal.reason})
    for (const RefusalRule& row : words.refusalRules)
      if (row.reason == reason) {
        refusal.cureArguments.set("rule", row.rule.text);
        return;
      }
}

}  // namespace lk::rules
