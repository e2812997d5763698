// What can be done with hidden hands. Everything here uses only what the table knows: a question must not
// reveal what the referee was told in confidence.
#pragma once

#include <string_view>

#include "rules/core/ruling.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns why no hero of a hidden hand can come into play now, at a free place or another hero's; empty if
/// one can. Precondition of this and the next function: the player is preparing.
std::string_view barredFromPlacingUnseen(const State& s, const CardBook& cards, Seat seat);
/// Does the same for gear and a hero to carry it.
std::string_view barredFromEquippingUnseen(const State& s, const CardBook& cards, Seat seat);
/// Returns why nobody with a hidden hand can use a team card now, or why this player cannot; empty if
/// possible.
std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards);
std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards, Seat seat);
/// Adds to a blank the cards of its types that a hidden hand can hold, as often as they can be there, and
/// gear that the player's heroes may pass on.
Blank unseenHand(const State& s, const CardBook& cards, Seat seat, Blank blank);

}  // namespace lk::rules::half_deck_dungeon_heroes
