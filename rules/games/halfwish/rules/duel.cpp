#include "rules/games/halfwish/rules/duel.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::array<Seat, 2> kBoth{Seat::A, Seat::B};
using Worths = std::array<const Worth*, 2>;

/// Resolves the clashes of one duel.
class Clashes {
 public:
  Clashes(const DuelInput& input, StepSink steps) : in_(input), steps_(steps) {
    for (const Seat seat : kBoth) out_.hp[index(seat)] = fighter(seat).hp;
    out_.hits = input.earlierHits;
    out_.firstHurt = input.earlierHurt;
  }

  DuelOutcome run() {
    for (int slot = 0; slot < in_.actions && !out_.dead; ++slot) clash(slot);
    return out_;
  }

 private:
  [[nodiscard]] const Fighter& fighter(Seat seat) const { return in_.fighters[index(seat)]; }

  void tell(RuleId why, std::string_view what, std::optional<Seat> seat, int amount,
            std::optional<int> from = std::nullopt, CardId card = {}) {
    if (!steps_.wanted()) return;
    steps_.add({.rule = why,
                .what = what,
                .seat = seat,
                .amount = amount,
                .from = from,
                .card = card,
                .slot = slot_});
  }

  [[nodiscard]] const Worth& worth(Seat seat, int slot) {
    const auto at = static_cast<std::size_t>(slot);
    const Worth& worth = fighter(seat).worths[at];
    if (!steps_.wanted()) return worth;
    const int dv = fighter(seat).dv;
    const CardId card = fighter(seat).cards[at];
    if (worth.strike) tell(rule::strikeValue, "strike_value", seat, *worth.strike, dv, card);
    if (worth.block) tell(rule::blockValue, "block_value", seat, *worth.block, dv, card);
    if (worth.evades) tell(rule::evade, "evade_ready", seat, dv, dv, card);
    if (!worth.evades && worth.canEvade) tell(rule::evade, "evade_fails", seat, dv, dv, card);
    return worth;
  }

  void clash(int slot) {
    slot_ = slot + 1;
    const Worths worths{&worth(Seat::A, slot), &worth(Seat::B, slot)};
    const bool strikesA = worths[0]->strike.has_value();
    const bool strikesB = worths[1]->strike.has_value();
    if (strikesA && strikesB) {
      strikeEachOther(worths);
    } else if (strikesA || strikesB) {
      const Seat striker = strikesA ? Seat::A : Seat::B;
      const Worth& its = *worths[index(striker)];
      tell(rule::unopposed, "unopposed", striker, *its.strike);
      land(striker, its, *worths[index(other(striker))], *its.strike);
    } else {
      tell(rule::nobodyStrikes, "nobody_strikes", std::nullopt, 0);
    }
    slot_.reset();
  }

  void strikeEachOther(const Worths& worths) {
    const bool firstA = worths[0]->keywords.has(Keyword::firstStrike);
    const bool firstB = worths[1]->keywords.has(Keyword::firstStrike);
    if (firstA && firstB) tell(rule::firstStrikesCancel, "first_strikes_cancel", std::nullopt, 0);
    if (firstA != firstB) {
      const Seat first = firstA ? Seat::A : Seat::B;
      return strikeFirst(first, *worths[index(first)], *worths[index(other(first))]);
    }
    const int a = *worths[0]->strike;
    const int b = *worths[1]->strike;
    if (a == b) return tell(rule::equalStrikes, "equal_strikes", std::nullopt, a);
    const Seat higher = a > b ? Seat::A : Seat::B;
    const int gap = std::abs(a - b);
    tell(rule::difference, "difference", other(higher), gap, std::max(a, b));
    land(higher, *worths[index(higher)], *worths[index(other(higher))], gap);
  }

  /// The full strike lands first. The other player, if still standing, retaliates with the surplus only.
  void strikeFirst(Seat first, const Worth& its, const Worth& facing) {
    tell(rule::firstStrike, "first_strike", first, *its.strike);
    land(first, its, facing, *its.strike);
    const int surplus = *facing.strike - *its.strike;
    if (out_.dead) return;
    if (surplus <= 0)
      return tell(rule::retaliation, "no_retaliation", other(first), *facing.strike, *its.strike);
    tell(rule::retaliation, "retaliation", other(first), surplus, *facing.strike);
    land(other(first), facing, its, surplus);
  }

