#include "rules/games/halfwish/rules/host.h"

#include <algorithm>

#include "rules/games/halfwish/cards/worth.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/rulings.h"

namespace lk::rules::halfwish {

namespace {

Of figureOf(Counter counter) {
  switch (counter) {
    case Counter::hp:
      return Of::hp;
    case Counter::points:
      return Of::points;
    case Counter::lamps:
      return Of::lamps;
    case Counter::mana:
      return Of::mana;
    case Counter::upgrades:
      return Of::extraUpgrades;
    case Counter::exposed:
      return Of::exposed;
    case Counter::toughness:
      return Of::toughness;
    case Counter::dv:
    case Counter::dvThisTurn:
      break;
  }
  return Of::dv;
}

std::string_view paidWord(Counter counter) {
  return counter == Counter::hp ? "hp_paid" : counter == Counter::points ? "points_paid" : "mana_paid";
}

}  // namespace

bool Host::halted() const {
  return state().result.finished || get(state(), Table::byHand) != 0 || get(state(), Seat::A, Of::hp) <= 0 ||
         get(state(), Seat::B, Of::hp) <= 0;
}

Players Host::inOrder(std::uint8_t seats) const {
  Players out;
  for (const Seat seat : inTurn(state()))
    if ((seats >> index(seat) & 1) != 0) out.add(seat);
  return out;
}

Players Host::players(int who, const Frame& frame) const {
  return playersOf(state(), static_cast<Who>(who), frame);
}

bool Host::holds(const Test& test, const Frame& frame) const {
  return testHolds(state(), cards_, test, frame);
}

void Host::nothing(const Frame& frame) {
  changes().tell({.rule = rule::nobodyThere, .what = "nothing_happens", .card = frame.card});
}

void Host::damage(int whom, int amount, DamageKind kind, const Frame& why) {
  const Players who = players(whom, why);
  if (who.empty()) return nothing(why);
  for (const Seat seat : who) halfwish::damage(changes(), seat, amount, rule::effectDamage, kind, why.card);
}

void Host::heal(int whom, int amount, const Frame& why) {
  const Players who = players(whom, why);
  if (who.empty()) return nothing(why);
  for (const Seat seat : who) halfwish::heal(changes(), seat, amount, rule::heal, Bar::applies, why.card);
}

void Host::change(Seat who, Counter counter, int by, const Frame& why) {
  if (const CardId basic = countedCard(counter); basic.known())
    return readyBasic(changes(), cards_, who, basic, by, why.card);
  switch (counter) {
    case Counter::points:
      return gainPoints(changes(), who, by, rule::pointChange, why.card);
    case Counter::lamps:
      return gainLamps(changes(), who, by, why.card);
    case Counter::mana:
      return gain(changes(), who, Of::mana, by, rule::mana, "mana_gained", why.card);
    case Counter::upgrades:
      return gainUpgrades(changes(), who, by, why.card);
    case Counter::exposed:
      return gain(changes(), who, Of::exposed, by, why.place != 0 ? rule::onReveal : rule::stacks,
                  "exposed_gained", why.card);
    case Counter::toughness:
      return gain(changes(), who, Of::toughness, by, why.place != 0 ? rule::onReveal : rule::stacks,
                  "toughness_gained", why.card);
    case Counter::dv:
      return gainDv(changes(), who, by, why.card);
    case Counter::dvThisTurn:
      return passDv(changes(), who, by, why.card);
    case Counter::hp:
      return;  // the table of counters lets no card change it
  }
}

bool Host::canPay(Seat who, Counter counter, int amount) const {
  return get(state(), who, figureOf(counter)) >= amount;
}

void Host::pay(Seat who, Counter paid, int amount, const Frame& why) {
  const Of figure = figureOf(paid);
  changes().set(who, figure, get(state(), who, figure) - amount,
                {.rule = rule::pay, .what = paidWord(paid), .amount = amount, .card = why.card});
}

bool Host::canSet(Seat who, Counter counter) const {
  return counter != Counter::dv || diceFree(who);
}

bool Host::diceFree(Seat who) const {
  return get(state(), who, Of::dvLocked) == 0;
}

void Host::set(Seat who, Counter counter, int to, const Frame& why) {
  switch (counter) {
    case Counter::hp:
      return setHp(changes(), who, to, why.card);
    case Counter::points:
      return setPoints(changes(), who, to, why.card);
    default:
      return setDv(changes(), who, to, why.card);
  }
}

void Host::steal(Seat who, Counter stolen, int amount, const Frame& why) {
  const Of figure = figureOf(stolen);
  const Seat from = other(who);
  const int taken = std::clamp(get(state(), from, figure), 0, amount);
  changes().tell({.rule = rule::steal, .what = "stolen", .seat = who, .amount = taken, .card = why.card});
  if (taken == 0) return;
  switch (stolen) {
    case Counter::hp: {
      changes().set(from, Of::hp, get(state(), from, Of::hp) - taken,
                    {.rule = rule::steal, .what = "hp", .amount = get(state(), from, Of::hp) - taken});
      const int hp = get(state(), who, Of::hp);
      const int now = std::max(hp, std::min(hp + taken, kHealth));
      return changes().set(who, Of::hp, now, {.rule = rule::steal, .what = "hp", .amount = now});
    }
    case Counter::points:
      gainPoints(changes(), from, -taken, rule::steal, why.card);
      return gainPoints(changes(), who, taken, rule::steal, why.card);
    case Counter::lamps:
      gainLamps(changes(), from, -taken, why.card);
      return gainLamps(changes(), who, taken, why.card);
    default: {
      const bool mana = stolen == Counter::mana;
      const std::string_view what = mana ? "mana_gained" : "toughness_gained";
      gain(changes(), from, figure, -taken, rule::steal, what, why.card);
      return gain(changes(), who, figure, taken, rule::steal, what, why.card);
    }
  }
}

void Host::give(Seat who, Condition state, const Frame& why) {
  halfwish::give(changes(), who, state, why.card);
}

void Host::cleanse(Seat who, const Frame& why) {
  if (!readsOtherwise("ruling:negative-effects-list")) return halfwish::cleanse(changes(), who);
  halfwish::end(changes(), who, Of::poisoned, rule::negative, "poisoned_ends");
  halfwish::end(changes(), who, Of::ignited, rule::negative, "ignited_ends");
  byHand(why);
}

void Host::boost(Seat who, Boosted what, int by, const Frame& why) {
  if (!inDuel(state())) return nothing(why);
  const bool strike = what == Boosted::strike;
  const Of figure = !strike ? Of::blockUp : by > 0 ? Of::strikeUp : Of::strikeDown;
  changes().note(who, figure, get(state(), who, figure) + by);
  changes().tell({.rule = rule::gifts,
                  .what = strike ? "strikes_boosted" : "blocks_boosted",
                  .seat = who,
                  .amount = by,
                  .card = why.card});
}

void Host::grant(Seat who, int keyword, const Frame& why) {
  if (!inDuel(state())) return nothing(why);
  KeywordSet all = KeywordSet::of(get(state(), who, Of::keywords));
  all.add(keyword);
  changes().note(who, Of::keywords, all.bits());
  changes().tell(
      {.rule = rule::gifts, .what = "keyword_given", .seat = who, .amount = keyword, .card = why.card});
}

void Host::look(Seat who, Look at, const Frame& why) {
  if (at == Look::opponentDice) changes().share(other(who), Of::dv, who);
  changes().tell(
      {.rule = rule::look, .what = "looks", .seat = who, .amount = static_cast<int>(at), .card = why.card});
}

bool Host::canReroll(Seat who, Toward toward) const {
  const State& s = state();
  if (get(s, who, Of::dvLocked) != 0 || !figure(s, who, Of::dv).present) return false;
  const int now = get(s, who, Of::dice);
  if (toward == Toward::higher) return now < kMaxDice;
  return toward == Toward::any || now > kMinDice;
}

std::string_view Host::misfitDice(Seat who, Toward toward, std::array<std::uint8_t, 2> dice) const {
  const int now = get(state(), who, Of::dice);
  const int sum = dice[0] + dice[1];
  const bool fits = toward == Toward::any || (toward == Toward::higher ? sum > now : sum < now);
  return fits ? "" : "roll_again";
}

void Host::reroll(Seat who, std::array<std::uint8_t, 2> dice, const Frame& why) {
  rerollDice(changes(), who, dice, why.card);
}

int Host::mostToBid(Seat who) const {
  return std::max(0, get(state(), who, Of::points));
}

std::optional<int> Host::bidOf(Seat who) const {
  const Figure& bid = figure(state(), who, Of::bid);
  return bid.present ? std::optional<int>(bid.value) : std::nullopt;
}

void Host::bid(Seat who, int points) {
  changes().clear(who, Of::bid, Knowers::only(who));
  changes().set(who, Of::bid, points,
                {.rule = rule::bid, .what = "bid_made", .amount = points, .knownTo = Knowers::only(who)});
}

std::optional<Seat> Host::closeBids(const Frame& why) {
  for (const Seat seat : inTurn(state()))
    changes().show(seat, Of::bid, {.rule = rule::bid, .what = "bid_shown", .card = why.card});
  const int a = *bidOf(Seat::A);
  const int b = *bidOf(Seat::B);
  if (a == b) {
    changes().tell({.rule = rule::bid, .what = "bids_level", .amount = a, .card = why.card});
    return std::nullopt;
  }
  const Seat winner = a > b ? Seat::A : Seat::B;
  pay(winner, Counter::points, std::max(a, b), why);
  return winner;
}

void Host::chosen(Seat who, const OptionCase&, int place, const Frame& why) {
  changes().tell({.rule = rule::option, .what = "chosen", .seat = who, .amount = place, .card = why.card});
}

void Host::store(int moments, const Frame& frame) {
  changes().stored().push_back({static_cast<std::int16_t>(moments), frame});
  changes().tell({.rule = rule::later, .what = "put_by", .seat = frame.self, .card = frame.card});
}

bool Host::mustAsk(PromptId ruling) const {
  return halfwish::mustAsk(state(), ruling);
}

bool Host::readsOtherwise(PromptId ruling) const {
  return halfwish::readsOtherwise(state(), ruling);
}

void Host::byHand(const Frame& why) {
  handOver(changes(), why.card);
}

}  // namespace lk::rules::halfwish
