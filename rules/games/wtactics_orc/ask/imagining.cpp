#include "rules/games/wtactics_orc/ask/imagining.h"

#include <algorithm>
#include <cmath>

#include "rules/core/changes.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rules/board.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr double kLeadForSure = 16;  // in gold, after which the game is nearly won
constexpr double kVictoryPoint = 2.5, kCreature1 = 1.5, kWound = 0.5;

}  // namespace

void imagine(State& state, const CardBook& cards, Chance& chance) {
  Changes changes(state, StepSink());
  const auto all = cards.ofType(kCreature);
  for (std::size_t place = 0; place < state.lying.size(); ++place) {
    Slot slot = state.lying[place];
    const bool pile = slot.zone == zone(Zone::twilightA) || slot.zone == zone(Zone::twilightB) ||
                      slot.zone == zone(Zone::deckA) || slot.zone == zone(Zone::deckB);
    if (!pile || slot.card.known()) continue;
    const Seat owner = slot.owner.value_or(
        slot.zone == zone(Zone::twilightA) || slot.zone == zone(Zone::deckA) ? Seat::A : Seat::B);
    const int faction = get(state, owner, Of::faction);
    do slot.card = all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
    while (faction != 0 && !areOfOneFaction(cards, slot.card, CardId(static_cast<std::uint16_t>(faction))));
    changes.arrange(place, slot);
  }
}

double worth(const State& s, const CardBook& cards, Seat seat) {
  double lead = 0;
  for (const Seat each : {Seat::A, Seat::B})
    lead += (each == seat ? 1 : -1) * kVictoryPoint * get(s, each, Of::victoryPoints);
  for (const std::size_t place : s.lying.in(ZoneSet::below(kSlots))) {
    const Slot& slot = s.lying[place];
    if (!slot.card.known() || !slot.owner) continue;
    const Thing* thing = findThing(s, slot.thing);
    const int damage = thing ? thing->counters[static_cast<std::size_t>(Counter::damage)] : 0;
    lead +=
        (*slot.owner == seat ? 1 : -1) * (kCreature1 + stat(cards, slot.card, Stat::cost) - kWound * damage);
  }
  return std::tanh(lead / kLeadForSure);
}

}  // namespace lk::rules::wtactics_orc
