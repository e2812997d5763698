// What has changed between two looks at one league.
#pragma once

#include <variant>
#include <vector>

#include "app/league/model/league.h"

namespace lk::league {

struct Joined {
  PlayerId player{};
};
/// A player took a place in the league, left it, or came back.
struct Dropped {
  PlayerId player{};
  bool dropped = true;
};
struct Paired {
  RoundNumber round{};
  int tables = 0;  // byes among them
};
/// A match was decided, or decided anew (`before`), or is open again (`now`).
struct Decided {
  Match match;
  std::optional<Decision> before;
};
struct Penalised {
  Penalty penalty;
};

using Change = std::variant<Joined, Dropped, Paired, Decided, Penalised>;

/// In the order of the list above. Precondition: both are the same season of one league, `now` the later
/// look.
std::vector<Change> changesBetween(const League& before, const League& now);

}  // namespace lk::league
