// What the numerals printed on dice are worth.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lk::vision {

/// The printed numerals, in the order of the net's outputs: 0 to 20, then those that only a die of tens has.
std::span<const std::string_view> printedNumerals();

/// Returns what a printed numeral is worth on a die of so many sides. A 0 on a die with ten sides is 10, as
/// is 00, and tens are worth a tenth, whether the die has ones or tens. The value may be one that the die
/// does not have: another die stands there then. Returns nullopt for a numeral that is no value of its own.
std::optional<int> worthOf(std::string_view printed, int sides);

}  // namespace lk::vision
