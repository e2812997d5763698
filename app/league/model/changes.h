// The differences between two states of a league.
#pragma once

#include <variant>
#include <vector>

#include "app/league/model/league.h"

namespace lk::league {

struct Joined {
  PlayerId player{};
};
/// A player dropped out, or came back.
struct Dropped {
  PlayerId player{};
  bool dropped = true;
};
struct Paired {
  RoundNumber round{};
  int tables = 0;  // including byes
};
/// A match was decided, decided differently (`before` is set), or opened again (`match.decided` is not set).
struct Decided {
  Match match;
  std::optional<Decision> before;
};
struct Penalised {
  Penalty penalty;
};

using Change = std::variant<Joined, Dropped, Paired, Decided, Penalised>;

/// Returns the changes in the order of the types above. Precondition: both are the same season of one league,
/// and `now` is the later state.
std::vector<Change> changesBetween(const League& before, const League& now);

}  // namespace lk::league
