#include "rules/games/wtactics_orc/rules/scoring.h"

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/shapes.h"

namespace lk::rules::wtactics_orc {

namespace {

Mask deadIn(const Host& host, const Board& board, Seat army) {
  Mask dead = 0;
  for (const int place : Places(board.creatures(army))) {
    const Creature creature = board.at({army, place});
    if (creature.damage >= stat(host.cards(), creature.card, Stat::life))
      dead = static_cast<Mask>(dead | bit(place));
  }
  return dead;
}

void score(Host& host, Seat seat, Seat army, const Tally& tally) {
  for (const Counted& death : std::span(tally.deaths).first(tally.count)) {
    const int points = pointsFor(death.shape);
    if (points == 0) continue;
    const SlotId slot(army, death.place);
    const int now = get(host.state(), seat, Of::victoryPoints) + points;
    const std::string_view what = death.shape == Shape::square   ? "square_opened"
                                  : death.shape == Shape::column ? "column_opened"
                                                                 : "pair_opened";
    host.changes().set(seat, Of::victoryPoints, now,
                       {.rule = death.shape == Shape::pair ? rule::shapePoints : rule::bestShape,
                        .what = what,
                        .amount = points,
                        .slot = slot.zone() + 1});
  }
}

void buryIn(Host& host, const Board& board, Seat army, Mask dead) {
  const bool ownTurn = army == turnSeat(host.state());
  for (const int place : Places(dead))
    leavePlay(host, board.at({army, place}).thing, ownTurn ? graveyardOf(army) : twilightOf(army),
              {.rule = ownTurn ? rule::dies : rule::killedDefending,
               .what = ownTurn ? "died" : "died_to_twilight"});
}

}  // namespace

void buryDead(Host& host, std::optional<Seat> by) {
  const Board board(host.state());
  const std::array<Mask, 2> dead{deadIn(host, board, Seat::A), deadIn(host, board, Seat::B)};
  if (dead[0] == 0 && dead[1] == 0) return;
  const std::array<Mask, 2> empty{board.empty(Seat::A), board.empty(Seat::B)};
  for (const Seat army : {Seat::A, Seat::B}) buryIn(host, board, army, dead[index(army)]);
  for (const Seat army : {Seat::A, Seat::B})
    if (dead[index(army)] != 0 && by != army)
      score(host, other(army), army, countDeaths(empty[index(army)], dead[index(army)]));
}

void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why) {
  host.changes().tell({.rule = why, .what = winner ? "won" : "drawn", .seat = winner});
  host.changes().result({.finished = true, .winner = winner, .by = by});
  host.changes().phase(static_cast<std::uint8_t>(Phase::ended));
}

void checkEnds(Host& host) {
  const State& s = host.state();
  if (s.result.finished || phase(s) == Phase::startup) return;
  bool points[2];
  bool gone[2];
  for (const Seat seat : {Seat::A, Seat::B}) {
    points[index(seat)] = get(s, seat, Of::victoryPoints) >= get(s, Table::pointsToWin);
    gone[index(seat)] = get(s, seat, Of::inPlay) == 0 && get(s, seat, Of::fielded) != 0;
  }
  if (gone[0] && gone[1]) return finish(host, std::nullopt, "elimination", rule::diedTogether);
  if (points[0] && points[1]) return finish(host, std::nullopt, "points", rule::pointsTogether);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const std::size_t me = index(seat), they = 1 - me;
    if (points[me] && gone[me]) return finish(host, std::nullopt, "together", rule::pointsTogether);
    if (gone[they]) return finish(host, seat, "elimination", rule::elimination);
    if (points[me] && !gone[me]) return finish(host, seat, "points", rule::pointsWin);
  }
}

}  // namespace lk::rules::wtactics_orc
