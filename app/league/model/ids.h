// Identifiers of players, leagues, rounds and tables as types of their own, so that they cannot be confused.
#pragma once

#include <cstdint>

namespace lk::league {

/// A person, the same in all leagues of one database.
enum class PlayerId : long long {};
/// A season of a league in its database.
enum class LeagueId : long long {};
/// A round of a league, from 1.
enum class RoundNumber : std::int32_t {};
/// A table within a round, from 1.
enum class TableNumber : std::int32_t {};

constexpr long long number(PlayerId player) {
  return static_cast<long long>(player);
}
constexpr long long number(LeagueId league) {
  return static_cast<long long>(league);
}
constexpr int number(RoundNumber round) {
  return static_cast<int>(round);
}
constexpr int number(TableNumber table) {
  return static_cast<int>(table);
}

}  // namespace lk::league
