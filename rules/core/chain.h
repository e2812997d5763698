// The chain of announced abilities. The last one resolves first; each can be answered and cancelled, and
// names its targets. It is plain data, so that a night can be saved at any point.
#pragma once

#include <vector>

#include "rules/core/target.h"

namespace lk::rules {

/// One member of a set that an ability has named: its targets, or what it has chosen or gathered.
struct Member {
  std::uint8_t set = 0;
  Target what;
  friend bool operator==(const Member&, const Member&) = default;
};

/// An announced ability. Events name the waiting ones "chain:1" (the first announced), "chain:2" and so on.
struct Link {
  std::uint8_t number = 0;   // fixed for the link's lifetime; frames refer to it
  CardId card;               // card the ability belongs to
  std::uint8_t ability = 0;  // index in the card's program
  ThingId source;            // the card on the table; none if it is not there
  Seat owner = Seat::A;
  bool cancelled = false;
  bool resolving = false;  // taken off the chain; its effect is being carried out
  std::vector<Member> members;
  friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace lk::rules
