// In which ways cards can be played and abilities used now, written out: for prompts and for random play.
#pragma once

#include "rules/games/magepunk/cost.h"
#include "rules/referee/chance.h"

namespace lk::rules::magepunk {

/// One of a list, which is not empty.
template <class List>
auto anyOf(const List& list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

/// Complete but for the faces of resources that are sacrificed.
struct Way {
  Move move;
  std::optional<Energy> face;  // a resource of this Energy is shown
};

/// All ways to play a card, if it is in the hand; none where it cannot be.
std::vector<Way> waysToPlay(const Host& host, Seat seat, CardId card);
/// All ways to use the abilities of a thing of theirs.
std::vector<Way> waysToActivate(const Host& host, Seat seat, ThingId source);

/// One way by chance, if there is one; quicker than all of them. Faces are drawn, too.
std::optional<Move> anyPlay(const Host& host, Seat seat, CardId card, Chance& chance);
std::optional<Move> anyActivation(const Host& host, Seat seat, ThingId source, Chance& chance);

/// Cards that can be a resource of an Energy.
std::vector<CardId> possibleResources(const CardBook& cards, Energy energy);

/// What a selector finds; of the resources in a lane one stands for all.
std::vector<Target> choices(const Host& host, const Selector& selector, const Standpoint& from);

}  // namespace lk::rules::magepunk
