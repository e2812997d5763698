#include "app/window/table/health_drain.h"

#include <algorithm>

#include "app/phrases/figure_words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Returns the figure that decreases in a duel; nullptr if there is none.
const rules::FigureSpec* drained(const rules::Game& game, bool scores) {
  const rules::FigureSpec* counted = nullptr;
  for (const rules::FigureSpec& spec : game.vocabulary().seatFigures) {
    if (spec.role == rules::FigureRole::secondary) return &spec;
    if (spec.role == rules::FigureRole::primary && !scores) counted = &spec;
  }
  return counted;
}

std::array<int, 2> valuesOf(const Json& seats, std::string_view figure) {
  return {static_cast<int>(seats["A"][figure].asInt()), static_cast<int>(seats["B"][figure].asInt())};
}

}  // namespace

int HealthDrain::left(std::size_t seat, int damage) const {
  const int least = std::min({before[seat], after[seat], std::max(0, before[seat] - damage)});
  return std::max(least, before[seat] - damage);
}

std::optional<HealthDrain> healthDrain(const Moment& before, const Moment& after, bool scores) {
  const rules::FigureSpec* spec = drained(*after.kit->game, scores);
  if (!spec) return std::nullopt;
  HealthDrain drain{.label = figureLabel(spec->name, after.kit->id()),
                    .before = valuesOf(before.view["seats"], spec->name),
                    .after = valuesOf(after.view["seats"], spec->name),
                    .full = valuesOf(after.startSeats, spec->name)};
  for (std::size_t seat = 0; seat < drain.full.size(); ++seat)
    drain.full[seat] = std::max({drain.full[seat], drain.before[seat], drain.after[seat]});
  return drain;
}

}  // namespace lk::app
