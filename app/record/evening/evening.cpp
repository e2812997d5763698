#include "app/record/evening/evening.h"

#include <algorithm>
#include <numeric>

#include "app/session/night/standing.h"
#include "rules/referee/referee.h"
#include "rules/referee/story.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::Seat;
using rules::Step;

bool holds(std::span<const std::string_view> list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

/// Returns the opponent in a game for two.
std::optional<Seat> opponentOf(std::optional<Seat> seat) {
  return seat ? std::optional(*seat == Seat::A ? Seat::B : Seat::A) : std::nullopt;
}

/// Builds the story from the steps of a night, in order.
class StoryBuilder {
 public:
  StoryBuilder(const GameKit& kit, NightStory& into)
      : kit_(kit), course_(rules::courseOf(*kit.game)), into_(into) {}

  void add(const Step& step, int event, bool setup) {
    if (!course_.turn.empty() && step.what == course_.turn) into_.stretches.push_back({{step, event}, {}});
    const bool fightBegins = !course_.fight.empty() && step.what == course_.fight;
    if (fightBegins) beginFight(step, event);
    if (fighting_ && step.what == course_.hurts && step.seat) hurt(step);
    if (fighting_ && !fightBegins && holds(course_.fightEnds, step.what)) endFight(step, event);
    if (step.what == course_.plays && step.seat && step.card.known())
      ++sum(*step.seat).plays[kit_.cards[step.card].id];
    // Steps of the set-up are not part of the story.
    if (!setup && !into_.stretches.empty() && holds(course_.story, step.what))
      into_.stretches.back().story.push_back({step, event});
    if (holds(course_.ending, step.what)) ending(step, event);
  }

 private:
  SeatSum& sum(Seat seat) { return into_.summary.sums[rules::index(seat)]; }

  void beginFight(const Step& step, int event) {
    const std::size_t stretch = into_.stretches.empty() ? 0 : into_.stretches.size() - 1;
    into_.fights.push_back({{step, event}, stretch, event, {}, std::nullopt});
    fighting_ = true;
  }

  void hurt(const Step& step) {
    const int lost =
        course_.harm == rules::Harm::amount ? step.amount : step.from.value_or(step.amount) - step.amount;
    into_.fights.back().hurt[rules::index(*step.seat)] += lost;
  }

  void endFight(const Step& step, int event) {
    Fight& fight = into_.fights.back();
    fight.lastEvent = event;
    fight.winner = step.what == course_.hurts ? opponentOf(step.seat) : step.seat;
    if (fight.winner) ++sum(*fight.winner).fightsWon;
    fighting_ = false;
  }

  /// Of the newest event with ending steps, keeps the step that comes first in the course's list.
  void ending(const Step& step, int event) {
    const auto rank = [&](const Step& which) {
      return std::find(course_.ending.begin(), course_.ending.end(), which.what);
    };
    const bool less = into_.ending && into_.ending->event == event && rank(into_.ending->step) <= rank(step);
    if (!less) into_.ending = StoryStep{step, event};
  }

  const GameKit& kit_;
  const rules::Course& course_;
  NightStory& into_;
  bool fighting_ = false;
};

/// Adds the current figures as the value after the stretches so far.
void appendValues(const std::vector<rules::Track>& tracks, std::size_t stretches,
                  std::vector<Series>& series) {
  if (series.empty())
    for (const rules::Track& track : tracks) series.push_back({std::string(track.figure), track.seat, {}});
  for (std::size_t i = 0; i < series.size() && i < tracks.size(); ++i) {
    std::vector<int>& values = series[i].values;
    values.resize(stretches,
                  values.empty() ? tracks[i].value : values.back());  // repeat the last value
    values.push_back(tracks[i].value);
  }
}

int lostIn(const Fight& fight, bool together) {
  return together ? std::accumulate(fight.hurt.begin(), fight.hurt.end(), 0)
                  : *std::max_element(fight.hurt.begin(), fight.hurt.end());
}

void sumUp(NightStory& evening) {
  NightSummary& summary = evening.summary;
  summary.stretches = static_cast<int>(evening.stretches.size());
  if (!evening.stretches.empty()) summary.lastly = evening.stretches.back().begins.step;
  for (std::size_t i = 0; i < evening.fights.size(); ++i) {
    const Fight& fight = evening.fights[i];
    const int lost = lostIn(fight, summary.together);
    if (lost > 0 && (!evening.best || lost > lostIn(evening.fights[*evening.best], summary.together)))
      evening.best = i;
    if (summary.together) continue;
    const int all = std::accumulate(fight.hurt.begin(), fight.hurt.end(), 0);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(summary.seats); ++seat) {
      const int dealt = all - fight.hurt[seat];
      summary.sums[seat].dealt += dealt;
      summary.sums[seat].bestFight = std::max(summary.sums[seat].bestFight, dealt);
    }
  }
}

void countPoints(const rules::Course& course, NightStory& evening) {
  if (course.figures.empty()) return;
  for (const Series& series : evening.series) {
    if (!series.seat || series.figure != course.figures.front() || series.values.empty()) continue;
    evening.summary.counts = true;
    evening.summary.sums[rules::index(*series.seat)].points = series.values.back();
  }
}

}  // namespace

Outcome<NightStory> eveningOf(const GameKit& kit, std::span<const rules::Event> log) {
  NightStory evening;
  StoryBuilder builder(kit, evening);
  rules::Referee referee(*kit.game, kit.cards);
  std::size_t before = 0;  // number of stretches when the figures were last recorded
  for (const int place : standingOf(log)) {
    const rules::Event& event = log[static_cast<std::size_t>(place)];
    const rules::Ruling ruling = referee.take(event);
    if (ruling.verdict != rules::Verdict::accepted)
      return Fault{"night", place + 1, "holds an event these rules do not accept (" + ruling.reason + ")",
                   "look at it with the version it was played with"};
    for (const Step& step : rules::masked(ruling.steps, rules::Audience::table))
      builder.add(step, place, event.kind() == "setup");
    const std::size_t now = evening.stretches.size();
    if (now == before && !evening.series.empty()) continue;
    // The stretch that has just begun is not finished yet.
    appendValues(rules::tracksOf(*kit.game, referee.state()), now == 0 ? 0 : now - 1, evening.series);
    before = now;
  }
  if (!referee.begun()) return evening;
  if (before > 0) appendValues(rules::tracksOf(*kit.game, referee.state()), before, evening.series);
  evening.summary.seats = referee.state().seatCount;
  evening.summary.together = rules::courseOf(*kit.game).together;
  evening.summary.result = referee.result();
  if (referee.result().finished)
    evening.deciders = rules::decidersOf(*kit.game, referee.state());
  else
    evening.ending.reset();
  const Json table = referee.view(rules::Audience::table).json;
  for (const auto& [letter, figures] : table["seats"].members())
    if (const auto seat = rules::seatFrom(letter))
      evening.summary.sums[rules::index(*seat)].playsAs =
          rules::seatFigure(*kit.game, figures, rules::FigureRole::playsAs).asString();
  sumUp(evening);
  countPoints(rules::courseOf(*kit.game), evening);
  return evening;
}

}  // namespace lk::app
