#include <algorithm>
#include <iostream>

#include "app/develop/bench/benches.h"
#include "app/develop/robots/watched_night.h"
#include "app/kit/references.h"
#include "rules/referee/random_play.h"

namespace lk::app {

namespace {

constexpr int kNights = 10;

}  // namespace

Outcome<Done> benchNights(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  const std::vector<vision::Reference> references = houseReferences(**kit);
  NightScore score;
  for (std::uint64_t seed = 1; seed <= kNights; ++seed) {
    rules::Chance chance(seed);
    const rules::Event setup = rules::anySetup(*(*kit)->game, (*kit)->cards, chance);
    Outcome<DirectedNight> night = directNight(**kit, randomNightByHands(**kit, setup, chance),
                                               {.seed = seed, .fps = 15, .tidy = false, .pause = 0.8});
    if (!night) return night.fault();
    Outcome<stage::Stage> stage =
        stage::Stage::read(night->scene.dump(), "night", (*kit)->cards, (*kit)->layout);
    if (!stage) return stage.fault();
    Outcome<NightScore> its = watchDirected(*night, *stage, *kit, vision::CardIndex(references));
    if (!its) return its.fault();
    for (const std::string& fault : its->faults) std::cerr << "night " << seed << ", " << fault << '\n';
    score.add(*its);
  }
  const auto count = [&](const char* name, int value) { sink({name, "", double(value), kNights, 0, 0}); };
  count("nights_events_shown", score.events);
  count("nights_events_told_as_meant", score.recognised);
  count("nights_events_told_late", score.late);
  count("nights_events_not_told", score.missed);
  count("nights_events_wrong", score.wrong);
  count("nights_questions", score.questions);
  for (double& delay : score.delays) delay *= 1000;
  if (!score.delays.empty()) sink(figureOf("nights_hands_gone_to_event_ms", "ms", std::move(score.delays)));
  return Done{};
}

}  // namespace lk::app
