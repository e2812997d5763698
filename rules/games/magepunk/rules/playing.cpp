// Playing cards, face up or as a resource, and using abilities.
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/cost.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/ledger.h"
#include "rules/games/magepunk/rules/timing.h"
#include "rules/run/chain.h"

namespace lk::rules::magepunk {

namespace {

Ruling refuseTiming(const State& s, std::string_view reason) {
  const RuleId why = reason == "wrong_phase" || reason == "not_your_turn" ? rule::mainPhase
                     : reason == "no_window"                              ? rule::windows
                     : reason == "not_fast"                               ? rule::fast
                                                                          : rule::alternate;
  Ruling ruling = refuseBy(reason, why);
  if (isChainOpen(s)) ruling.cureArguments.set("seat", name(static_cast<Seat>(get(s, Table::speaker))));
  return ruling;
}

RuleId ruleOfBill(std::string_view reason) {
  return reason == "wrong_energy"                                        ? rule::coloured
         : reason == "sacrifice_missing" || reason == "cannot_sacrifice" ? rule::sacrifice
         : reason == "cannot_pay" || reason == "wrong_payment"           ? rule::cost
                                                                         : rule::generic;
}

/// Adds the card's name for the cure.
Ruling withCard(Ruling ruling, const Host& host, CardId card) {
  ruling.cureArguments.set("card", host.cards()[card].id);
  return ruling;
}

/// Returns how steps name the first target; nothing if there is none.
Mention firstOf(const State& s, const Move& move) {
  return move.count == 0 ? Mention() : mentionOf(s, move.things[0]);
}

/// Announces an ability. A Fast one waits for answers; others resolve before anything else.
void announceIt(Host& host, int ability, const Standpoint& from, const Move& move, bool isSpell) {
  Changes& changes = host.changes();
  const bool fast = isFast(host.cards().program(from.card).abilities[static_cast<std::size_t>(ability)]);
  const std::uint8_t link = announce(changes, host.cards(), ability, from, move.named());
  if (isSpell)
    changes.add({.zone = zone(Zone::chain),
                 .card = from.card,
                 .counter = static_cast<std::int8_t>(link),
                 .owner = from.owner,
                 .knownTo = Knowers::everyone()});
  if (!fast) return resolveNow(changes);
  openOrExtend(changes, from.owner);
  const Step waits{.rule = rule::onChain,
                   .what = "on_chain",
                   .seat = from.owner,
                   .card = from.card,
                   .slot = int{link},
                   .thing = mentionOf(changes.state(), from.source),
                   .other = firstOf(changes.state(), move),
                   .ability = static_cast<std::uint8_t>(ability)};
  changes.tell(waits);
  for (std::size_t i = 1; i < move.count; ++i) {
    Step also = waits;
    also.what = "also_targets";
    also.other = mentionOf(changes.state(), move.things[i]);
    changes.tell(also);
  }
}

}  // namespace

Ruling refuseBy(std::string_view reason, RuleId rule) {
  return refuse(reason, Json::object({{"rule", rule.text}}));
}

Ruling judgeResource(Host& host, const Move& move) {
  const State& s = host.state();
  if (move.seat != active(s)) return refuseBy("not_your_turn", rule::resourcesInMain);
  if (isChainOpen(s)) return refuseBy("chain_open", rule::oneChain);
  if (!isMain(s)) return refuseBy("wrong_phase", rule::resourcesInMain);
  if (get(s, move.seat, Of::hand) == 0) return refuseBy("no_card_in_hand", rule::resource);
  const CardId face = move.cardCount > 0 ? move.cards[0] : CardId();
  const bool mustShow = is(s, Option::energyShown, EnergyShown::camera) || resourcesAreOpen(s);
  if (move.energyUnknown || (!move.energy && !face.known()))
    return refuseBy("energy_unknown", rule::resource);
  if (mustShow && !face.known()) return refuseBy("show_card", rule::resource);
  const Energy energy = move.energy ? *move.energy : energyOf(host.cards(), face);
  if (face.known() && energyOf(host.cards(), face) != energy)
    return withCard(refuseBy("energy_mismatch", rule::resource), host, face);
  if (face.known() && !mayBeResource(host.cards(), face))
    return withCard(refuseBy("cannot_be_resource", rule::resource), host, face);
  if (is(s, Option::resourcesPerTurn, ResourcesPerTurn::one) && get(s, Table::laid) > 0)
    return refuseBy("one_resource_a_turn", rule::resourcesInMain);
  Changes& changes = host.changes();
  changes.note(Table::laid, get(s, Table::laid) + 1);
  changes.note(move.seat, Of::hand, get(s, move.seat, Of::hand) - 1);
  layResource(changes, move.seat, energy, face);
  return {};
}

Ruling judgePlay(Host& host, const Move& move) {
  const State& s = host.state();
  const CardBook& cards = host.cards();
  const bool spell = typeOf(cards, move.card) == CardType::spell;
  const int cast = spell ? abilityAt(cards, move.card, Hook::cast) : -1;
  const Program& program = cards.program(move.card);
  const bool fast = cast >= 0 && isFast(program.abilities[static_cast<std::size_t>(cast)]);
  if (const auto why = whyNotNow(s, move.seat, fast); !why.empty()) return refuseTiming(s, why);
  if (get(s, move.seat, Of::hand) == 0) return refuseBy("no_card_in_hand", rule::faceUp);
  const Standpoint from{move.card, move.seat};
  static const Ability kNone;
  const Ability& ability = cast >= 0 ? program.abilities[static_cast<std::size_t>(cast)] : kNone;
  if (const auto wrong = wrongTargets(host, ability, from, move.named()); !wrong.empty())
    return withCard(refuse(wrong), host, move.card);
  const Cost cost = costOf(cards, move.card);
  const Bill bill = billFor(host, move, cost, from);
  if (!bill.reason.empty()) return withCard(refuseBy(bill.reason, ruleOfBill(bill.reason)), host, move.card);
  Changes& changes = host.changes();
  changes.note(move.seat, Of::hand, get(s, move.seat, Of::hand) - 1);
  changes.tell({.rule = rule::faceUp,
                .what = "plays",
                .seat = move.seat,
                .card = move.card,
                .other = firstOf(s, move)});
  // Announced before it is paid for: a sacrificed target has then gone.
  if (cast >= 0) announceIt(host, cast, from, move, true);
  pay(host, move, move.card, cost, bill);
  if (!spell)
    host.arrive(move.card, move.seat);
  else if (cast < 0)
    host.toDiscard(move.seat, move.card, rule::spell, "discarded");
  return {};
}

Ruling judgeActivate(Host& host, const Move& move) {
  const State& s = host.state();
  const Slot* slot = slotOf(s, move.source.thing());
  if (!slot || !isOnBattlefield(*slot) || slot->owner != move.seat)
    return refuseBy("not_yours", rule::activated);
  const int place = move.abilityNamed ? move.ability : onlyActivated(host.cards(), slot->card);
  if (place < 0) return withCard(refuseBy("no_such_ability", rule::activated), host, slot->card);
  const CardId card = slot->card;
  const Program& program = host.cards().program(card);
  const Ability& ability = program.abilities[static_cast<std::size_t>(place)];
  if (const auto why = whyNotNow(s, move.seat, isFast(ability)); !why.empty()) return refuseTiming(s, why);
  const Standpoint from{card, move.seat, slot->thing};
  const Cost cost = costOf(program, ability.cost);
  const bool delayed = typeOf(host.cards(), card) == CardType::entity && host.isDelayed(from.source);
  if (delayed && (cost.sacrificesSelf || is(s, Option::delayScope, DelayScope::allActivated)))
    return withCard(refuseBy("activation_delay", rule::delay), host, card);
  Thing thing = *findThing(s, from.source);
  const auto bit = static_cast<std::int16_t>(1 << place);
  if (isOncePerTurn(ability) && (thing.counters[magepunk::place(Counter::used)] & bit) != 0)
    return withCard(refuseBy("once_per_turn", rule::activated), host, card);
  if (const auto wrong = wrongTargets(host, ability, from, move.named()); !wrong.empty())
    return withCard(refuse(wrong), host, card);
  const Bill bill = billFor(host, move, cost, from);
  if (!bill.reason.empty()) return withCard(refuseBy(bill.reason, ruleOfBill(bill.reason)), host, card);
  Changes& changes = host.changes();
  changes.tellOf(from.source, {.rule = rule::activated,
                               .what = "activates",
                               .seat = move.seat,
                               .other = firstOf(s, move),
                               .ability = static_cast<std::uint8_t>(place)});
  std::int16_t& used = thing.counters[magepunk::place(Counter::used)];
  used = static_cast<std::int16_t>(used | bit);
  changes.arrange(thing);
  // Announced before it is paid for: a sacrificed card can still be the source.
  announceIt(host, place, from, move, false);
  pay(host, move, card, cost, bill);
  return {};
}

Ruling judgeDecline(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  const bool chain = isChainOpen(s);
  if (!chain && phase(s) != Phase::end) return refuseBy("nothing_to_decline", rule::declines);
  const Seat speaks = chain ? static_cast<Seat>(get(s, Table::speaker)) : endSpeaker(s);
  if (move.seat != speaks) {
    Ruling ruling = refuseBy("not_your_turn_to_speak", rule::alternate);
    ruling.cureArguments.set("seat", name(speaks));
    return ruling;
  }
  const int declined = get(s, Table::declined) + 1;
  changes.note(Table::declined, declined);
  changes.tell({.rule = chain ? rule::declines : rule::endPhase, .what = "declines", .seat = move.seat});
  if (chain && (declined == 2 || is(s, Option::chainClose, ChainClose::oneDecline))) {
    resolveNow(changes);
  } else if (chain) {
    changes.note(Table::speaker, static_cast<int>(other(move.seat)));
  } else if (declined == 2) {
    changes.note(Table::declined, 0);
    changes.note(Table::due, static_cast<int>(Due::handLimit));
  }
  return {};
}

}  // namespace lk::rules::magepunk
