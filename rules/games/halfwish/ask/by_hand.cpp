#include <algorithm>
#include <iterator>
#include <span>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/classes.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/showdown.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/games/halfwish/vocabulary.h"
#include "rules/referee/odd.h"

namespace lk::rules::halfwish {

namespace {

using Effect = Ruling (*)(Changes&, Seat, int);

Ruling byDamage(Changes& c, Seat seat, int n) {
  damage(c, seat, n, rule::byHand);
  return {};
}
Ruling byHeal(Changes& c, Seat seat, int n) {
  heal(c, seat, n, rule::heal);
  return {};
}
Ruling byPoints(Changes& c, Seat seat, int n) {
  gainPoints(c, seat, n, rule::pointChange);
  return {};
}
Ruling byLamps(Changes& c, Seat seat, int n) {
  gainLamps(c, seat, n);
  return {};
}
Ruling byMana(Changes& c, Seat seat, int n) {
  gain(c, seat, Of::mana, n, rule::mana, "mana_gained");
  return {};
}
Ruling byExposed(Changes& c, Seat seat, int n) {
  gain(c, seat, Of::exposed, n, rule::byHand, "exposed_gained");
  return {};
}
Ruling byToughness(Changes& c, Seat seat, int n) {
  gain(c, seat, Of::toughness, n, rule::byHand, "toughness_gained");
  return {};
}
Ruling byPoison(Changes& c, Seat seat, int) {
  give(c, seat, Condition::poisoned);
  return {};
}
Ruling byIgnite(Changes& c, Seat seat, int) {
  give(c, seat, Condition::ignited);
  return {};
}
Ruling byStun(Changes& c, Seat seat, int) {
  give(c, seat, Condition::stunned);
  return {};
}

Ruling payWith(Changes& c, Seat seat, Of figure, int n, std::string_view missing, std::string_view what) {
  const int have = get(c.state(), seat, figure);
  if (n > have) return refuse(missing, Json::object({{"have", have}, {"price", n}}));
  c.set(seat, figure, have - n, {.rule = rule::pay, .what = what, .amount = n});
  return {};
}
Ruling byPayHp(Changes& c, Seat seat, int n) {
  return payWith(c, seat, Of::hp, n, "not_enough_health", "hp_paid");
}
Ruling byPayPoints(Changes& c, Seat seat, int n) {
  return payWith(c, seat, Of::points, n, "not_enough_points", "points_paid");
}
Ruling bySetHp(Changes& c, Seat seat, int n) {
  setHp(c, seat, n);
  return {};
}
Ruling bySetPoints(Changes& c, Seat seat, int n) {
  setPoints(c, seat, n);
  return {};
}
Ruling byExtraUpgrade(Changes& c, Seat seat, int n) {
  gainUpgrades(c, seat, n);
  return {};
}

struct HandWord {
  std::string_view word;
  Effect effect;
  int least;          // minimum of the amount
  bool bare = false;  // needs no amount
};
constexpr HandWord kWords[] = {{"damage", byDamage, 1},
                               {"heal", byHeal, 1},
                               {"points", byPoints, -99},
                               {"lamps", byLamps, -99},
                               {"mana", byMana, -99},
                               {"poison", byPoison, 0, true},
                               {"ignite", byIgnite, 0, true},
                               {"stun", byStun, 0, true},
                               {"exposed", byExposed, -99},
                               {"toughness", byToughness, -99},
                               {"pay_hp", byPayHp, 1},
                               {"pay_points", byPayPoints, 1},
                               {"set_hp", bySetHp, 0},
                               {"set_points", bySetPoints, 0},
                               {"extra_upgrade", byExtraUpgrade, 1, true}};
constexpr int kMaxByHand = 99;

/// Returns the number a correction gives a figure; nullopt if it does not fit.
std::optional<int> fitting(const Json& value, const FigureSpec& spec) {
  if (spec.kind == FigureKind::flag)
    return value.isBool() ? std::optional(value.asBool() ? 1 : 0) : std::nullopt;
  if (spec.kind == FigureKind::seat) {
    const std::optional<Seat> seat = seatFrom(value.asString());
    return seat && index(*seat) < kSeats.size() ? std::optional(static_cast<int>(*seat)) : std::nullopt;
  }
  const std::int64_t n = value.asInt();
  return value.isInt() && n >= spec.least && n <= spec.most ? std::optional(static_cast<int>(n))
                                                            : std::nullopt;
}

/// Returns whether a figure of the table may be nobody: first blood, and the aggressor while no duel is
/// running.
bool mayBeNobody(const State& s, Table figure) {
  return figure == Table::firstBlood || (figure == Table::aggressor && duelStage(s) == Stage::none);
}

/// Returns whether dice can still be rolled before anything depends on them.
bool mayBeUnrolled(const State& s) {
  return phase(s) == Phase::roll || phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade;
}

constexpr Usual kUsual[] = {{"hp", 0, kHealth},   {"points", 0, 40},        {"lamps", 0, 20},
                            {"mana", 0, 20},      {"dv", 0, 24, true},      {"exposed", 0, 20},
                            {"toughness", 0, 20}, {"extra_upgrades", 0, 10}};

Ruling misfit(std::string_view figure, const Json& value) {
  return malformedBecause("\"" + std::string(figure) + "\" cannot be " + value.dump());
}

using Problem = std::optional<Ruling>;

Problem mendSeat(Changes& changes, Seat seat, Of figure, const FigureSpec& spec, const Json& value,
                 const CardBook& cards) {
  if (spec.kind == FigureKind::card) return correctClass(changes, seat, value.asString(), cards);
  if (figure == Of::dv && value.isNull() && mayBeUnrolled(changes.state())) {
    unroll(changes, seat, {.rule = rule::correct, .what = "dv_not_rolled"});
    return std::nullopt;
  }
  const std::optional<int> fit = fitting(value, spec);
  if (!fit) return misfit(spec.name, value);
  const Knowers knowers = halfwish::figure(changes.state(), seat, figure).knownTo;
  const Step step{.rule = rule::correct, .what = spec.name, .amount = *fit, .knownTo = knowers};
  if (figure != Of::dv) {
    changes.set(seat, figure, *fit, step);
    return std::nullopt;
  }
  correctDv(changes, seat, *fit, step);
  // A DV that people enter counts as rolled.
  if (phase(changes.state()) == Phase::roll) changes.note(seat, Of::ready, 1);
  return std::nullopt;
}

/// Swaps this turn's location with that of another turn.
void swapLocations(Changes& changes, int turn, int other) {
  const State& s = changes.state();
  for (const std::size_t place : s.lying.in({mapZone(turn), mapZone(other)})) {
    Slot slot = s.lying[place];
    slot.zone = mapZone(slot.zone == mapZone(turn) ? other : turn);
    changes.arrange(place, slot);
  }
}

Problem mendTable(Changes& changes, Table figure, const FigureSpec& spec, const Json& value) {
  const State& s = changes.state();
  if (value.isNull() && mayBeNobody(s, figure)) {
    const bool blood = figure == Table::firstBlood;
    changes.clear(figure);
    changes.tell({.rule = rule::correct, .what = blood ? "no_first_blood" : spec.name});
    return std::nullopt;
  }
  const std::optional<int> fit = fitting(value, spec);
  if (!fit) return misfit(spec.name, value);
  const bool upgrading = phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade;
  if (upgrading && figure == Table::round && *fit == kRounds)
    return malformedBecause("no upgrades follow the last round");
  Step step{.rule = rule::correct, .what = spec.name, .amount = *fit};
  if (figure == Table::firstBlood) step.seat = static_cast<Seat>(*fit);
  if (figure == Table::turn) swapLocations(changes, get(s, Table::turn), *fit);
  changes.set(figure, *fit, step);
  return std::nullopt;
}

const HandWord* findWord(std::string_view word) {
  const auto found =
      std::find_if(std::begin(kWords), std::end(kWords), [&](const HandWord& w) { return w.word == word; });
  return found == std::end(kWords) ? nullptr : &*found;
}

}  // namespace

std::vector<std::string_view> wordsByHand() {
  std::vector<std::string_view> all;
  for (const HandWord& each : kWords) all.push_back(each.word);
  return all;
}

std::pair<int, int> amountsByHand(std::string_view word) {
  const HandWord* found = findWord(word);
  return found ? std::pair(found->least, kMaxByHand) : std::pair(1, 0);
}

Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards) {
  const Event& event = *move.event;
  const std::optional<Seat> seat = event.seat();
  const std::span<const FigureSpec> specs = seat ? vocabulary().seatFigures : vocabulary().tableFigures;
  const State before = changes.state();
  Problem problem;
  for (const auto& [name, value] : event.body["set"].members()) {
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [key = std::string_view(name)](const FigureSpec& f) {
          return f.name == key && f.shown == Shown::inViews;
        });
    if (spec == specs.end()) {
      problem = malformedBecause("\"" + name + "\" cannot be corrected here");
    } else {
      const auto figure = std::distance(specs.begin(), spec);
      problem = seat ? mendSeat(changes, *seat, static_cast<Of>(figure), *spec, value, cards)
                     : mendTable(changes, static_cast<Table>(figure), *spec, value);
    }
    if (!problem) continue;
    changes.restore(before);
    return *std::move(problem);
  }
  sayOdd(changes, event, kUsual, rule::correct);
  if (phase(changes.state()) == Phase::reveal) takeBackMiscounted(changes);
  return {};
}

Ruling judgeEffect(Changes& changes, const Move& move, const CardBook&) {
  const Event& event = *move.event;
  const std::string& word = event.body["do"].asString();
  const HandWord* found = findWord(word);
  if (!found) return malformedBecause("no effect is called \"" + word + "\"");
  const Json* amount = event.body.find("amount");
  if (!amount && !found->bare) return malformedBecause("\"" + word + "\" needs \"amount\"");
  const std::int64_t n = amount ? amount->asInt() : 1;
  if (n < found->least || n > kMaxByHand)
    return malformedBecause("\"amount\" must be from " + std::to_string(found->least) + " to 99");
  return found->effect(changes, *event.seat(), static_cast<int>(n));
}

}  // namespace lk::rules::halfwish
