#include "rules/player/line.h"

#include <algorithm>

#include "rules/referee/story.h"

namespace lk::rules {

namespace {

/// How much a step says of where a line leads to; `nothing` is left out.
enum class Weight : std::uint8_t { nothing, fightEnds, harm, leaves, ends };

bool isAmong(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Returns the cards of all things, in order.
std::vector<CardId> cardsOfThings(const State& state) {
  std::vector<CardId> cards;
  for (const Slot& slot : state.lying)
    if (slot.thing.number() != 0 && slot.card.known()) cards.push_back(slot.card);
  std::sort(cards.begin(), cards.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
  return cards;
}

Weight weightOf(const Step& step, const ToldEvent& event, const Course& course) {
  if (isAmong(course.ending, step.what)) return Weight::ends;
  const bool gone = step.thing.card.known() &&
                    std::find(event.gone.begin(), event.gone.end(), step.thing.card) != event.gone.end();
  if (gone && isAmong(course.story, step.what)) return Weight::leaves;
  if (step.what == course.hurts) return Weight::harm;
  return isAmong(course.fightEnds, step.what) ? Weight::fightEnds : Weight::nothing;
}

}  // namespace

ToldEvent toldOf(const Event& event, std::vector<Step> steps, const State& before, const State& after) {
  ToldEvent told{.event = event, .steps = std::move(steps), .gone = {}};
  const std::vector<CardId> then = cardsOfThings(before), now = cardsOfThings(after);
  std::set_difference(then.begin(), then.end(), now.begin(), now.end(), std::back_inserter(told.gone),
                      [](CardId a, CardId b) { return a.place() < b.place(); });
  return told;
}

std::vector<TrackChange> changesBetween(const Game& game, const State& before, const State& after) {
  const std::vector<Track> then = tracksOf(game, before), now = tracksOf(game, after);
  std::vector<TrackChange> changes;
  for (const Track& track : now) {
    const auto old = std::find_if(then.begin(), then.end(), [&](const Track& each) {
      return each.figure == track.figure && each.seat == track.seat;
    });
    if (old != then.end() && old->value != track.value)
      changes.push_back({track.figure, track.seat, old->value, track.value});
  }
  return changes;
}

std::vector<Step> tellingSteps(const Game& game, const Line& line, std::size_t most) {
  struct Weighed {
    Weight weight;
    std::size_t order;
    const Step* step;
  };
  const Course& course = courseOf(game);
  std::vector<Weighed> all;
  for (const ToldEvent& event : line.events)
    for (const Step& step : event.steps)
      if (const Weight weight = weightOf(step, event, course); weight != Weight::nothing)
        all.push_back({weight, all.size(), &step});
  std::stable_sort(all.begin(), all.end(),
                   [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
  if (all.size() > most) all.resize(most);
  std::sort(all.begin(), all.end(), [](const Weighed& a, const Weighed& b) { return a.order < b.order; });
  std::vector<Step> steps;
  for (const Weighed& each : all) steps.push_back(*each.step);
  return steps;
}

}  // namespace lk::rules
