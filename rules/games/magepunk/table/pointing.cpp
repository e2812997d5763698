#include "rules/games/magepunk/table/pointing.h"

#include <algorithm>

namespace lk::rules::magepunk {

namespace {

/// Largest gap between an arrow chip and the card it is laid against, millimetres.
constexpr int kAgainstMm = 8;

bool isOf(const Slot& slot, std::string_view zone) {
  const auto seat = zone.size() > 2 && zone[1] == '/' ? seatFrom(zone.substr(0, 1)) : std::nullopt;
  return !seat || slot.owner == seat;
}

}  // namespace

ThingId thingUnder(const Host& host, const Neighbour& card, std::string_view zone) {
  const State& s = host.state();
  if (const Slot* known = card.thing.known() ? slotOf(s, card.thing) : nullptr)
    return isOnBattlefield(*known) ? card.thing : ThingId();
  const CardId id = host.cards().find(card.card);
  ThingId found;
  for (const Slot& slot : s.lying) {
    if (!id.known() || !isOnBattlefield(slot) || slot.card != id || !isOf(slot, zone)) continue;
    if (found.known()) return {};  // two copies, and nobody followed this one
    found = slot.thing;
  }
  return found;
}

std::vector<Target> pointedOut(const Host& host, std::span<const Placement> lying) {
  std::vector<Target> all;
  for (const Placement& each : lying) {
    const auto* chip = std::get_if<TokenPlacement>(&each);
    if (chip == nullptr || chip->shape != TokenShape::arrow || chip->card != kArrowChip) continue;
    const Neighbour* at = chip->around.on.empty() ? nullptr : &chip->around.on.front();
    if (at == nullptr) {
      const auto nearest = std::find_if(chip->around.beside.begin(), chip->around.beside.end(),
                                        [](const Neighbour& other) { return !other.token; });
      if (nearest != chip->around.beside.end() && nearest->mm <= kAgainstMm) at = &*nearest;
    }
    const ThingId thing = at != nullptr ? thingUnder(host, *at, chip->zone) : ThingId();
    if (thing.known() && std::find(all.begin(), all.end(), Target::of(thing)) == all.end())
      all.push_back(Target::of(thing));
  }
  return all;
}

}  // namespace lk::rules::magepunk
