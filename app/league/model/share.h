// Shares of points as exact fractions.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>
#include <string>

namespace lk::league {

/// An exact fraction of whole numbers of any size, in lowest terms. Nothing is rounded, because a mean of
/// shares decides places: 1/3 + 2/3 equals 3/5 + 2/5. A mean over many opponents has a denominator that no
/// built-in number holds.
using Share = boost::multiprecision::cpp_rational;

/// Compares two shares by multiplying. The library's own operators, == too, divide several times; they were
/// most of the time that standings took.
std::strong_ordering compare(const Share& a, const Share& b);

/// Returns a share as text: "3/5"; "1" for the whole.
std::string fractionText(const Share& share);

/// Returns how many whole parts of 1/`parts` a share has, rounded down. For showing it.
std::int64_t wholeParts(const Share& share, std::int64_t parts);

}  // namespace lk::league
