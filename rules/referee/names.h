// The names of things in events and views: "A/rust_tick" and "A/rust_tick#2" for the second copy,
// "A/discard/ID" or the zone alone where nothing lies but what is meant ("A-F2"); a player is called by the
// seat's letter, what waits in the chain "chain:1".
#pragma once

#include <string>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// What a name stands for: a thing, a player, nothing, or one of several things.
struct Named {
  ThingId thing;
  std::optional<Seat> player;
  std::uint8_t link = 0;            // of the chain
  std::vector<ThingId> candidates;  // more than one: which is meant has to be asked

  [[nodiscard]] Target target() const;
  [[nodiscard]] bool nothing() const { return target() == Target() && candidates.empty(); }
};

/// Reads a name. Of several copies "A/ID" is the first, as long as that is there; names that leave the owner
/// out, and zones, can be ambiguous. Copies with nothing to tell them apart are never asked about. By a
/// card's name only those are found whose card everybody knows.
Named readName(std::string_view name, const Vocabulary& words, const State& state, const CardBook& cards);

/// The name readName() finds it by. Precondition: there is such a thing.
std::string nameOf(ThingId thing, const Vocabulary& words, const State& state, const CardBook& cards);
std::string nameOf(Target what, const Vocabulary& words, const State& state, const CardBook& cards);

/// Asks which of several things a field of the event means, the `item`-th where it is a list: unclear, with
/// an event for each.
Ruling whichOne(const Event& event, std::string_view field, std::size_t item, const Named& named,
                const Vocabulary& words, const State& state, const CardBook& cards);

}  // namespace lk::rules
