// Positions of random games for tests of programs that play.
#pragma once

#include <cstdlib>
#include <string>

#include "games/kiteyard/kiteyard.h"
#include "house_cards.h"
#include "rules/player/position.h"
#include "rules/referee/random_play.h"

namespace lk::test {

/// Returns a number that the environment sets, or `usual`.
inline int numberOf(const char* variable, int usual) {
  const char* set = std::getenv(variable);
  return set ? std::atoi(set) : usual;
}

/// The games that ship, and one that does not.
inline std::vector<const rules::Game*> playedGames() {
  static const rules::kiteyard::Kiteyard kKiteyard;
  std::vector<const rules::Game*> all(rules::allGames().begin(), rules::allGames().end());
  all.push_back(&kKiteyard);
  return all;
}

inline const rules::CardBook& cardsOf(const rules::Game& game) {
  if (game.id() != "kiteyard") return houseCardsOf(game);
  static const rules::CardBook kCards = [&] {
    const rules::AddedGame listed(game);
    rules::PackReading read =
        rules::readPack(readText("tests/games/kiteyard/pack.json"), "pack.json", rules::languageOf);
    return std::move(read.book);
  }();
  return kCards;
}

/// Calls `each(position, seat)` for positions of random games in which that seat has to choose.
template <class Each>
void eachChoice(const rules::PlayableGame& game, int wanted, rules::Chance& chance, Each each) {
  for (int seen = 0; seen < wanted;) {
    auto at = game.begin(rules::anySetup(game.rules(), game.cards(), chance), chance);
    while (!at->state.result.finished && seen < wanted) {
      rules::Position ahead = *at;
      rules::Event event;
      const bool accepted = game.playAny(ahead, chance, &event) == rules::Verdict::accepted;
      CHECK_MESSAGE(accepted, event.body.dump());
      if (const auto seat = game.chooserOf(event); seat && chance.below(4) == 0) {
        each(*at, *seat);
        ++seen;
      }
      at = std::move(ahead);
    }
  }
}

}  // namespace lk::test
