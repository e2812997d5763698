#include "rules/games/magepunk/rules/ledger.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/steps.h"

namespace lk::rules::magepunk {

namespace {

std::size_t place(Energy energy) {
  return static_cast<std::size_t>(energy);
}

/// Returns the number of resources of the Energy whose charge is unspent.
int ready(const State& s, Seat seat, Energy energy) {
  return resources(s, seat, energy) - get(s, seat, Of::spent, energy) - get(s, seat, Of::waits, energy);
}

void setCharges(Changes& changes, Seat seat, Energy energy, int count) {
  changes.note(seat, at(Of::charge, energy), std::max(0, count));
}

/// Notes on as many resources with an unspent charge what it pays for.
void notePaid(Changes& changes, std::uint8_t lane, int count, CardId forCard) {
  const Slots& lying = changes.state().lying;
  for (const std::size_t at : lying.in(lane)) {
    if (count == 0) return;
    if (counterOf(changes.state(), lying[at].thing, Counter::paidFor) != 0) continue;
    changes.noteCounter(lying[at].thing, magepunk::place(Counter::paidFor), forCard.place());
    --count;
  }
}

}  // namespace

std::vector<CardId> paidFrom(const State& state, std::uint8_t lane) {
  std::vector<CardId> all;
  for (const std::size_t at : state.lying.in(lane)) {
    const ThingId resource = state.lying[at].thing;
    const CardId card(static_cast<std::uint16_t>(counterOf(state, resource, Counter::paidFor)));
    if (card.known() && std::find(all.begin(), all.end(), card) == all.end()) all.push_back(card);
  }
  return all;
}

void spend(Changes& changes, Seat seat, Energy energy, int count, CardId forCard, RuleId why) {
  if (count == 0) return;
  const State& s = changes.state();
  const int ofResources = std::min(count, ready(s, seat, energy));
  notePaid(changes, lane(seat, energy), ofResources, forCard);
  changes.note(seat, at(Of::spent, energy), get(s, seat, Of::spent, energy) + ofResources);
  setCharges(changes, seat, energy, get(s, seat, Of::charge, energy) - count);
  changes.tell({.rule = why, .what = kPays[place(energy)], .seat = seat, .amount = count});
}

void gain(Changes& changes, Seat seat, Energy energy, int count, RuleId why) {
  const State& s = changes.state();
  const int before = get(s, seat, Of::charge, energy);
  const int now = std::max(0, before + count);
  // Other charges are taken away first, then those of resources.
  const int lost = std::max(0, ready(s, seat, energy) - now);
  changes.note(seat, at(Of::spent, energy), get(s, seat, Of::spent, energy) + lost);
  setCharges(changes, seat, energy, now);
  changes.tell({.rule = why, .what = kGains[place(energy)], .seat = seat, .amount = now, .from = before});
}

void layResource(Changes& changes, Seat seat, Energy energy, CardId face) {
  const State& s = changes.state();
  const bool open = resourcesAreOpen(s) && face.known();
  const bool up = is(s, Option::resourceFace, ResourceFace::up);
  const ThingId thing = changes.bring(
      {.zone = lane(seat, energy),
       .card = face,
       .face = open && up ? Face::up : Face::down,
       .owner = seat,
       .knownTo = open ? Knowers::everyone() : Knowers::only(seat)},
      {.rule = up ? rule::resourceUp : rule::resource, .what = kLaid[place(energy)]}, Numbered::inItsZone);
  settleDown(changes, thing);
  if (is(s, Option::resourceReady, ResourceReady::atOnce))
    setCharges(changes, seat, energy, get(s, seat, Of::charge, energy) + 1);
  else
    changes.note(seat, at(Of::waits, energy), get(s, seat, Of::waits, energy) + 1);
}

void noteGone(Changes& changes, const Slot& resource) {
  const State& s = changes.state();
  const Seat seat = *resource.owner;
  const Energy energy = energyOf(resource);
  for (const Of kind : {Of::spent, Of::waits})
    if (const int count = get(s, seat, kind, energy); count > 0)
      return changes.note(seat, at(kind, energy), count - 1);
  const int before = get(s, seat, Of::charge, energy);
  setCharges(changes, seat, energy, before - 1);
  changes.tell({.rule = rule::charges,
                .what = kLoses[place(energy)],
                .seat = seat,
                .amount = get(s, seat, Of::charge, energy),
                .from = before});
}

void refreshCharges(Changes& changes, Seat seat) {
  const Slots& lying = changes.state().lying;
  for (const std::size_t at : lying.in(lanesOf(seat)))
    changes.noteCounter(lying[at].thing, magepunk::place(Counter::paidFor), 0);
  int sum = 0;
  for (std::size_t i = 0; i < kEnergies; ++i) {
    const auto energy = static_cast<Energy>(i);
    changes.note(seat, at(Of::spent, energy), 0);
    changes.note(seat, at(Of::waits, energy), 0);
    const int count = resources(changes.state(), seat, energy);
    changes.note(seat, at(Of::charge, energy), count);
    sum += count;
  }
  changes.tell({.rule = rule::refresh, .what = "refreshed", .seat = seat, .amount = sum});
}

}  // namespace lk::rules::magepunk
