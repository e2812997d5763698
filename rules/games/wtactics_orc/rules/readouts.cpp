#include "rules/games/wtactics_orc/rules/readouts.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr auto kKeywordRules = enumerated<Keyword, RuleId>({{Keyword::blessed, rule::blessed},
                                                            {Keyword::steadfast, rule::steadfast},
                                                            {Keyword::sharpshooter, rule::covered}});

std::string_view durationOf(const Cause& cause) {
  return language().durations[static_cast<std::size_t>(cause.until)];
}

/// Adds the causes to the sum: all additions, then all halvings, and nothing below 0.
void addUp(Count& count, const std::vector<Cause>& causes) {
  int value = count.base.value_or(0);
  for (const Cause& cause : causes) {
    if (cause.by == 0) continue;
    value += cause.by;
    count.parts.push_back(
        {.amount = cause.by, .rule = rule::activated, .card = cause.card, .until = durationOf(cause)});
  }
  for (const Cause& cause : causes) {
    if (!cause.halves) continue;
    count.parts.push_back({.amount = halved(value) - value,
                           .rule = rule::rounding,
                           .card = cause.card,
                           .until = durationOf(cause),
                           .kind = PartKind::halves});
    value = halved(value);
  }
  settleAt(count, std::max(0, value), rule::rounding);
}

/// One creature's numbers, in the order of its card.
class Listing {
 public:
  Listing(const Host& host, const Board& board, SlotId slot) : host_(host), board_(board), slot_(slot) {}

  Readout all() {
    if (isSilenced(host_.state(), creature().thing))
      readout_.conditions.push_back({.name = "silenced", .rule = rule::groupAbilities});
    addStat("close", Stats::close);
    addStat("ranged", Stats::ranged);
    addStat("defense", Stats::defense);
    const int life = printed(Stat::life);
    readout_.counts.push_back({.name = "life", .now = std::max(0, life - creature().damage), .most = life});
    if (creature().damage != 0) readout_.counts.push_back({.name = "damage", .now = creature().damage});
    for (const auto& [name, stat] : {std::pair{"cost", Stat::cost}, std::pair{"level", Stat::level}})
      readout_.counts.push_back({.name = name, .now = printed(stat)});
    addUpkeep();
    for (const Keyword keyword : {Keyword::blessed, Keyword::steadfast, Keyword::sharpshooter})
      addConditions(Lasting::grant, static_cast<int>(keyword),
                    language().keywords[static_cast<std::size_t>(keyword)], kKeywordRules[keyword]);
    addConditions(Lasting::forbid, static_cast<int>(Bar::move), "cannot_move", rule::cannotMove);
    addAim();
    return std::move(readout_);
  }

 private:
  void addAim() {
    const State& s = host_.state();
    if (phase(s) != Phase::battle) return;
    const auto attackers = attackersIn(s, board_);
    const auto all = attackers.all();
    const ThingId target = thingOf(s, Table::target);
    if (std::find(all.begin(), all.end(), slot_) != all.end() && target.known())
      readout_.aims.push_back(target);
  }
  [[nodiscard]] Creature creature() const { return board_.at(slot_); }
  [[nodiscard]] int printed(Stat stat) const {
    return wtactics_orc::stat(host_.cards(), creature().card, stat);
  }

  /// Adds a stat that the card has, or has by an effect.
  void addStat(std::string_view name, Stats stat) {
    Count count{.name = name, .base = printedStat(host_.cards(), creature().card, stat)};
    addUp(count, causesOf(host_, board_, slot_, Lasting::modify, static_cast<int>(stat)));
    if (count.now != 0 || count.base != 0) readout_.counts.push_back(std::move(count));
  }

  void addUpkeep() {
    const int own = printed(Stat::upkeep);
    Count upkeep{.name = "upkeep", .base = own};
    if (const int all = upkeepOf(host_.cards(), creature().card); all != own)
      upkeep.parts.push_back({.amount = all - own, .rule = rule::level2Upkeep});
    settleAt(upkeep, upkeepOf(host_.cards(), creature().card), rule::upkeep);
    if (upkeep.now != 0) readout_.counts.push_back(std::move(upkeep));
  }

  void addConditions(Lasting kind, int what, std::string_view name, RuleId rule) {
    for (const Cause& cause : causesOf(host_, board_, slot_, kind, what))
      readout_.conditions.push_back(
          {.name = name, .rule = rule, .card = cause.card, .until = durationOf(cause)});
  }

  const Host& host_;
  const Board& board_;
  SlotId slot_;
  Readout readout_;
};

/// Returns the combat value of a side before effects: the attackers' sum, or that of the target.
int ownValue(const Host& host, const Board& board, Seat side) {
  const State& s = host.state();
  if (side == turnSeat(s)) {
    int sum = 0;
    const auto attackers = attackersIn(s, board);
    for (const SlotId slot : attackers.all()) sum += attackValue(host, board, slot, weapon(s));
    return sum;
  }
  const SlotId target = board.slotOf(thingOf(s, Table::target));
  const bool strikes = target.known() && hasWeapon(host.cards(), board.at(target).card, weapon(s));
  return strikes ? attackValue(host, board, target, weapon(s)) : 0;
}

/// Adds the combat value of a side, if an effect changes it. Precondition: a battle is being fought.
void addSide(const Host& host, const Board& board, Seat side, Readout& readout) {
  const std::vector<Cause> causes = causesOf(host.state(), side);
  if (causes.empty()) return;
  Count value{.name = "combat_value", .base = ownValue(host, board, side)};
  addUp(value, causes);
  readout.counts.push_back(std::move(value));
}

}  // namespace

Readouts readouts(const State& state, const CardBook& cards) {
  const Host host(state, cards);
  const Board board(state);
  Readouts all;
  for (const Slot& slot : state.lying) {
    const SlotId where = SlotId::ofZone(slot.zone);
    const bool stands = where.known() && slot.thing.known() && board.at(where).there();
    all.lying.push_back(stands ? Listing(host, board, where).all() : Readout());
  }
  if (phase(state) == Phase::battle)
    for (const Seat side : {Seat::A, Seat::B}) addSide(host, board, side, all.seats[index(side)]);
  return all;
}

}  // namespace lk::rules::wtactics_orc
