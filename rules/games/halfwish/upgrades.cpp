#include "rules/games/halfwish/upgrades.h"

#include "rules/games/halfwish/body.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/refusal.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kSkipHeal = 7;
constexpr std::string_view kSkip = "skip";

Ruling unknownCard(const std::string& card) {
  return refuse("unknown_card", Json::object({{"card", card}}));
}

}  // namespace

void beginUpgrades(Changes& changes) {
  const State& s = changes.state();
  const Decision now = standing(s);
  const Seat chooser = now.winner ? other(*now.winner) : other(seatOf(s, Table::roundStarter));
  for (const Seat seat : kSeats) {
    changes.note(seat, Of::picks, 1 + get(s, seat, Of::extraUpgrades));
    changes.note(seat, Of::extraUpgrades, 0);
  }
  changes.note(Table::picker, static_cast<int>(chooser));
  changes.tell({.rule = rule::upgradeOrder, .what = "upgrades_begin", .seat = chooser});
  enter(changes, Phase::upgradeOrder);
}

bool picksLeft(const State& state) {
  return get(state, Seat::A, Of::picks) + get(state, Seat::B, Of::picks) > 0;
}

void skipUpgrade(Changes& changes, Seat seat) {
  const Bar bar = is(changes.state(), Option::skipHealBarred, 'a') ? Bar::applies : Bar::lifted;
  heal(changes, seat, kSkipHeal, rule::upgradeSkip, bar);
}

Ruling judgeDeal(Changes& changes, const Event& event, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) != Phase::upgradeOrder && phase(s) != Phase::upgrade) return notNow(s);
  for (const Json& card : event.body["cards"].items()) {
    const CardId id = cards.find(card.asString());
    if (!id.known() || cards[id].type != "upgrade") return unknownCard(card.asString());
  }
  return malformedBecause("five upgrades are dealt");
}

Ruling judgeUpgradeOrder(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  if (auto refused = unlessOwed(s, *event.seat(), "upgrade_order", Answering::inTurn)) return *refused;
  const Seat first = *seatFrom(event.body["first"].asString());
  if (index(first) >= kSeats.size()) return malformedBecause("\"first\" must be \"A\" or \"B\"");
  changes.note(Table::firstPicker, static_cast<int>(first));
  changes.note(Table::picker, static_cast<int>(first));
  changes.tell({.rule = rule::upgradeOrder, .what = "picks_first", .seat = first});
  enter(changes, Phase::upgrade);
  return {};
}

Ruling judgeUpgrade(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  if (auto refused = unlessOwed(s, seat, "upgrade", Answering::inTurn)) return *refused;
  const std::string& card = event.body["card"].asString();
  if (card != kSkip) return unknownCard(card);
  if (event.body.find("replaces")) return malformedBecause("who skips replaces nothing");
  changes.tell({.rule = rule::upgradeSkip, .what = "upgrade_skipped", .seat = seat});
  skipUpgrade(changes, seat);
  changes.note(seat, Of::picks, get(s, seat, Of::picks) - 1);
  if (get(s, other(seat), Of::picks) > 0) changes.note(Table::picker, static_cast<int>(other(seat)));
  if (get(s, seat, Of::picks) > 0)
    changes.tell({.rule = rule::extraUpgrade,
                  .what = "extra_upgrade",
                  .seat = seat,
                  .amount = get(s, seat, Of::picks)});
  return {};
}

}  // namespace lk::rules::halfwish