  /// Applies a strike of `raw` damage against the other player, if nothing stops it.
  void land(Seat from, const Worth& striking, const Worth& facing, int raw) {
    const Seat to = other(from);
    const bool trueDamage = striking.keywords.has(Keyword::trueDamage);
    if (raw <= 0) return;
    if (striking.keywords.has(Keyword::byHand)) return tell(rule::byHand, "settled_by_hand", to, raw);
    if (fighter(to).unhurtable) return tell(rule::unhurtable, "unhurt", to, 0, raw);
    if (facing.evades && !striking.keywords.has(Keyword::unevadable))
      return tell(rule::evade, "evaded", to, raw);
    if (facing.block) {
      if (striking.keywords.has(Keyword::ignoreBlock) || trueDamage) {
        tell(rule::ignoreBlock, "block_ignored", to, *facing.block);
      } else {
        tell(rule::block, "blocked", to, std::min(raw, *facing.block), raw);
        raw -= *facing.block;
        if (raw <= 0) return;
      }
    }
    hurt(to, raw + extra(to, striking) - less(to, trueDamage), raw);
  }

  int extra(Seat to, const Worth& striking) {
    const int stacks = fighter(to).exposed;
    if (stacks == 0) return 0;
    const bool precise = striking.keywords.has(Keyword::precise);
    tell(rule::exposed, precise ? "exposed_passed" : "exposed_adds", to, stacks);
    return precise ? 0 : stacks;
  }
  int less(Seat to, bool trueDamage) {
    const int stacks = trueDamage ? 0 : fighter(to).toughness;
    if (stacks != 0) tell(rule::toughness, "toughness_takes", to, stacks);
    return stacks;
  }

  void hurt(Seat to, int damage, int raw) {
    if (damage <= 0) return tell(rule::absorbed, "absorbed", to, 0, raw);
    int& hp = out_.hp[index(to)];
    tell(rule::damage, "damage", to, damage, hp);
    hp = std::max(0, hp - damage);
    out_.damage[index(to)] += damage;
    std::uint8_t& landed = out_.landed[index(other(to))];
    landed = static_cast<std::uint8_t>(landed | 1u << (*slot_ - 1));
    ++out_.hits[index(to)];
    if (!out_.firstHurt) out_.firstHurt = to;
    if (hp > 0) return;
    out_.dead = to;
    tell(rule::knockout, "knockout", to, 0);
    if (*slot_ < in_.actions) tell(rule::deathStops, "rest_unresolved", to, in_.actions - *slot_);
  }

  const DuelInput& in_;
  StepSink steps_;
  DuelOutcome out_;
  std::optional<int> slot_;  // current clash, from 1
};

}  // namespace

DuelOutcome fight(const DuelInput& input, StepSink steps) {
  return Clashes(input, steps).run();
}

RolePoints rolePoints(std::array<int, 2> hits, Seat aggressor, std::array<int, 2> before, StepSink steps) {
  RolePoints out;
  const auto award = [&](RuleId why, std::string_view what, Seat seat, int points) {
    if (points == 0) return;
    int& sum = out.points[index(seat)];
    steps.add({.rule = why, .what = what, .seat = seat, .amount = points, .from = before[index(seat)] + sum});
    sum += points;
  };
  const Seat defender = other(aggressor);
  const int defenderHits = hits[index(defender)];
  award(rule::aggressorPoints, "points_for_hits", aggressor, defenderHits);
  award(rule::unhurtPoint, "point_unhurt", defender, defenderHits == 0 ? 1 : 0);
  award(rule::counterPoint, "point_counter", defender, hits[index(aggressor)] > 0 ? 1 : 0);
  return out;
}

std::optional<Seat> duelWinner(std::array<int, 2> net, StepSink steps) {
  if (net[0] == net[1]) {
    steps.add({.rule = rule::duelTie, .what = "duel_tie", .amount = net[0]});
    return std::nullopt;
  }
  const Seat winner = net[0] > net[1] ? Seat::A : Seat::B;
  steps.add({.rule = rule::duelWinner,
             .what = "duel_won",
             .seat = winner,
             .amount = net[index(winner)],
             .from = net[index(other(winner))]});
  return winner;
}

}  // namespace lk::rules::halfwish
