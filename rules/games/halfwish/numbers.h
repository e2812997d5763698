// The closed lists of the names of numbers and conditions beside things and players in this game.
#pragma once

#include <string_view>

namespace lk::rules::halfwish {

inline constexpr std::string_view kNumbers[] = {"dv"};

}  // namespace lk::rules::halfwish
