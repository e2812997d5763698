// Abilities that were announced: they wait in a chain, the last one first, can be answered and cancelled, and
// name what they act on. Plain data, so that a night can stop in the middle.
#pragma once

#include <vector>

#include "rules/core/target.h"

namespace lk::rules {

/// Something that belongs to one of the sets an ability names: its targets, what was chosen or gathered.
struct Member {
  std::uint8_t set = 0;
  Target what;
  friend bool operator==(const Member&, const Member&) = default;
};

/// An ability under way. Events call those that wait "chain:1", the first announced, and so on.
struct Link {
  std::uint8_t number = 0;   // stays as long as the link is there; frames refer to it
  CardId card;               // whose ability
  std::uint8_t ability = 0;  // its place in the card's program
  ThingId source;            // the card on the table, if it lies there
  Seat owner = Seat::A;
  bool cancelled = false;
  bool resolving = false;  // it has left the chain and is being carried out
  std::vector<Member> members;
  friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace lk::rules
