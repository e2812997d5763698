#include "app/develop/bench/benches.h"
#include "app/kit/game_kit.h"
#include "app/learn/coach/coaching.h"
#include "app/learn/coach/open_coaching.h"
#include "rules/referee/chance.h"

namespace lk::app {

namespace {

using rules::halfwish::Situation;

constexpr int kSituations = 30;

/// Returns random situations of two actions with whole decks.
std::vector<Situation> twoActions(const rules::CardBook& cards, int upgrades) {
  const std::span<const rules::CardId> classes = cards.ofType("class");
  const std::span<const rules::CardId> all = cards.ofType("upgrade");
  rules::Chance chance(7);
  std::vector<Situation> out(kSituations);
  for (Situation& situation : out) {
    situation.turn = 3 + chance.below(3);
    situation.aggressor = chance.below(2) == 0;
    situation.dv = chance.die() + chance.die();
    situation.own.exposed = chance.below(3);
    situation.opponent.toughness = chance.below(2);
    const auto any = [&] {
      return classes[static_cast<std::size_t>(chance.below(static_cast<int>(classes.size())))];
    };
    situation.left = cards.deck(any());
    for (const rules::DeckCount& entry : cards.deck(any()))
      for (int i = 0; i < entry.count; ++i) situation.hand.push_back(entry.card);
    for (int i = 0; i < upgrades; ++i) {
      const rules::CardId upgrade = all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
      situation.hand[static_cast<std::size_t>(i)] = upgrade;
      --situation.left[static_cast<std::size_t>(i)].count;
      situation.left.push_back({upgrade, 1});
    }
    std::erase_if(situation.left, [](const rules::DeckCount& entry) { return entry.count < 1; });
  }
  return out;
}

}  // namespace

Outcome<Done> benchCoach(const FigureSink& sink) {
  const auto loaded = loadKit("halfwish");
  if (!loaded) return loaded.fault();
  const rules::CardBook& cards = (*loaded)->cards;
  const std::vector<Situation> basic = twoActions(cards, 0), upgraded = twoActions(cards, 2);
  double sum = 0;
  const auto measure = [&](const char* name, const std::vector<Situation>& situations, const auto& work) {
    sink(figureOf(name, "ms", millisecondsOf(kSituations, [&](int i) {
                    sum += work(situations[static_cast<std::size_t>(i)]);
                  })));
  };
  const auto average = [&](const Situation& s) { return rules::halfwish::averages(s, cards).front().points; };
  const auto careful = [&](const Situation& s) {
    return equilibrium(rules::halfwish::hiddenDice(s, cards)).exploitability;
  };
  measure("coach_averages_two_actions_ms", basic, average);
  measure("coach_averages_two_actions_upgraded_ms", upgraded, average);
  measure("coach_equilibrium_two_actions_ms", basic, careful);
  measure("coach_equilibrium_two_actions_upgraded_ms", upgraded, careful);
  std::vector<double> worst;
  for (const Situation& s : basic) worst.push_back(careful(s));
  for (const Situation& s : upgraded) worst.push_back(careful(s));
  sink(figureOf("coach_exploitability", "points", std::move(worst)));
  if (sum == 0) return Fault{"bench", 0, "no choice brings anything", "check the pack"};
  return Done{};
}

}  // namespace lk::app
