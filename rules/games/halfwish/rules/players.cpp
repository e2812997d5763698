// Which players the words of cards refer to, and whether their tests hold.
#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/worths.h"

namespace lk::rules::halfwish {

namespace {

Players one(std::optional<Seat> seat) {
  Players out;
  if (seat) out.add(*seat);
  return out;
}
Players otherOf(std::optional<Seat> seat) {
  return seat ? one(other(*seat)) : Players();
}

template <class Fits>
Players those(const State& s, Fits fits) {
  Players out;
  for (const Seat seat : inTurn(s))
    if (fits(seat)) out.add(seat);
  return out;
}

std::optional<Seat> higherDv(const State& s) {
  const int a = get(s, Seat::A, Of::dv);
  const int b = get(s, Seat::B, Of::dv);
  if (a == b) return std::nullopt;
  return a > b ? Seat::A : Seat::B;
}

/// Returns whether `does` is true for every one of the players; false if there are none.
template <class Does>
bool all(const Players& who, Does does) {
  for (const Seat seat : who)
    if (!does(seat)) return false;
  return !who.empty();
}

int valueOf(const State& s, const CardBook& cards, Seat seat, Counter counter) {
  if (const CardId basic = countedCard(counter); basic.known()) return basicsReady(s, cards, seat, basic);
  switch (counter) {
    case Counter::hp:
      return get(s, seat, Of::hp);
    case Counter::points:
      return get(s, seat, Of::points);
    case Counter::lamps:
      return get(s, seat, Of::lamps);
    case Counter::mana:
      return get(s, seat, Of::mana);
    case Counter::upgrades:
      return get(s, seat, Of::extraUpgrades);
    case Counter::exposed:
      return get(s, seat, Of::exposed);
    case Counter::toughness:
      return get(s, seat, Of::toughness);
    case Counter::dv:
    case Counter::dvThisTurn:
      return get(s, seat, Of::dv);
  }
  return 0;
}

bool facing(const State& s, const CardBook& cards, const Frame& frame, Opposing wanted) {
  const Seat foe = other(*frame.self);
  const CardId card = actionAt(s, foe, frame.place);
  if (!card.known()) return wanted == Opposing::empty;
  const bool strikes = worthsNow(s, cards, foe)[frame.place - 1u].strike.has_value();
  return wanted == (strikes ? Opposing::aggressive : Opposing::defensive);
}

}  // namespace

Players playersOf(const State& s, Who who, const Frame& frame) {
  const Seat turnPlayer = seatOf(s, Table::turnSeat);
  const std::optional<Seat> aggressor =
      duelStage(s) == Stage::none ? std::nullopt : maybeSeat(s, Table::aggressor);
  const auto parity = [&](int rest) {
    return those(s, [&](Seat seat) { return get(s, seat, Of::dv) % 2 == rest; });
  };
  switch (who) {
    case Who::self:
      return one(frame.self);
    case Who::opponent:
      return otherOf(frame.self);
    case Who::both:
      return those(s, [](Seat) { return true; });
    case Who::nobody:
      return {};
    case Who::turnPlayer:
      return one(turnPlayer);
    case Who::otherPlayer:
      return one(other(turnPlayer));
    case Who::revealer:
      return one(partIn(frame, Part::revealer));
    case Who::nonRevealer:
      return otherOf(partIn(frame, Part::revealer));
    case Who::aggressor:
      return one(aggressor);
    case Who::defender:
      return otherOf(aggressor);
    case Who::winner:
      return one(partIn(frame, Part::winner));
    case Who::loser:
      return otherOf(partIn(frame, Part::winner));
    case Who::currentWinner:
      return one(standing(s).winner);
    case Who::currentLoser:
      return otherOf(standing(s).winner);
    case Who::higherDv:
      return one(higherDv(s));
    case Who::lowerDv:
      return otherOf(higherDv(s));
    case Who::oddDv:
      return parity(1);
    case Who::evenDv:
      return parity(0);
    case Who::firstBlood:
      return one(maybeSeat(s, Table::firstBlood));
    case Who::chooser:
      return one(frame.chooser);
    case Who::bidWinner:
      return one(partIn(frame, Part::bidWinner));
  }
  return {};
}

bool testHolds(const State& s, const CardBook& cards, const Test& test, const Frame& frame) {
  const auto named = [&](Who who) { return playersOf(s, who, frame); };
  switch (static_cast<Asks>(test.kind)) {
    case Asks::among: {
      const Players group = named(arg<kAmongTest, "group">(test));
      return all(named(arg<kAmongTest, "who">(test)), [&](Seat seat) { return group.include(seat); });
    }
    case Asks::count:
      return all(named(arg<kCountTest, "who">(test)), [&](Seat seat) {
        return compares(valueOf(s, cards, seat, arg<kCountTest, "what">(test)), test);
      });
    case Asks::phase:
      return inDuelPhase(s, arg<kPhaseTest, "is">(test));
    case Asks::location: {
      const CardId location = openLocation(s);
      return location.known() && cards[location].subtype == kLocationKinds[arg<kLocationTest, "is">(test)];
    }
    case Asks::hurt:
      return all(named(arg<kHurtTest, "who">(test)),
                 [&](Seat seat) { return get(s, seat, Of::duelHits) > 0; });
    case Asks::opposing:
      return facing(s, cards, frame, arg<kOpposingTest, "is">(test));
  }
  return false;
}

}  // namespace lk::rules::halfwish
