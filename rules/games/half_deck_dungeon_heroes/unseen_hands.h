// What can be done with hands that nobody but their owners sees. All of it rests on what the table knows
// alone: a question must not give away what the referee was told in confidence.
#pragma once

#include <string_view>

#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"

namespace lk::rules::dungeon {

/// Why no hero of an unseen hand can come into play now, in a place of his own or in another's; empty when
/// one can. Precondition of this and the next: the player prepares.
std::string_view barredFromPlacingUnseen(const State& s, const CardBook& cards, Seat seat);
/// The same for gear and a hero to carry it.
std::string_view barredFromEquippingUnseen(const State& s, const CardBook& cards, Seat seat);
/// Why nobody who holds an unseen hand can use a team card now; and why this player cannot.
std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards);
std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards, Seat seat);

}  // namespace lk::rules::dungeon
