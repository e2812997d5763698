#include "app/develop/bench/benches.h"
#include "app/kit/game_kit.h"
#include "app/session/night/resume.h"
#include "rules/games/all.h"
#include "rules/games/halfwish/coach/lone_duel.h"
#include "rules/referee/form.h"
#include "rules/referee/random_play.h"

namespace lk::app {

namespace {

using rules::halfwish::Duelist;
using rules::halfwish::LoneDuel;
using rules::halfwish::LoneOutcome;

constexpr int kRuns = 9;
constexpr std::size_t kNightEvents = 400;
constexpr int kGames = 100;   // random ones, per run
constexpr int kForms = 1000;  // per game

std::vector<LoneDuel> allSortsOfDuels(const rules::CardBook& cards) {
  const std::span<const rules::CardId> actions = cards.ofType("action");
  rules::Chance chance(7);
  std::vector<LoneDuel> duels(4096);
  for (LoneDuel& duel : duels) {
    duel.actions = 1 + chance.below(2);
    duel.aggressor = chance.below(2) == 0 ? rules::Seat::A : rules::Seat::B;
    for (Duelist& fighter : duel.duelists) {
      fighter.dv = chance.die() + chance.die();
      fighter.hp = 1 + chance.below(25);
      for (int i = 0; i < duel.actions; ++i)
        fighter.actions[static_cast<std::size_t>(i)] =
            actions[static_cast<std::size_t>(chance.below(static_cast<int>(actions.size())))];
    }
  }
  return duels;
}

/// Returns for each run how many items per second `work` processes; each call processes `count`.
std::vector<double> perSecond(int runs, double count, const std::function<void()>& work) {
  std::vector<double> rates;
  for (const double ms : millisecondsOf(runs, [&](int) { work(); })) rates.push_back(count / ms * 1000);
  return rates;
}

/// Returns whole random nights with at least `events` events in total.
std::vector<std::vector<rules::Event>> nights(const GameKit& kit, std::size_t events) {
  std::vector<std::vector<rules::Event>> all;
  rules::Chance chance(11);
  for (std::size_t have = 0; have < events;) {
    rules::Referee referee(*kit.game, kit.cards);
    referee.take(rules::anySetup(*kit.game, kit.cards, chance));
    while (!referee.result().finished)
      referee.take(rules::anyEvent(*kit.game, referee.state(), kit.cards, chance));
    have += referee.log().size();
    all.push_back(referee.log());
  }
  return all;
}

std::size_t replay(const GameKit& kit, const std::vector<std::vector<rules::Event>>& all) {
  std::size_t steps = 0;
  for (const std::vector<rules::Event>& night : all) {
    rules::Referee referee(*kit.game, kit.cards);
    for (const rules::Event& event : night) {
      steps += referee.take(event).steps.size();
      steps += referee.prompts().size();
    }
  }
  return steps;
}

/// Reads stored nights back, as to go on with them.
std::size_t resume(const GameKit& kit, const std::vector<std::vector<rules::Event>>& all) {
  std::size_t questions = 0;
  for (const std::vector<rules::Event>& night : all)
    questions += resumed(kit, night).referee.prompts().size();
  return questions;
}

/// Returns how long the steps take in which players compose events of random nights, in microseconds.
std::vector<double> formSteps(const GameKit& kit) {
  rules::Chance chance(13);
  std::vector<double> us;
  while (us.size() < kForms) {
    rules::Referee referee(*kit.game, kit.cards);
    referee.take(rules::anySetup(*kit.game, kit.cards, chance));
    while (!referee.result().finished && us.size() < kForms) {
      const rules::Seat seat = referee.state().questions.front().seat.value_or(rules::Seat::A);
      rules::Event event;
      const auto step = [&] {
        rules::Form form;
        for (const double ms : millisecondsOf(1, [&](int) {
               form = rules::Composer(*kit.game, referee.state(), kit.cards, seat).form(event);
             }))
          us.push_back(ms * 1000);
        return form;
      };
      const auto kinds = step().kinds;
      const int kind = chance.below(static_cast<int>(kinds.size()));
      event.body.set(rules::kKindField, kinds[static_cast<std::size_t>(kind)].kind);
      step();
      referee.take(rules::anyEvent(*kit.game, referee.state(), kit.cards, chance));
    }
  }
  return us;
}

Outcome<Done> benchGames(const FigureSink& sink) {
  for (const rules::Game* game : rules::allGames()) {
    const auto loaded = loadKit(std::string(game->id()));
    if (!loaded) return loaded.fault();
    const GameKit& kit = **loaded;
    std::uint64_t seed = 1;
    sink(figureOf("random_games_per_second_" + std::string(game->id()), "1/s", perSecond(kRuns, kGames, [&] {
                    rules::playRandomly(*kit.game, kit.cards, kGames, seed++);
                  })));
  }
  return Done{};
}

Outcome<Done> benchForms(const FigureSink& sink) {
  for (const rules::Game* game : rules::allGames()) {
    const auto loaded = loadKit(std::string(game->id()));
    if (!loaded) return loaded.fault();
    sink(figureOf("form_step_us_" + std::string(game->id()), "us", formSteps(**loaded)));
  }
  return Done{};
}

}  // namespace

Outcome<Done> benchRules(const FigureSink& sink) {
  const auto loaded = loadKit("halfwish");
  if (!loaded) return loaded.fault();
  const GameKit& kit = **loaded;

  const std::vector<LoneDuel> duels = allSortsOfDuels(kit.cards);
  long long dealt = 0;
  sink(figureOf("duels_per_second", "1/s", perSecond(kRuns, 64.0 * static_cast<double>(duels.size()), [&] {
                  for (int round = 0; round < 64; ++round)
                    for (const LoneDuel& duel : duels) {
                      const LoneOutcome outcome = rules::halfwish::fightAlone(duel, kit.cards);
                      dealt += outcome.damage[0] + outcome.damage[1];
                    }
                })));
  const auto some = nights(kit, 40 * kNightEvents);
  std::size_t events = 0;
  for (const auto& night : some) events += night.size();
  sink(figureOf("explained_events_per_second", "1/s", perSecond(kRuns, static_cast<double>(events), [&] {
                  dealt += static_cast<long long>(replay(kit, some));
                })));
  const auto night = nights(kit, kNightEvents);
  sink(figureOf("resume_400_events_us", "us", [&] {
    std::vector<double> us;
    for (const double ms :
         millisecondsOf(kRuns, [&](int) { dealt += static_cast<long long>(resume(kit, night)); }))
      us.push_back(ms * 1000);
    return us;
  }()));
  sink(figureOf("state_bytes", "bytes", {static_cast<double>(sizeof(rules::State))}));
  if (dealt == 0) return Fault{"bench", 0, "nothing happened in these games", "check the pack"};
  if (const auto played = benchGames(sink); !played) return played.fault();
  return benchForms(sink);
}

}  // namespace lk::app
