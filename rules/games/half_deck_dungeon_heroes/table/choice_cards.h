// What people say with cards: a hero's number, done, flee, exchange, trade, no.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns the question about giving up cards of the hand, if it is open and hands are open; otherwise
/// nullptr.
const Question* takesFromOpenHand(const State& state, const CardBook& cards);

/// Returns the place of the hero whose number lies where helpers are named; 0 if none.
int helperShown(std::span<const Placement> lying, const CardBook& cards);

/// Returns the face-up cards in the hand row, in the book's order. With `sideways`, returns only cards laid
/// sideways.
std::vector<CardId> inHandRow(std::span<const Placement> lying, const CardBook& cards, bool sideways);

/// Returns the event of a choice card that lies where choices are made. A card that answers nothing means
/// nothing. Taking back is confirmed first.
Observation meaningOf(const State& state, CardId choice, std::span<const Placement> lying,
                      const CardBook& cards);

/// Returns the exchange that a choice card says, with the cards laid sideways in the hand row.
std::optional<Event> exchangeSaid(const State& state, std::span<const Placement> lying,
                                  const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
