// The classes of the players: named in the set-up, and corrected if the wrong one was named.
#pragma once

#include <optional>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"

namespace lk::rules::halfwish {

/// Takes the classes of both players, or returns why they cannot be played.
std::optional<Ruling> takeClasses(Changes& changes, const Event& setup, const CardBook& cards);

/// Gives a player another class. Actions that were seen keep their slots; the others become those of the new
/// deck. Refused if that deck cannot contain what was seen. A refusal may leave half of the changes applied.
std::optional<Ruling> correctClass(Changes& changes, Seat seat, const std::string& hero,
                                   const CardBook& cards);

}  // namespace lk::rules::halfwish
