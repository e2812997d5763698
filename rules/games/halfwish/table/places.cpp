#include <algorithm>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/table/table.h"
#include "rules/games/halfwish/vocabulary.h"

namespace lk::rules::halfwish {

std::vector<TablePlace> places(const State& s) {
  const auto taken = [&](int place) { return s.lying.first(mapZone(place)) >= 0; };
  const bool upgrading = phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade;
  const bool map = !upgrading && is(s, Option::locations, Kept::on);
  std::vector<TablePlace> row;
  for (int place = 1; place <= kTurns; ++place)
    row.push_back({.zone = vocabulary().zones[mapZone(place)].name,
                   .current = map && !s.result.finished && place == get(s, Table::turn),
                   .back = map && !taken(place) ? "location" : ""});
  const bool any = map || s.lying.first(mapZones()) >= 0;
  return any ? row : std::vector<TablePlace>();
}

}  // namespace lk::rules::halfwish
