#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

Ruling refuseCount(int least, int most) {
  return refuse("wrong_count", Json::object({{"n", most}, {"least", least}, {"most", most}}));
}

}  // namespace lk::rules::half_deck_dungeon_heroes
