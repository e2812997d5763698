#include "rules/games/halfwish/coach/lone_duel.h"

#include <algorithm>

#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/worths.h"

namespace lk::rules::halfwish {

namespace {

std::uint8_t placeOfChange() {
  const auto& operations = language().operations;
  const auto found = std::find_if(operations.begin(), operations.end(),
                                  [](const Operation& operation) { return operation.name == "change"; });
  return static_cast<std::uint8_t>(found - operations.begin());
}

/// Applies what a card's owner and the opponent gain when it is turned up.
class Reveals {
 public:
  Reveals(const CardBook& cards, LoneDuel& duel, StepSink steps)
      : cards_(cards), duel_(duel), steps_(steps) {}

  void turnUp(Seat seat, int slot) {
    const CardId card = duel_.duelists[index(seat)].actions[static_cast<std::size_t>(slot - 1)];
    if (!card.known()) return;
    const Program& program = cards_.program(card);
    const Ability* ability = program.at(place(Hook::onReveal));
    if (!ability) return;
    static const std::uint8_t kChange = placeOfChange();
    for (std::size_t at = ability->body.begin; at < ability->body.end; ++at) {
      const Instruction& it = program.code[at];
      if (it.operation != kChange) continue;
      const Who who = arg<kChangeFields, "who">(it);
      if (who != Who::self && who != Who::opponent) continue;
      gain(who == Who::self ? seat : other(seat), arg<kChangeFields, "what">(it),
           arg<kChangeFields, "by">(it), card, slot);
    }
  }

 private:
  void gain(Seat seat, Counter counter, int by, CardId card, int slot) {
    Duelist& player = duel_.duelists[index(seat)];
    int* value = counter == Counter::exposed     ? &player.exposed
                 : counter == Counter::toughness ? &player.toughness
                 : counter == Counter::dv        ? &player.dv
                                                 : nullptr;
    if (!value) return;
    const int before = *value;
    *value = std::max(0, before + by);
    if (!steps_.wanted()) return;
    steps_.add({.rule = counter == Counter::dv ? rule::dvChange : rule::onReveal,
                .what = counter == Counter::exposed     ? "exposed_gained"
                        : counter == Counter::toughness ? "toughness_gained"
                                                        : "dv_gained",
                .seat = seat,
                .amount = *value - before,
                .from = before,
                .card = card,
                .slot = slot});
  }

  const CardBook& cards_;
  LoneDuel& duel_;
  StepSink steps_;
};

}  // namespace

LoneOutcome fightAlone(const LoneDuel& committed, const CardBook& cards, StepSink steps) {
  LoneDuel duel = committed;
  Reveals reveals(cards, duel, steps);
  for (int slot = 1; slot <= duel.actions; ++slot)
    for (const Seat seat : kSeats) reveals.turnUp(seat, slot);
  DuelInput input{.actions = duel.actions};
  LoneOutcome out;
  for (const Seat seat : kSeats) {
    const std::size_t i = index(seat);
    const Duelist& player = duel.duelists[i];
    out.exposed[i] = player.exposed;
    out.toughness[i] = player.toughness;
    input.fighters[i] = {.dv = player.dv,
                         .hp = player.hp,
                         .exposed = player.exposed,
                         .toughness = player.toughness,
                         .worths = worthsByDice(cards, player.actions, player.dv),
                         .cards = player.actions};
  }
  const DuelOutcome fought = fight(input, steps);
  out.damage = fought.damage;
  out.hits = fought.hits;
  out.hp = fought.hp;
  out.dead = fought.dead;
  out.firstHurt = fought.firstHurt;
  out.points =
      rolePoints(fought.hits, duel.aggressor, {duel.duelists[0].points, duel.duelists[1].points}, steps)
          .points;
  out.winner = duelWinner(out.points, steps);
  return out;
}

}  // namespace lk::rules::halfwish
