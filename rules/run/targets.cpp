#include "rules/run/targets.h"

#include <algorithm>

#include "rules/run/operations/things.h"

namespace lk::rules {

namespace {

constexpr std::string_view kChain = "chain";  // place name of the chain's links

bool isSide(Selector::Side side, std::optional<Seat> owner, const Standpoint& from) {
  if (side == Selector::Side::any) return true;
  return (owner == from.owner) == (side == Selector::Side::own);
}

bool isType(const CardBook& cards, const Selector& selector, CardId card) {
  if (selector.card.known() && card != selector.card) return false;
  if (selector.types == 0) return true;
  const int type = card.known() ? cards.typePlace(card) : -1;
  return type >= 0 && (selector.types >> type & 1u) != 0;
}

/// Checks the type by the slot's place if the language has such a type, otherwise by the card.
bool isType(const ThingsHost& host, const Selector& selector, const Slot& slot) {
  const Language& language = host.language();
  const std::size_t byCard = language.cardTypes.size();
  for (std::size_t i = 0; i < language.standingTypes.size(); ++i)
    if (host.isStanding(slot, static_cast<int>(i)))
      return (selector.types >> (byCard + i) & 1u) != 0 || (selector.types == 0 && !selector.card.known());
  return slot.card.known() && isType(host.cards(), selector, slot.card);
}

/// Returns the zones in which a selector finds things.
ZoneSet zonesOf(const ThingsHost& host, const Selector& selector) {
  ZoneSet zones;
  const std::size_t places = host.language().places.size();
  for (std::size_t place = 0; place < places; ++place)
    if ((selector.places >> place & 1u) != 0) zones = {zones, host.zonesAt(static_cast<int>(place))};
  return zones;
}

bool takesLinks(const ThingsHost& host, const Selector& selector) {
  const auto& places = host.language().places;
  const auto chain = std::find(places.begin(), places.end(), kChain);
  return chain != places.end() && (selector.places >> (chain - places.begin()) & 1u) != 0;
}

bool exists(const State& state, Target what) {
  if (what.kind == Target::Kind::thing) return slotOf(state, what.thing()) != nullptr;
  if (what.kind == Target::Kind::link) return findLink(state, what.number) != nullptr;
  return what.kind == Target::Kind::player || what.kind == Target::Kind::zone;
}

void eraseAll(std::vector<Target>& from, std::span<const Target> what) {
  std::erase_if(from, [&](Target each) { return std::find(what.begin(), what.end(), each) != what.end(); });
}

/// Precondition: the slot is in a zone of the selector.
bool isMeant(const ThingsHost& host, const Selector& selector, const Slot& slot, const Standpoint& from) {
  if (selector.notSelf && slot.thing == from.source) return false;
  return isSide(selector.side, slot.owner, from) && isType(host, selector, slot) &&
         host.fitsWords(selector, slot, from);
}

}  // namespace

bool fits(const ThingsHost& host, const Selector& selector, Target what, const Standpoint& from) {
  const State& state = host.state();
  if (const auto player = what.player())
    return selector.players && index(*player) < state.seatCount && isSide(selector.side, player, from);
  if (what.kind == Target::Kind::link) {
    const Link* link = findLink(state, what.number);
    return link && !link->resolving && link->number != from.link && takesLinks(host, selector) &&
           isSide(selector.side, link->owner, from) && isType(host.cards(), selector, link->card);
  }
  if (what.kind == Target::Kind::zone) {
    const std::vector<Target> open = host.zones(selector, from);
    return std::find(open.begin(), open.end(), what) != open.end();
  }
  const Slot* slot = slotOf(state, what.thing());
  return slot && zonesOf(host, selector).has(slot->zone) && isMeant(host, selector, *slot, from);
}

std::vector<Target> among(const ThingsHost& host, const Selector& selector, const Standpoint& from) {
  std::vector<Target> all;
  const auto add = [&](Target what) {
    if (fits(host, selector, what, from)) all.push_back(what);
  };
  const Slots& lying = host.state().lying;
  for (const std::size_t place : lying.in(zonesOf(host, selector)))
    if (lying[place].thing.known() && isMeant(host, selector, lying[place], from))
      all.push_back(Target::of(lying[place].thing));
  for (const Link& link : host.state().links) add(Target::link(link.number));
  for (std::size_t seat = 0; seat < host.state().seatCount; ++seat) add(Target::of(kAllSeats[seat]));
  for (const Target zone : host.zones(selector, from)) all.push_back(zone);
  return all;
}

std::vector<Target> meant(const ThingsHost& host, int whom, const Standpoint& from) {
  if (whom < kSets) return host.word(whom, from);
  if (whom >= kSelectors) {
    const Program& program = host.cards().program(from.card);
    return among(host, program.selectors[static_cast<std::size_t>(whom - kSelectors)], from);
  }
  std::vector<Target> all;
  if (const Link* link = findLink(host.state(), from.link))
    for (const Member& member : link->members)
      if (member.set == whom - kSets && exists(host.state(), member.what)) all.push_back(member.what);
  return all;
}

bool means(const ThingsHost& host, int whom, Target what, const Standpoint& from) {
  if (whom < kSets) return host.isWord(whom, what, from);
  if (whom >= kSelectors) {
    const Program& program = host.cards().program(from.card);
    return fits(host, program.selectors[static_cast<std::size_t>(whom - kSelectors)], what, from);
  }
  const std::vector<Target> all = meant(host, whom, from);
  return std::find(all.begin(), all.end(), what) != all.end();
}

std::vector<Target> nextTargets(const ThingsHost& host, const Ability& ability, const Standpoint& from,
                                std::span<const Target> named) {
  const std::size_t place = ability.targets.begin + named.size();
  if (place >= ability.targets.end) return {};
  const Program& program = host.cards().program(from.card);
  std::vector<Target> all = among(host, program.selectors[program.targets[place].selector], from);
  eraseAll(all, named);
  return all;
}

std::vector<Target> choosable(const ThingsHost& host, const Instruction& choose, const Frame& frame) {
  const int from = kSelectors + arg<kChooseThingsFields, "from">(choose);
  return meant(host, from, standpointOf(host.state(), frame));
}

std::vector<Target> choosable(const ThingsHost& host) {
  const Frame& frame = host.running().back();
  return choosable(host, nextOf(host.cards(), frame), frame);
}

std::vector<Target> nextChosen(const ThingsHost& host, std::span<const Target> named) {
  const Instruction& asking = nextOf(host.cards(), host.running().back());
  if (named.size() >= static_cast<std::size_t>(arg<kChooseThingsFields, "count">(asking))) return {};
  std::vector<Target> all = choosable(host);
  eraseAll(all, named);
  return all;
}

bool ThingsHost::isWord(int place, Target what, const Standpoint& from) const {
  const std::vector<Target> all = word(place, from);
  return std::find(all.begin(), all.end(), what) != all.end();
}

void addTo(Changes& changes, std::uint8_t link, int set, Target what) {
  for (Link& each : changes.links())
    if (each.number == link) each.members.push_back({static_cast<std::uint8_t>(set), what});
}

const Link* findLink(const State& state, std::uint8_t number) {
  const auto found = std::find_if(state.links.begin(), state.links.end(),
                                  [&](const Link& link) { return link.number == number; });
  return number == 0 || found == state.links.end() ? nullptr : &*found;
}

Standpoint standpointOf(const State& state, const Frame& frame) {
  const Link* link = findLink(state, frame.link);
  return {frame.card, frame.self.value_or(Seat::A), link ? link->source : ThingId(), frame.link};
}

Players ThingsHost::players(int who, const Frame& frame) const {
  Players all;
  for (const Target what : meant(*this, who, standpointOf(state(), frame)))
    if (const auto player = what.player(); player && !all.include(*player)) all.add(*player);
  return all;
}

void ThingsHost::damage(int whom, int amount, DamageKind, const Frame& why) {
  for (const Target what : meant(*this, whom, standpointOf(state(), why))) hurt(what, amount, why);
}

void ThingsHost::heal(int whom, int amount, const Frame& why) {
  for (const Target what : meant(*this, whom, standpointOf(state(), why))) mend(what, amount, why);
}

}  // namespace lk::rules
