#include "app/session/table/followed_things.h"

#include <algorithm>

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Face;
using rules::Referee;
using rules::Slot;
using rules::State;
using rules::Thing;
using rules::ThingId;

std::string_view zoneOf(const Slot& slot, const Referee& referee) {
  return referee.game().vocabulary().zones[slot.zone].name;
}

/// Returns whether a zone of the mat is a zone of the night or a part of it: "A/front/2" of "A/front".
bool isIn(std::string_view zone, std::string_view ofNight) {
  return zone.substr(0, ofNight.size()) == ofNight &&
         (zone.size() == ofNight.size() || zone[ofNight.size()] == '/');
}

bool isOpen(const Slot& slot) {
  return slot.face == Face::up && slot.card.known() && slot.knownTo == rules::Knowers::everyone();
}

bool isOf(const CardPlacement& card, const Slot& slot, const Referee& referee) {
  if (card.face == Face::down) return slot.face == Face::down;
  return card.face == Face::up && isOpen(slot) && slot.card == referee.cards().find(card.card);
}

/// Returns whether the things differ in nothing but their ids.
bool areAlike(const State& state, const std::vector<ThingId>& things) {
  const auto bare = [&](ThingId which) {
    Thing thing = *findThing(state, which);
    thing.id = {};
    thing.copy = 0;
    Slot slot = *slotOf(state, which);
    slot.thing = {};
    return std::pair(thing, slot);
  };
  const auto matters = [&](ThingId which) {
    const auto isMeant = [&](const rules::Lingering& each) {
      return each.source == which || each.on == rules::Target::of(which);
    };
    return !attachedTo(state, which).empty() ||
           std::any_of(state.lingering.begin(), state.lingering.end(), isMeant);
  };
  return things.size() == 1 || std::none_of(things.begin(), things.end(), [&](ThingId each) {
           return matters(each) || bare(each) != bare(things.front());
         });
}

}  // namespace

ThingId FollowedThings::of(int individual) const {
  const auto bond = std::find_if(bonds_.begin(), bonds_.end(), [&](const Bond& each) {
    return individual != 0 && each.individual == individual && !each.until;
  });
  return bond == bonds_.end() ? ThingId() : bond->thing;
}

bool FollowedThings::isBound(ThingId thing, std::span<const Followable> placed) const {
  return std::any_of(placed.begin(), placed.end(),
                     [&](const Followable& each) { return of(each.individual) == thing; });
}

void FollowedThings::add(const Referee& referee, int individual, ThingId thing) {
  const std::size_t now = referee.standing().size();
  for (Bond& bond : bonds_)
    if (bond.thing == thing && !bond.until) bond.until = now;
  bonds_.push_back({individual, thing, now, {}});
}

void FollowedThings::keepUp(const Referee& referee) {
  const std::size_t now = referee.standing().size();
  const State& state = referee.state();
  std::erase_if(bonds_, [&](const Bond& bond) { return bond.since > now; });
  for (Bond& bond : bonds_) {
    if (bond.until > now) bond.until.reset();
    if (!bond.until && !slotOf(state, bond.thing)) bond.until = now;
  }
  std::vector<Known> there;
  for (const Thing& thing : state.things) there.emplace_back(thing.id, slotOf(state, thing.id)->card);
  brought_.clear();
  for (const Known& each : there)
    if (std::find(known_.begin(), known_.end(), each) == known_.end()) brought_.push_back(each.first);
  known_ = std::move(there);
}

void FollowedThings::bind(const Referee& referee, std::span<const Followable> sources) {
  for (const Followable& source : sources) {
    if (source.individual == 0 || of(source.individual).known()) continue;
    std::vector<ThingId> fitting;
    for (const ThingId thing : brought_)
      if (isOf(source.card, *slotOf(referee.state(), thing), referee) && !isBound(thing, sources))
        fitting.push_back(thing);
    if (!fitting.empty() && areAlike(referee.state(), fitting))
      add(referee, source.individual, fitting.front());
  }
}

void FollowedThings::recognise(const Referee& referee, std::span<const Followable> placed) {
  const State& state = referee.state();
  const auto alikeIn = [&](const Slot& slot) {
    std::vector<ThingId> things;
    for (const Slot& other : state.lying)
      if (other.thing.known() && isOpen(other) && other.zone == slot.zone && other.card == slot.card &&
          !isBound(other.thing, placed))
        things.push_back(other.thing);
    return things;
  };
  for (const Slot& slot : state.lying) {
    if (!slot.thing.known() || !isOpen(slot) || isBound(slot.thing, placed)) continue;
    const std::vector<ThingId> things = alikeIn(slot);
    const auto cardsOf = [&](bool usedOnly) {
      std::vector<int> cards;
      for (const Followable& each : placed)
        if (each.individual != 0 && !of(each.individual).known() && each.card.face == Face::up &&
            isOf(each.card, slot, referee) && isIn(each.card.zone, zoneOf(slot, referee)) &&
            (each.used || !usedOnly))
          cards.push_back(each.individual);
      return cards;
    };
    std::vector<int> cards = cardsOf(false);
    if (cards.size() > things.size()) cards = cardsOf(true);
    if (cards.empty() || cards.size() > things.size() || !areAlike(state, things)) continue;
    for (std::size_t i = 0; i < cards.size(); ++i) add(referee, cards[i], things[i]);
  }
}

void FollowedThings::passOn(int individual, int as) {
  for (Bond& bond : bonds_)
    if (bond.individual == individual) bond.individual = as;
}

}  // namespace lk::app
