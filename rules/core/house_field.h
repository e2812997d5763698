// The field of every game's `setup` that names the seats the program plays.
#pragma once

#include "rules/core/event.h"

namespace lk::rules {

/// Names seats that the house plays, by their letters: rules/player/house_seats.h reads it. It changes no
/// ruling: the referee judges the house as it judges people. Nobody at the table may read it: who knows the
/// seed knows the cards of the house.
inline constexpr FieldSpec kHouseField{
    .name = "house", .type = FieldType::object, .need = Need::optional, .secrecy = Secrecy::owner};

}  // namespace lk::rules
