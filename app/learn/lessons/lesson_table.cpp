#include "app/learn/lessons/lesson_table.h"

#include <algorithm>

namespace lk::app {

std::optional<rules::Seat> seatOfZone(std::string_view zone) {
  if (zone.size() < 2 || zone[1] != '/') return std::nullopt;
  return rules::seatFrom(zone.substr(0, 1));
}

bool isActionZone(std::string_view zone) {
  return seatOfZone(zone) && zone.substr(2).starts_with("action/");
}

void LessonTable::see(std::span<const Seen> things, double seconds) {
  std::map<TableThing, double> since;
  for (const Seen& seen : things) {
    const bool same = std::find(things_.begin(), things_.end(), seen) != things_.end();
    since[seen.thing] = same ? restingSince(seen.thing) : seconds;
    if (!same) done_.erase(seen.thing);
  }
  std::erase_if(done_, [&](const TableThing& thing) { return !since.contains(thing); });
  since_ = std::move(since);
  things_.assign(things.begin(), things.end());
}

std::vector<rules::Placement> LessonTable::fresh() const {
  std::vector<rules::Placement> out;
  for (const Seen& seen : things_)
    if (seen.sure && isNew(seen)) out.push_back(seen.placement);
  return out;
}

void LessonTable::useAll() {
  for (const Seen& seen : things_) use(seen.thing);
}

double LessonTable::restingSince(const TableThing& thing) const {
  const auto at = since_.find(thing);
  return at == since_.end() ? 0 : at->second;
}

}  // namespace lk::app
