// Fuzzes one event in the middle of a night of each game: a refusal changes nothing, and what is accepted can
// be undone. The first two bytes choose the game and the night; the rest is the event.
#include "house.h"
#include "rules/referee/random_play.h"
#include "rules/referee/referee.h"

namespace {

using namespace lk::rules;

Referee nightOf(const Game& game, unsigned seed) {
  const CardBook& cards = lk::fuzz::cardsOf(game);
  Chance chance(seed / 8);
  Referee referee(game, cards);
  referee.take(anySetup(game, cards, chance));
  for (unsigned i = 0; i < seed && !referee.result().finished; ++i)
    referee.take(anyEvent(game, referee.state(), cards, chance));
  return referee;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto read = lk::readJson(lk::fuzz::textOf(data + 2, size - 2), "event");
  if (!read) return 0;
  const auto games = allGames();
  Referee referee = nightOf(*games[data[0] % games.size()], data[1]);
  const Referee before = referee;
  if (referee.take({*read}).verdict != Verdict::accepted)
    lk::fuzz::promise(referee.state() == before.state() && referee.log() == before.log(),
                      "what is not accepted changes nothing");
  return 0;
}
