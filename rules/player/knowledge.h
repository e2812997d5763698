// What a seat knows of a night. A program that plays a seat gets nothing else.
//
// In these games cards are physical: what nobody told the referee is in no state, and cannot leak. What the
// state does hold is either public, or told by one player in secret: figures and slots whose Knowers do not
// include the others. knownState() removes exactly these, by the same Knowers that decide what views show.
// A game then fills the gaps with something possible (Sampler::imagine()): it cannot read what is gone. So
// two states that differ only in what a seat does not know give that seat the same moves, for every game; the
// tests swap secrets and compare. A slot known to nobody is no secret: it is a card that everybody counts as
// unseen (Halfwish's decks), and only its place is unknown.
#pragma once

#include <vector>

#include "rules/core/state.h"
#include "rules/referee/chance.h"
#include "rules/referee/holdings.h"

namespace lk::rules {

/// Returns the state without what is hidden from a seat: hidden figures become 0, hidden cards unknown. That
/// something is there stays: everybody sees that dice were rolled.
State knownState(const State& state, Seat seat);

/// What a program knows of the hand of the seat that it plays or advises.
struct OwnCards {
  bool known = true;              // the hand in the holdings is the real one
  std::vector<CardId> sure = {};  // if not: cards that are in it; the others can be any
};

/// Returns what players can hold as far as a seat knows: its own hand, and the cards of others and of piles
/// in random order. The result depends on the multisets of unknown cards only.
Holdings imaginedHoldings(const Holdings& held, Seat seat, Chance& chance, const OwnCards& own = {});

/// Deals a player another hand of the same size from the cards that the player has not played.
void dealAnew(Holdings& held, Seat seat, Chance& chance);

/// Returns a number for everything that a seat knows of a position: equal if it cannot tell two positions
/// apart, and different otherwise but for collisions of 64 bits.
std::uint64_t digestOf(const State& state, const Holding& own, Seat seat);

}  // namespace lk::rules
