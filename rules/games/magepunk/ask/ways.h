// Lists the ways to play cards and use abilities now: for prompts and for random play.
#pragma once

#include "rules/games/magepunk/rules/cost.h"
#include "rules/referee/chance.h"

namespace lk::rules::magepunk {

/// Returns a random item of a list. Precondition: it is not empty.
template <class List>
auto anyOf(const List& list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

/// Complete except for the faces of sacrificed resources.
struct Way {
  Move move;
  std::optional<Energy> face;  // a resource of this Energy is shown
};

/// Returns whether a card that is in the hand can be announced now: it is the moment for it, and its charges
/// can be paid. Targets and sacrifices are not checked.
bool mayPlay(const Host& host, Seat seat, CardId card);
/// Returns the abilities of a thing that its owner can announce now, as indexes in its program.
std::vector<std::size_t> usable(const Host& host, const Slot& slot);

/// Returns all ways to play a card that is in the hand; empty if it cannot be played.
std::vector<Way> waysToPlay(const Host& host, Seat seat, CardId card);
/// Returns all ways to use the abilities of a player's thing.
std::vector<Way> waysToActivate(const Host& host, Seat seat, ThingId source);

/// Returns one random way, if there is one; faster than listing all. Faces are chosen randomly, too.
std::optional<Move> anyPlay(const Host& host, Seat seat, CardId card, Chance& chance);
std::optional<Move> anyActivation(const Host& host, Seat seat, ThingId source, Chance& chance);

/// Returns the cards that can be a resource of an Energy.
std::vector<CardId> possibleResources(const CardBook& cards, Energy energy);

/// Returns what a selector finds. One resource stands for all of its lane.
std::vector<Target> choices(const Host& host, const Selector& selector, const Standpoint& from);

}  // namespace lk::rules::magepunk
