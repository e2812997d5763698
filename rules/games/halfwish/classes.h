// The classes of the players: named as a night is set up, and corrected when the wrong one was named.
#pragma once

#include <optional>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"

namespace lk::rules::halfwish {

/// The classes of both players, or why they cannot play.
std::optional<Ruling> takeClasses(Changes& changes, const Event& setup, const CardBook& cards);

/// Gives a player another class. What was seen of his ten actions stays where it is, the others become those
/// of the new deck; refused when that deck cannot hold what was seen. A refusal may leave half of it done.
std::optional<Ruling> correctClass(Changes& changes, Seat seat, const std::string& hero,
                                   const CardBook& cards);

}  // namespace lk::rules::halfwish
