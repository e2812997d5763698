#include "app/session/night/resume.h"

#include <algorithm>

#include "app/session/night/standing.h"

namespace lk::app {

Resumed resumed(const GameKit& kit, std::vector<rules::Event> log) {
  using rules::Telling;
  using rules::Verdict;
  rules::Referee all(*kit.game, kit.cards);
  const bool whole = std::all_of(log.begin(), log.end(), [&](const rules::Event& event) {
    return all.take(event, Telling::nothing).verdict == Verdict::accepted;
  });
  if (whole) return {std::move(all), true, std::nullopt};
  Resumed out{rules::Referee(*kit.game, kit.cards), false, std::nullopt};
  for (const int place : standingOf(log)) {
    const rules::Event& event = log[static_cast<std::size_t>(place)];
    rules::Ruling ruling = out.referee.take(event, Telling::nothing);
    if (ruling.verdict == Verdict::accepted) continue;
    out.refused = {place + 1,
                   rules::masked(*kit.game, kit.cards, out.referee.state(), event, rules::Audience::table,
                                 ruling.verdict),
                   std::move(ruling)};
    break;
  }
  return out;
}

}  // namespace lk::app
