// What people say by cards: a hero's number, done, flee, exchange, trade, no.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::dungeon {

/// The question to give cards of the hand up, if it is open and people play with open hands; nullptr
/// otherwise.
const Question* takesFromOpenHand(const State& state, const CardBook& cards);

/// The place of the hero whose number lies where helpers are named, 0 for none.
int helperShown(std::span<const Placement> lying, const CardBook& cards);

/// What lies in the hand row face up, in the book's order; only the cards that were laid sideways, if so
/// wanted.
std::vector<CardId> inHandRow(std::span<const Placement> lying, const CardBook& cards, bool sideways);

/// The event of a choice card that lies where choices are made. A card on which the night is not waiting
/// says nothing; taking back is asked about first.
Observation said(const State& state, CardId choice, std::span<const Placement> lying, const CardBook& cards);

/// The exchange that is said: by a choice card, of the cards laid sideways in the hand row.
std::optional<Event> exchangeSaid(const State& state, std::span<const Placement> lying,
                                  const CardBook& cards);

}  // namespace lk::rules::dungeon
