#include "rules/referee/names.h"

#include <algorithm>
#include <charconv>

namespace lk::rules {

namespace {

constexpr std::string_view kChain = "chain:";

/// A name split into its parts: "A/ID#2" is {"A", "ID", 2}. `copy` is 0 if the name has none.
struct Parts {
  std::string_view where;
  std::string_view card;
  int copy = 0;
};

std::optional<Parts> split(std::string_view name) {
  Parts parts;
  if (const std::size_t hash = name.rfind('#'); hash != std::string_view::npos) {
    const std::string_view number = name.substr(hash + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), parts.copy);
    if (error != std::errc() || end != number.data() + number.size() || parts.copy < 1) return std::nullopt;
    name = name.substr(0, hash);
  }
  const std::size_t slash = name.rfind('/');
  if (slash != std::string_view::npos) parts.where = name.substr(0, slash);
  parts.card = slash == std::string_view::npos ? name : name.substr(slash + 1);
  return parts;
}

/// Finds a waiting link. It keeps its number as long as it waits, so its name stays valid.
Named linkNamed(std::string_view number, const State& state) {
  for (const Link& link : state.links)
    if (!link.resolving && number == std::to_string(link.number)) return {.link = link.number};
  return {};
}

const ZoneSpec& zoneOf(const Slot& slot, const Vocabulary& words) {
  return words.zones[slot.zone];
}

bool isAt(const Slot& slot, std::string_view where, const Vocabulary& words) {
  const ZoneSpec& zone = zoneOf(slot, words);
  if (where.empty()) return zone.bySeat;
  return zone.name == where || (zone.bySeat && slot.owner && seatFrom(where) == slot.owner);
}

/// Returns whether nobody could tell the two things apart.
bool alike(const State& state, ThingId one, ThingId other) {
  Slot a = *slotOf(state, one);
  a.thing = other;
  Thing its = *findThing(state, one);
  const Thing& others = *findThing(state, other);
  its.id = others.id;
  its.copy = others.copy;
  return a == *slotOf(state, other) && its == others && attachedTo(state, one).empty() &&
         attachedTo(state, other).empty();
}

Named oneOf(std::vector<ThingId> found, const State& state) {
  if (found.empty()) return {};
  const bool same = std::all_of(found.begin() + 1, found.end(),
                                [&](ThingId each) { return alike(state, found.front(), each); });
  return same ? Named{.thing = found.front()} : Named{.candidates = std::move(found)};
}

}  // namespace

Target Named::target() const {
  if (player) return Target::of(*player);
  if (link != 0) return Target::link(link);
  return thing.known() ? Target::of(thing) : Target();
}

Named readName(std::string_view name, const Vocabulary& words, const State& state, const CardBook& cards) {
  if (const auto seat = seatFrom(name); seat && index(*seat) < state.seatCount) return {.player = seat};
  if (name.starts_with(kChain)) return linkNamed(name.substr(kChain.size()), state);
  const std::optional<Parts> parts = split(name);
  if (!parts) return {};
  std::vector<ThingId> inZone;
  std::vector<ThingId> found;
  for (const Slot& slot : state.lying) {
    if (!slot.thing.known()) continue;
    if (zoneOf(slot, words).name == name) inZone.push_back(slot.thing);
    const int copy = findThing(state, slot.thing)->copy;
    if (copy == 0 || cards[slot.card].id != parts->card || !isAt(slot, parts->where, words)) continue;
    if (copy == parts->copy || (parts->copy == 0 && copy == 1 && !parts->where.empty()))
      return {.thing = slot.thing};
    if (parts->copy == 0) found.push_back(slot.thing);
  }
  return oneOf(found.empty() ? std::move(inZone) : std::move(found), state);
}

std::string nameOf(ThingId thing, const Vocabulary& words, const State& state, const CardBook& cards) {
  const Slot& slot = *slotOf(state, thing);
  const int copy = findThing(state, thing)->copy;
  const ZoneSpec& zone = zoneOf(slot, words);
  if (copy == 0) return std::string(zone.name);
  std::string name = zone.bySeat && slot.owner ? rules::name(*slot.owner) : std::string(zone.name);
  name += "/" + cards[slot.card].id;
  return copy == 1 ? name : name + "#" + std::to_string(copy);
}

std::string nameOf(Target what, const Vocabulary& words, const State& state, const CardBook& cards) {
  if (const auto player = what.player()) return name(*player);
  if (what.kind == Target::Kind::link) return std::string(kChain) + std::to_string(what.number);
  if (what.kind == Target::Kind::zone) return std::string(words.zones[what.number].name);
  return nameOf(what.thing(), words, state, cards);
}

std::string nameOf(const Mention& what, const Vocabulary& words, const CardBook& cards) {
  const ZoneSpec* zone = what.zone ? &words.zones[*what.zone] : nullptr;
  const bool bySeat = what.owner && (!zone || zone->bySeat);
  std::string name = bySeat ? rules::name(*what.owner) : zone ? std::string(zone->name) : std::string();
  if (!what.card.known()) return name;
  if (!name.empty()) name += "/";
  name += cards[what.card].id;
  return what.copy < 2 || !bySeat ? name : name + "#" + std::to_string(what.copy);
}

Ruling whichOne(const Event& event, std::string_view field, std::size_t item, const Named& named,
                const Vocabulary& words, const State& state, const CardBook& cards) {
  Ruling ruling{.verdict = Verdict::unclear, .reason = "which_one"};
  Json among;
  for (const ThingId each : named.candidates) {
    const std::string called = nameOf(each, words, state, cards);
    among.push(called);
    Event meant = event;
    Json value(called);
    if (const Json& list = event.body[field]; list.isArray()) {
      Json items{Json::Array{}};
      for (std::size_t i = 0; i < list.items().size(); ++i) items.push(i == item ? value : list.items()[i]);
      value = std::move(items);
    }
    meant.body.set(field, std::move(value));
    ruling.maybe.push_back(std::move(meant));
  }
  ruling.cureArguments = Json::object({{"among", std::move(among)}});
  return ruling;
}

}  // namespace lk::rules
