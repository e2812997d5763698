// Tests that the house plays with what its seat knows: other secrets of the others, the same move.
// LK_FAIR_POSITIONS sets the number of positions of each game.
#include "other_secrets.h"
#include "rules/player/house.h"
#include "rules/player/knowledge.h"

using namespace lk;
using namespace lk::rules;
using lk::test::otherSecrets;
using lk::test::Swapped;

CASE(the_house_plays_the_same_whatever_others_hide) {
  const int positions = lk::test::numberOf("LK_FAIR_POSITIONS", lk::test::nights(300));
  Swapped all;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    Chance chance(3);
    Swapped count;
    lk::test::eachChoice(game, positions, chance, [&](const Position& at, Seat seat) {
      const Position other = otherSecrets(at, seat, game, chance, count);
      CHECK(knownState(at.state, seat) == knownState(other.state, seat));
      const std::uint64_t seed = chance.next();
      Chance one(seed), two(seed);
      const auto here = house->choose(at, seat, {.rounds = 12}, one);
      const auto there = house->choose(other, seat, {.rounds = 12}, two);
      CHECK_MESSAGE(here == there, std::string(rules->id()) + " " + (here ? here->body.dump() : "nothing") +
                                       " / " + (there ? there->body.dump() : "nothing"));
    });
    std::printf("  %s: %ld figures, %ld cards, %ld hands swapped\n", std::string(rules->id()).c_str(),
                count.figures, count.cards, count.hands);
    all.figures += count.figures;
    all.cards += count.cards;
    all.hands += count.hands;
  }
  CHECK(all.figures > 0 && all.cards > 0 && all.hands > 0);
}

CASE(a_house_that_knew_secrets_would_be_noticed) {
  // Two positions that differ in what a seat knows do not look alike to it.
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  Chance chance(4);
  int differs = 0;
  lk::test::eachChoice(game, 50, chance, [&](const Position& at, Seat seat) {
    Swapped count;
    const Seat them = seat == Seat::A ? Seat::B : Seat::A;
    const Position other = otherSecrets(at, them, game, chance, count);
    differs +=
        digestOf(at.state, at.held[seat], seat) != digestOf(other.state, other.held[seat], seat) ? 1 : 0;
  });
  CHECK_MESSAGE(differs > 10, std::to_string(differs));
}
