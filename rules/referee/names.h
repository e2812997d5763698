// The names of things in events and views. Examples: "A/rust_tick", "A/rust_tick#2" for the second copy,
// "A/discard/ID". A zone alone ("A-F2") names the only thing in it. A player's name is the seat's letter; a
// link of the chain is "chain:1".
#pragma once

#include <string>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// What a name stands for: a thing, a player, a link, nothing, or one of several things.
struct Named {
  ThingId thing;
  std::optional<Seat> player;
  std::uint8_t link = 0;            // number of a link in the chain; 0: none
  std::vector<ThingId> candidates;  // several things: people must say which one is meant

  [[nodiscard]] Target target() const;
  [[nodiscard]] bool nothing() const { return target() == Target() && candidates.empty(); }
};

/// Reads a name. "A/ID" means the first copy while it exists. Names without the owner, and zones, can be
/// ambiguous. Copies that cannot be told apart are never ambiguous. A card's name finds only things whose
/// card is public.
Named readName(std::string_view name, const Vocabulary& words, const State& state, const CardBook& cards);

/// Returns the name by which readName() finds the thing. Precondition: it exists.
std::string nameOf(ThingId thing, const Vocabulary& words, const State& state, const CardBook& cards);
std::string nameOf(Target what, const Vocabulary& words, const State& state, const CardBook& cards);

/// Returns the name of a thing or player that a step names, as it was then. A card in no zone is named after
/// its owner.
std::string nameOf(const Mention& what, const Vocabulary& words, const CardBook& cards);

/// Asks which of several things a field of the event means; `item` is the index if it is a list. Returns
/// `unclear` with one event for each.
Ruling whichOne(const Event& event, std::string_view field, std::size_t item, const Named& named,
                const Vocabulary& words, const State& state, const CardBook& cards);

}  // namespace lk::rules
