#include "app/phrases/choices/giving_up.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"
#include "rules/referee/referee.h"

namespace lk::app {

namespace {

struct GivingUpWords {
  Q_DECLARE_TR_FUNCTIONS(GivingUpWords)
};

}  // namespace

std::vector<rules::Event> givingUp(const GameKit& kit, const rules::State& state) {
  const GameWords& words = gameWords(kit.id());
  std::vector<rules::Event> all;
  rules::State after = state;
  for (std::size_t seat = 0; seat < state.seatCount; ++seat)
    for (const auto kinds : {words.ending, words.yielding})
      for (const std::string_view kind : kinds) {
        rules::Event event{Json::object({{"e", kind}, {"seat", rules::name(rules::kAllSeats[seat])}})};
        if (rules::judged(*kit.game, after, event, kit.cards, rules::StepSink()).verdict !=
            rules::Verdict::accepted)
          continue;
        after = state;
        all.push_back(std::move(event));
      }
  return all;
}

Choice givingUpChoice(const rules::Event& event, const GameKit& kit, const Names& names) {
  const auto& ending = gameWords(kit.id()).ending;
  const bool ends = std::find(ending.begin(), ending.end(), event.kind()) != ending.end();
  return {.seat = event.seat(),
          .who = event.seat() ? names[*event.seat()] : QString(),
          .label = kindLabel(event.kind(), kit),
          .event = event,
          .entry = Entry::confirm,
          .asks = ends ? endingQuestion() : GivingUpWords::tr("Give up this duel?")};
}

}  // namespace lk::app
