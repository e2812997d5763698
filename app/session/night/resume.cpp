#include "app/session/night/resume.h"

#include <algorithm>

#include "app/session/night/standing.h"
#include "rules/referee/referee.h"

namespace lk::app {

Resumed resumed(const GameKit& kit, std::vector<rules::Event> log) {
  using rules::Verdict;
  rules::Referee all(*kit.game, kit.cards);
  const bool whole = std::all_of(log.begin(), log.end(), [&](const rules::Event& event) {
    return all.take(event).verdict == Verdict::accepted;
  });
  if (whole) return {std::move(log), true, std::nullopt};
  Resumed out{{}, false, std::nullopt};
  rules::Referee referee(*kit.game, kit.cards);
  for (const int place : standingOf(log)) {
    const rules::Event& event = log[static_cast<std::size_t>(place)];
    rules::Ruling ruling = referee.take(event);
    if (ruling.verdict != Verdict::accepted) {
      out.refused = {
          place + 1,
          rules::masked(*kit.game, kit.cards, referee.state(), event, rules::Audience::table, ruling.verdict),
          std::move(ruling)};
      break;
    }
    out.events.push_back(event);
  }
  return out;
}

}  // namespace lk::app
