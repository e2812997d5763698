// Triggered abilities. They are recorded when their condition is met, wait until no chain is open, and are
// then carried out one by one. They wait in State::stored: the index of the ability, its card, owner and
// source.
#pragma once

#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Records the abilities triggered by what happens to `subject`. `whom` is the target if it deals damage.
void fire(Host& host, Hook hook, Target subject, Target whom);

/// Starts what a card does as long as it is there.
void beginPermanents(Host& host, ThingId thing);

/// Returns whether this player has different waiting abilities and has not said their order.
bool owesOrder(const State& state, Seat seat);
/// Takes the order a player gives, as cards. Returns whether these are the cards that wait.
bool takeOrder(Changes& changes, Seat seat, std::span<const CardId> cards);
/// Returns the cards whose abilities wait, in the order in which they will happen.
std::vector<CardId> waiting(const State& state, Seat seat);

/// Starts the next one: the active player's first, oldest first. Precondition: one waits.
void beginNext(Host& host);

}  // namespace lk::rules::magepunk
