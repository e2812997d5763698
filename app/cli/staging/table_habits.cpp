#include "app/cli/staging/table_habits.h"

#include <algorithm>

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Seat;

constexpr int kOneIn = 4;        // one event in this many has a meaningless action before it
constexpr int kRestsAsLong = 5;  // in half seconds
constexpr int kNudge = 4;        // millimetres

/// Returns a choice card, in any of the zones for them, that means nothing now; nullopt if no random attempt
/// finds one.
std::optional<CardPlacement> meaningless(const rules::State& state, const GameKit& kit,
                                         rules::Chance& chance) {
  const std::span<const rules::CardId> choices = kit.cards.ofType("choice");
  std::vector<std::string> places;
  for (const carddb::Zone& zone : kit.layout.mat.zones)
    if (zone.name == "say" || zone.name.ends_with("/say")) places.push_back(zone.name);
  std::sort(places.begin(), places.end());
  if (places.empty()) return std::nullopt;
  for (int i = 0; i < 8 && !choices.empty(); ++i) {
    const rules::CardId card =
        choices[static_cast<std::size_t>(chance.below(static_cast<int>(choices.size())))];
    const CardPlacement laid{places[static_cast<std::size_t>(chance.below(int(places.size())))],
                             kit.cards[card].id};
    const rules::Placement placement = laid;
    const rules::Observation observation =
        kit.game->observe(state, placement, std::span(&placement, 1), kit.cards);
    if (std::holds_alternative<std::monostate>(observation)) return laid;
  }
  return std::nullopt;
}

}  // namespace

void actIdly(TableHands& table, const rules::State& state, const GameKit& kit, rules::Chance& chance) {
  if (chance.below(kOneIn) != 0) return;
  const std::vector<CardPlacement> cards = table.cards();
  const auto& zones = kit.layout.mat.zones;
  const auto anyZone = [&] { return zones[static_cast<std::size_t>(chance.below(int(zones.size())))].name; };
  const Seat seat = chance.below(2) == 0 ? Seat::A : Seat::B;
  const CardPlacement* card =
      cards.empty() ? nullptr
                    : &cards[static_cast<std::size_t>(chance.below(static_cast<int>(cards.size())))];
  switch (chance.below(5)) {
    case 0:
      return table.pass(seat, {anyZone(), anyZone()});
    case 1:
      return table.pass(seat, std::vector<std::string>(kRestsAsLong, anyZone()));
    case 2:
      if (card)
        table.nudge(card->zone, {double(chance.below(2 * kNudge + 1) - kNudge),
                                 double(chance.below(2 * kNudge + 1) - kNudge)});
      return;
    case 3:
      if (card) table.liftAndLay(card->zone);
      return;
    default:
      if (const auto laid = meaningless(state, kit, chance))
        table.layAndTake(*laid, laid->zone.starts_with("B/") ? Seat::B : Seat::A);
  }
}

}  // namespace lk::app
