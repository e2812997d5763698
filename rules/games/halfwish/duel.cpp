#include "rules/games/halfwish/duel.h"

#include <algorithm>

#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::array<Seat, 2> kBoth{Seat::A, Seat::B};

/// A duel under way.
class Showdown {
 public:
  Showdown(const DuelInput& input, StepSink steps) : in_(input), steps_(steps) {
    for (const Seat seat : kBoth) {
      const Fighter& f = fighter(seat);
      out_.hp[index(seat)] = f.hp;
      out_.hits[index(seat)] = f.earlierHits;
      out_.exposed[index(seat)] = f.exposed;
      out_.toughness[index(seat)] = f.toughness;
    }
    out_.firstHurt = input.earlierHurt;
  }

  DuelOutcome run() {
    for (int slot = 0; slot < in_.actions; ++slot)
      for (const Seat seat : kBoth) turnUp(seat, slot);
    for (int slot = 0; slot < in_.actions && !out_.dead; ++slot) clash(slot);
    score();
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

  void turnUp(Seat seat, int slot) {
    const ActionProfile* action = fighter(seat).actions[static_cast<std::size_t>(slot)];
    if (!action) return;
    slot_ = slot + 1;
    gain(seat, out_.exposed, action->exposedOnReveal, "exposed_gained");
    gain(seat, out_.toughness, action->toughnessOnReveal, "toughness_gained");
    slot_.reset();
  }

  void gain(Seat seat, std::array<int, 2>& stacks, int by, std::string_view what) {
    if (by == 0) return;
    const int before = stacks[index(seat)];
    stacks[index(seat)] += by;
    tell(rule::onReveal, what, seat, by, before, fighter(seat).cards[static_cast<std::size_t>(*slot_ - 1)]);
  }

  [[nodiscard]] Worth worth(Seat seat, int slot) {
    const ActionProfile* action = fighter(seat).actions[static_cast<std::size_t>(slot)];
    if (!action) return {};
    const int dv = fighter(seat).dv;
    const Worth worth = action->at(dv);
    const CardId card = fighter(seat).cards[static_cast<std::size_t>(slot)];
    if (worth.strike) tell(rule::strikeValue, "strike_value", seat, *worth.strike, dv, card);
    if (worth.block) tell(rule::blockValue, "block_value", seat, *worth.block, dv, card);
    if (worth.evades) tell(rule::evade, "evade_ready", seat, dv, dv, card);
    if (!worth.evades && worth.canEvade) tell(rule::evade, "evade_fails", seat, dv, dv, card);
    return worth;
  }

  void clash(int slot) {
    slot_ = slot + 1;
    const std::array<Worth, 2> worths{worth(Seat::A, slot), worth(Seat::B, slot)};
    const bool strikesA = worths[0].strike.has_value();
    const bool strikesB = worths[1].strike.has_value();
    if (strikesA && strikesB) {
      strikeEachOther(worths);
    } else if (strikesA || strikesB) {
      const Seat striker = strikesA ? Seat::A : Seat::B;
      const Worth& its = worths[index(striker)];
      tell(rule::unopposed, "unopposed", striker, *its.strike);
      land(striker, its, worths[index(other(striker))], *its.strike);
    } else {
      tell(rule::nobodyStrikes, "nobody_strikes", std::nullopt, 0);
    }
    slot_.reset();
  }

  void strikeEachOther(const std::array<Worth, 2>& worths) {
    const bool firstA = worths[0].keywords.has(Keyword::firstStrike);
    const bool firstB = worths[1].keywords.has(Keyword::firstStrike);
    if (firstA && firstB) tell(rule::firstStrikesCancel, "first_strikes_cancel", std::nullopt, 0);
    if (firstA != firstB) {
      const Seat first = firstA ? Seat::A : Seat::B;
      return strikeFirst(first, worths[index(first)], worths[index(other(first))]);
    }
    const int a = *worths[0].strike;
    const int b = *worths[1].strike;
    if (a == b) return tell(rule::equalStrikes, "equal_strikes", std::nullopt, a);
    const Seat higher = a > b ? Seat::A : Seat::B;
    const int gap = std::abs(a - b);
    tell(rule::difference, "difference", other(higher), gap, std::max(a, b));
    land(higher, worths[index(higher)], worths[index(other(higher))], gap);
  }

  /// The full strike lands first; who still stands hits back with the surplus alone.
  void strikeFirst(Seat first, const Worth& its, const Worth& facing) {
    tell(rule::firstStrike, "first_strike", first, *its.strike);
    land(first, its, facing, *its.strike);
    const int surplus = *facing.strike - *its.strike;
    if (out_.dead || surplus <= 0) return;
    tell(rule::retaliation, "retaliation", other(first), surplus, *facing.strike);
    land(other(first), facing, its, surplus);
  }

  /// Damage `raw` of `from` reaches the other player, or not.
  void land(Seat from, const Worth& striking, const Worth& facing, int raw) {
    const Seat to = other(from);
    const bool trueDamage = striking.keywords.has(Keyword::trueDamage);
    if (raw <= 0) return;
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
    const int stacks = striking.keywords.has(Keyword::precise) ? 0 : out_.exposed[index(to)];
    if (stacks != 0) tell(rule::exposed, "exposed_adds", to, stacks);
    return stacks;
  }
  int less(Seat to, bool trueDamage) {
    const int stacks = trueDamage ? 0 : out_.toughness[index(to)];
    if (stacks != 0) tell(rule::toughness, "toughness_takes", to, stacks);
    return stacks;
  }

  void hurt(Seat to, int damage, int raw) {
    if (damage <= 0) return tell(rule::absorbed, "absorbed", to, 0, raw);
    int& hp = out_.hp[index(to)];
    tell(rule::damage, "damage", to, damage, hp);
    hp = std::max(0, hp - damage);
    out_.damage[index(to)] += damage;
    ++out_.hits[index(to)];
    if (!out_.firstHurt) out_.firstHurt = to;
    if (hp > 0) return;
    out_.dead = to;
    tell(rule::knockout, "knockout", to, 0);
    if (*slot_ < in_.actions) tell(rule::deathStops, "rest_unresolved", to, in_.actions - *slot_);
  }

  void score() {
    const Seat aggressor = in_.aggressor;
    const Seat defender = other(aggressor);
    const int defenderHits = out_.hits[index(defender)];
    award(rule::aggressorPoints, "points_for_hits", aggressor, defenderHits);
    award(rule::unhurtPoint, "point_unhurt", defender, defenderHits == 0 ? 1 : 0);
    award(rule::counterPoint, "point_counter", defender, out_.hits[index(aggressor)] > 0 ? 1 : 0);
    const int netA = out_.points[0] + fighter(Seat::A).earlierNet;
    const int netB = out_.points[1] + fighter(Seat::B).earlierNet;
    if (netA == netB) return tell(rule::duelTie, "duel_tie", std::nullopt, netA);
    out_.winner = netA > netB ? Seat::A : Seat::B;
    tell(rule::duelWinner, "duel_won", out_.winner, std::max(netA, netB), std::min(netA, netB));
  }

  void award(RuleId why, std::string_view what, Seat seat, int points) {
    if (points == 0) return;
    tell(why, what, seat, points, fighter(seat).points + out_.points[index(seat)]);
    out_.points[index(seat)] += points;
  }

  const DuelInput& in_;
  StepSink steps_;
  DuelOutcome out_;
  std::optional<int> slot_;  // of the clash under way, 1-based
};

}  // namespace

DuelOutcome fight(const DuelInput& input, StepSink steps) {
  return Showdown(input, steps).run();
}

}  // namespace lk::rules::halfwish
