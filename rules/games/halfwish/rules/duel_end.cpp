#include "rules/games/halfwish/rules/duel_end.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/action_frames.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/duel.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/turn.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kDuelMoments =
    bit(Moment::onWin) | bit(Moment::onTie) | bit(Moment::onLose) | bit(Moment::concession);

constexpr int kAllGiven = 2;  // a tie rewards at most two players

/// Returns who gets first blood of a duel in which both scored.
std::optional<Seat> firstOfBoth(const State& s, std::optional<Seat> winner) {
  switch (reading<FirstBlood>(s, Option::firstBloodInDuel)) {
    case FirstBlood::unhurt: {
      const std::optional<Seat> hurt = maybeSeat(s, Table::firstHurt);
      return hurt ? std::optional(other(*hurt)) : std::nullopt;
    }
    case FirstBlood::aggressor:
      return seatOf(s, Table::aggressor);
    case FirstBlood::winner:
      return winner;
    case FirstBlood::nobody:
      break;
  }
  return std::nullopt;
}

std::array<int, 2> hitsOf(const State& s) {
  return {get(s, Seat::A, Of::duelHits), get(s, Seat::B, Of::duelHits)};
}

/// Awards the points of the roles. Returns each player's net points of the duel.
std::array<int, 2> awardRoles(Changes& changes, RolePoints& roles) {
  const State& s = changes.state();
  const std::array<int, 2> before{get(s, Seat::A, Of::points), get(s, Seat::B, Of::points)};
  roles = rolePoints(hitsOf(s), seatOf(s, Table::aggressor), before, changes.steps());
  std::array<int, 2> net{};
  for (const Seat seat : kSeats) {
    const std::size_t i = index(seat);
    changes.note(seat, Of::points, before[i] + roles.points[i]);
    net[i] = roles.points[i] + get(s, seat, Of::duelNet);
  }
  return net;
}

void bloodOfRoles(Changes& changes, const RolePoints& roles, std::optional<Seat> winner) {
  const bool a = roles.points[0] > 0;
  const bool b = roles.points[1] > 0;
  std::optional<Seat> first;
  if (a && b)
    first = firstOfBoth(changes.state(), winner);
  else if (a || b)
    first = a ? Seat::A : Seat::B;
  if (first) firstBlood(changes, *first);
}

/// Removes the stored effects of these moments. Returns those for which `due` returns true; the others are
/// lost.
template <class Due>
std::vector<Frame> takeStored(Changes& changes, int moments, Due due) {
  std::vector<Frame> out;
  std::erase_if(changes.stored(), [&](const Stored& stored) {
    if ((stored.moments & moments) == 0) return false;
    if (due(stored)) {
      out.push_back(stored.frame);
      return true;
    }
    // It can still wait for a later moment, unless it was only for this duel.
    return (stored.moments & ~kDuelMoments) == 0;
  });
  return out;
}

void freshDice(Changes& changes) {
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::dvHeld, rule::concede, "dv_held_ends");
    changes.note(seat, Of::ready, 0);
  }
}

const Ability* locationAbility(const State& s, const CardBook& cards, Hook hook) {
  const CardId location = openLocation(s);
  return location.known() ? cards.program(location).at(place(hook)) : nullptr;
}

Frame locationFrame(const State& s, const Ability& ability, Seat winner) {
  Frame frame;
  frame.card = openLocation(s);
  frame.left = ability.body;
  partIn(frame, Part::winner) = winner;
  partIn(frame, Part::revealer) = maybeSeat(s, Table::duelStarter);
  return frame;
}

/// Returns who gets the reward: the winner, or on a tie the players the table's option names.
std::vector<Seat> rewarded(const State& s) {
  if (const auto winner = maybeSeat(s, Table::duelWinner)) return {*winner};
  if (is(s, Option::duelTieReward, TieReward::defender)) return {other(seatOf(s, Table::aggressor))};
  if (is(s, Option::duelTieReward, TieReward::both)) return {inTurn(s)[0], inTurn(s)[1]};
  return {};
}

/// Gives one player the reward of the open location. Precondition: it has one.
void giveReward(Changes& changes, const CardBook& cards, Seat winner) {
  const State& s = changes.state();
  changes.tell({.rule = rule::reward, .what = "reward", .seat = winner, .card = openLocation(s)});
  changes.running().push_back(locationFrame(s, *locationAbility(s, cards, Hook::duelReward), winner));
}

}  // namespace

void scoreDuel(Changes& changes) {
  RolePoints roles;
  const std::array<int, 2> net = awardRoles(changes, roles);
  const std::optional<Seat> winner = duelWinner(net, changes.steps());
  bloodOfRoles(changes, roles, winner);
  changes.clear(Table::duelWinner);
  if (winner) changes.note(Table::duelWinner, static_cast<int>(*winner));
  changes.note(Table::duel, static_cast<int>(Stage::decided));
}

void tallyOfTheFallen(Changes& changes) {
  if (inDuel(changes.state())) scoreDuel(changes);
}

