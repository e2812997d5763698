#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

Ruling malformedBecause(std::string problem) {
  return refuse("malformed", Json::object({{"problem", std::move(problem)}}));
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

Ruling refuseCount(int least, int most) {
  return refuse("wrong_count", Json::object({{"n", most}, {"least", least}, {"most", most}}));
}

}  // namespace lk::rules::half_deck_dungeon_heroes
