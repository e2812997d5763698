// Tests advice in a night: it takes the hand that is told, and is alike whatever others said in secret.
#include "rules/player/advice.h"

#include "secret_nights.h"

using namespace lk;
using namespace lk::rules;

namespace {

bool alike(const Analysis& a, const Analysis& b) {
  bool same = a.now.chance == b.now.chance && a.moves.size() == b.moves.size();
  for (std::size_t i = 0; same && i < a.moves.size(); ++i)
    same = a.moves[i].event == b.moves[i].event && a.moves[i].then.chance == b.moves[i].then.chance;
  return same;
}

}  // namespace

CASE(advice_in_a_night_takes_the_hand_that_is_told) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::cardsOf(rules));
  Chance chance(43);
  const std::vector<Event> events = lk::test::nightOf(game, chance, 25);
  const PossibleHand possible = possibleHand(game, events, Seat::A);
  CHECK(possible.size > 0 && possible.cards.size() > 1);
  std::vector<CardId> hand{possible.cards.front().card};
  CHECK(isPossible(possible, hand));
  for (int i = 0; i < possible.cards.front().most; ++i) hand.push_back(hand.front());
  CHECK(!isPossible(possible, hand));
  const std::vector<CardId> other{CardId()};
  CHECK(!isPossible(possible, other));
  const Thinking thinking{.rounds = 40};
  const auto all = advice(game, {.standing = events, .seat = Seat::A}, thinking);
  CHECK(all && alike(*advice(game, {.standing = events, .seat = Seat::A}, thinking), *all));
  CHECK(!advice(game, {.standing = {}, .seat = Seat::A}, thinking));
}

CASE(advice_in_a_night_is_alike_whatever_others_said_in_secret) {
  int swapped = 0;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(44);
    const int here = lk::test::eachSecret(
        game, chance, lk::test::nights(6),
        [&](const std::vector<Event>& one, const std::vector<Event>& other, Seat seat) {
          const AdviceTurn ofOne{.standing = one, .seat = seat}, ofOther{.standing = other, .seat = seat};
          CHECK(possibleHand(game, one, seat) == possibleHand(game, other, seat));
          CHECK_MESSAGE(
              alike(*advice(game, ofOne, {.rounds = 30}), *advice(game, ofOther, {.rounds = 30})),
              std::string(rules->id()) + " " + one.back().body.dump() + " / " + other.back().body.dump());
        });
    std::printf("  %s: %d secrets\n", std::string(rules->id()).c_str(), here);
    swapped += here;
  }
  CHECK(swapped > 10);
}