void concedeDuel(Changes& changes, Seat loser) {
  const Seat winner = other(loser);
  changes.running().clear();
  changes.tell({.rule = rule::concede, .what = "conceded", .seat = loser});
  changes.note(Table::duel, static_cast<int>(Stage::conceded));
  changes.note(Table::duelWinner, static_cast<int>(winner));
  changes.tell({.rule = rule::concede, .what = "duel_won_by_concession", .seat = winner});
  for (const Seat seat : kSeats) returnActions(changes, seat);
  freshDice(changes);
  enter(changes, Phase::conceded);
  putUnderWay(changes, takeStored(changes, bit(Moment::concession),
                                  [&](const Stored& stored) { return stored.frame.self == winner; }));
}

void callOffDuel(Changes& changes, std::optional<Seat> offering) {
  const State& s = changes.state();
  changes.running().clear();
  changes.tell({.rule = rule::calledOff, .what = "called_off"});
  changes.note(Table::duel, static_cast<int>(Stage::none));
  takeStored(changes, kDuelMoments, [](const Stored&) { return false; });
  for (const Seat seat : kSeats) returnActions(changes, seat);
  if (is(s, Option::stacksLast, StacksLast::duel)) endStacks(changes);
  changes.clear(Table::aggressor);
  if (!offering) return enter(changes, Phase::lastEffects);
  // The turn can still end in a truce: restores the count of successive parleys.
  if (const int row = get(s, Table::rowBefore); row != get(s, Table::parleyStreak))
    changes.set(Table::parleyStreak, row, {.rule = rule::calledOff, .what = "parley_streak", .amount = row});
  changes.note(Table::offer, static_cast<int>(Offer::parley));
  changes.note(Table::offerer, static_cast<int>(*offering));
  changes.tell({.rule = rule::calledOff, .what = "parley_offered", .seat = offering});
  enter(changes, Phase::answer);
}

void beginResults(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const std::optional<Seat> winner = maybeSeat(s, Table::duelWinner);
  std::vector<Frame> frames;
  for (const Seat seat : inTurn(s)) {
    const Hook hook = !winner ? Hook::onTie : *winner == seat ? Hook::onWin : Hook::onLose;
    for (int slot = 1; slot <= kMaxActions; ++slot) {
      addAbility(frames, s, cards, seat, slot, hook);
    }
  }
  putUnderWay(changes, frames);
}

void beginMoments(Changes& changes) {
  const std::optional<Seat> winner = maybeSeat(changes.state(), Table::duelWinner);
  putUnderWay(changes, takeStored(changes, kDuelMoments, [&](const Stored& stored) {
                const auto waits = [&](Moment moment) { return (stored.moments & bit(moment)) != 0; };
                if (!winner) return waits(Moment::onTie);
                return stored.frame.self == winner ? waits(Moment::onWin) : waits(Moment::onLose);
              }));
}

bool beginNextReward(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const std::vector<Seat> winners = duelStage(s) == Stage::none ? std::vector<Seat>() : rewarded(s);
  const auto given = static_cast<std::size_t>(get(s, Table::rewards));
  if (given >= winners.size() || !locationAbility(s, cards, Hook::duelReward)) return false;
  changes.note(Table::rewards, static_cast<int>(given) + 1);
  giveReward(changes, cards, winners[given]);
  return true;
}

void takeReward(Changes& changes, const CardBook& cards, Seat who) {
  changes.note(Table::rewards, kAllGiven);
  giveReward(changes, cards, who);
}

void beginPenalty(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const std::optional<Seat> winner = maybeSeat(s, Table::duelWinner);
  const Ability* penalty = locationAbility(s, cards, Hook::duelPenalty);
  if (!winner || !penalty || duelStage(s) == Stage::none) return;
  changes.tell({.rule = rule::reward, .what = "penalty", .seat = other(*winner), .card = openLocation(s)});
  changes.running().push_back(locationFrame(s, *penalty, *winner));
}

void beginStored(Changes& changes, Moment moment) {
  putUnderWay(changes, takeStored(changes, bit(moment), [](const Stored&) { return true; }));
}

void clearDuel(Changes& changes) {
  const State& s = changes.state();
  for (const Seat seat : kSeats) {
    for (const std::size_t place : s.lying.in(actionZones(seat))) {
      Slot slot = s.lying[place];
      slot.zone = discardZone(seat);
      slot.countsAs = {};
      changes.arrange(place, slot);
    }
  }
  for (const Seat seat : kSeats)
    for (const Of gift : {Of::strikeUp, Of::strikeDown, Of::blockUp, Of::keywords, Of::powers})
      changes.note(seat, gift, 0);
  changes.note(Table::duel, static_cast<int>(Stage::none));
  changes.clear(Table::duelWinner);
  changes.note(Table::rewards, 0);
}

bool mayConcede(const State& s) {
  if (!is(s, Option::concedeWhen, ConcedeWhen::anyTime) || !inDuel(s) || !s.running.empty()) return false;
  if (phase(s) == Phase::preparation) return true;
  // Without powers the preparation asks nothing: it lasts until an action is turned up.
  if (is(s, Option::powers, Kept::on)) return false;
  if (is(s, Option::locations, Kept::on)) return phase(s) == Phase::location;
  return phase(s) == Phase::reveal && actionPlace(s, Seat::A, 1) < 0 && actionPlace(s, Seat::B, 1) < 0;
}

Ruling judgeConcede(Changes& changes, const Move& move, const CardBook&) {
  if (!mayConcede(changes.state())) return notNow(changes.state());
  concedeDuel(changes, move.seat);
  return {};
}

}  // namespace lk::rules::halfwish
