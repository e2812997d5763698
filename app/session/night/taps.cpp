#include "app/session/night/taps.h"

#include <algorithm>

#include "rules/referee/referee.h"
#include "rules/referee/scoring.h"

namespace lk::app {

namespace {

/// Returns a pick with the first value of every field.
Json anyPick(const rules::QuickAction& action) {
  Json picked = Json::object({});
  for (const rules::QuickField& field : action.fields) {
    const std::string seat = field.seat ? rules::name(*field.seat) : "";
    Json of = picked[seat];
    of.set(std::string(field.name), field.values.front());
    picked.set(seat, std::move(of));
  }
  return picked;
}

/// Returns whether two events are of the same kind; corrections must also set the same figures.
bool alike(const rules::Event& one, const rules::Event& other) {
  const auto& sets = one.body["set"].members();
  const auto& others = other.body["set"].members();
  return one.kind() == other.kind() &&
         std::equal(sets.begin(), sets.end(), others.begin(), others.end(),
                    [](const auto& a, const auto& b) { return a.first == b.first; });
}

/// Returns how many of the next events one of the offered taps would produce; 1 if none would.
std::size_t lengthOfTap(const GameKit& kit, const rules::Referee& before,
                        std::span<const rules::Event> next) {
  std::size_t longest = 1;
  for (const rules::QuickAction& action : rules::quickActions(*kit.game, before.state(), kit.cards)) {
    if (std::any_of(action.fields.begin(), action.fields.end(),
                    [](const rules::QuickField& field) { return field.values.empty(); }))
      continue;
    const std::vector<rules::Event> events =
        kit.game->scoring()->events(before.state(), kit.cards, action.id, anyPick(action));
    if (events.size() > longest && events.size() <= next.size() &&
        std::equal(events.begin(), events.end(), next.begin(), alike))
      longest = events.size();
  }
  return longest;
}

}  // namespace

std::vector<std::size_t> tapsOf(const GameKit& kit, std::span<const rules::Event> standing) {
  std::vector<std::size_t> taps;
  rules::Referee referee(*kit.game, kit.cards);
  if (!standing.empty()) referee.take(standing.front());
  for (std::size_t at = 1; at < standing.size();) {
    taps.push_back(at);
    const std::size_t length = lengthOfTap(kit, referee, standing.subspan(at));
    for (const rules::Event& event : standing.subspan(at, length)) referee.take(event);
    at += length;
  }
  return taps;
}

}  // namespace lk::app
