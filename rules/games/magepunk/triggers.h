// Triggered abilities: noticed when their condition is met, kept until no chain is open, then carried out one
// by one. They wait in State::stored: the ability's place, its card, owner and source.
#pragma once

#include "rules/games/magepunk/host.h"

namespace lk::rules::magepunk {

/// Something happens to `subject`, and where it deals damage to `whom`: abilities that wait for it are noted.
void fire(Host& host, Hook hook, Target subject, Target whom);

/// Begins what a card does as long as it is there.
void beginPermanents(Host& host, ThingId thing);

/// Whether this player has different abilities waiting and has not said in which order they happen.
bool owesOrder(const State& state, Seat seat);
/// Takes the order a player says: the cards as they come. Returns whether these are the cards that wait.
bool takeOrder(Changes& changes, Seat seat, std::span<const CardId> cards);
/// The cards whose abilities wait, in the order in which they will happen.
std::vector<CardId> waiting(const State& state, Seat seat);

/// Begins the next one: the active player's first, the oldest first. Precondition: one waits.
void beginNext(Host& host);

}  // namespace lk::rules::magepunk
