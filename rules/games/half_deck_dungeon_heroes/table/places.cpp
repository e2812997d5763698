#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/table/table.h"
#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"

namespace lk::rules::half_deck_dungeon_heroes {

std::vector<TablePlace> places(const State& s) {
  const auto nameOf = [](std::uint8_t zone) { return vocabulary().zones[zone].name; };
  std::vector<TablePlace> row{{.zone = nameOf(zone(Zone::encounter)), .current = true}};
  for (int place = 1; place <= kPlaces; ++place) {
    if (heroAt(s, place).known()) row.push_back({.zone = nameOf(heroZone(place))});
    if (gearAt(s, place).known()) row.push_back({.zone = nameOf(gearZone(place))});
  }
  return row;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
