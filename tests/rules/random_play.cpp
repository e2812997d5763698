// Properties of whole random nights.
#include "rules/core/random_play.h"

#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

CASE(random_nights_take_every_legal_answer) {
  const PlayTotals totals = playRandomly(halfwish(), houseCards(), 2000, 1);
  CHECK(totals.games == 2000);
  CHECK(totals.refused == 0);
  CHECK(totals.wins[0] + totals.wins[1] + totals.draws == 2000);
  CHECK(totals.wins[0] > 500);
  CHECK(totals.wins[1] > 500);
}
