#include "rules/games/magepunk/rules/flow.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/ending.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/games/magepunk/rules/turn.h"
#include "rules/run/chain.h"
#include "rules/run/effect_run.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

constexpr PromptId kFirst[] = {"mulligan",     "may",     "choose_things",
                               "choose_cards", "discard", "trigger_order"};

/// Discards Spells whose link has resolved.
void discardDone(Host& host) {
  const State& s = host.state();
  for (std::size_t i = 0; i < s.lying.size();) {
    const Slot slot = s.lying[i];
    if (slot.zone != zone(Zone::chain) || findLink(s, static_cast<std::uint8_t>(slot.counter))) {
      ++i;
      continue;
    }
    host.changes().clearAway([&](const Slot& each) { return &each == &s.lying[i]; });
    host.toDiscard(*slot.owner, slot.card, rule::spell, "discarded");
  }
}

void resolveNext(Host& host) {
  Changes& changes = host.changes();
  const Link last = *lastOf(host.state());
  const Mention aim = firstTarget(host.state(), host.cards(), last);
  // If a target has become illegal the rest of the text still happens.
  const Resolved how = resolveLast(host, Targetless::goesOn);
  changes.tell({.rule = rule::lastFirst,
                .what = how == Resolved::cancelled ? "cancelled" : "resolves",
                .seat = last.owner,
                .card = last.card,
                .slot = int{last.number},
                .thing = mentionOf(host.state(), last.source),
                .other = aim,
                .ability = last.ability});
}

std::optional<Seat> whoOrders(const State& s) {
  for (const Seat seat : {active(s), other(active(s))})
    if (owesOrder(s, seat)) return seat;
  return std::nullopt;
}

/// Asks who may still redraw. Returns whether anybody may.
bool askMulligans(Changes& changes) {
  const State& s = changes.state();
  const auto owes = [&](Seat seat) { return get(s, seat, Of::redraws) != 0; };
  if (!owes(Seat::A) && !owes(Seat::B)) return false;
  changes.ask({});
  for (const Seat seat : {Seat::A, Seat::B})
    if (owes(seat)) changes.questions().push_back({"mulligan", seat});
  return true;
}

/// Returns the usual question when nothing happens automatically.
Question usual(const State& s) {
  const Seat turn = active(s);
  if (isChainOpen(s)) return {"chain", static_cast<Seat>(get(s, Table::speaker))};
  switch (phase(s)) {
    case Phase::draw:
    case Phase::main1:
    case Phase::main2:
      return {"main", turn};
    case Phase::end:
      return {"end", endSpeaker(s)};
    case Phase::attack:
      break;
  }
  switch (attackStep(s)) {
    case AttackStep::attackers:
      return {"attack", turn};
    case AttackStep::blocks:
      return {"block", other(turn)};
    case AttackStep::order:
      return {"order", turn};
    case AttackStep::damage:
      return {"damage", turn};
    case AttackStep::afterDamage:
      return {"after_damage", turn};
  }
  return {"main", turn};
}

/// Leaves the chain of the End Phase: the turn ends, or both players may open another chain.
void leaveChain(Changes& changes) {
  changes.note(Table::chained, 0);
  changes.note(Table::declined, 0);
  if (is(changes.state(), Option::endChains, EndChains::one))
    changes.note(Table::due, static_cast<int>(Due::handLimit));
}

/// Takes one automatic step. Returns false if people are asked.
bool step(Host& host) {
  const State& s = host.state();
  Changes& changes = host.changes();
  EffectRun run(host, language());
  if (!s.running.empty() && run.proceed()) {
    changes.ask({});
    run.ask(changes.questions());
    return false;
  }
  if (!s.links.empty() || isResolving(s)) {
    forgetDone(changes);
    discardDone(host);
  }
  check(host, rule::damage);
  if (s.result.finished) return false;
  if (isResolving(s)) {
    if (lastOf(s))
      resolveNext(host);
    else
      changes.note(Table::resolving, 0);
    return true;
  }
  if (askMulligans(changes)) return false;
  if (!s.stored.empty() && !isChainOpen(s)) {
    if (const auto seat = whoOrders(s)) {
      changes.ask({{"trigger_order", *seat}});
      return false;
    }
    beginNext(host);
    return true;
  }
  changes.note(Table::ordered, 0);
  if (due(s) == Due::handLimit && cardsTooMany(s) > 0) {
    changes.ask({{"discard", active(s), static_cast<std::int16_t>(cardsTooMany(s))}});
    return false;
  }
  if (due(s) == Due::nothing && phase(s) == Phase::end && get(s, Table::chained) != 0 && !isChainOpen(s))
    leaveChain(changes);
  if (due(s) != Due::nothing) {
    goOn(host);
    return true;
  }
  changes.ask({usual(s)});
  return false;
}

}  // namespace

bool asksFirst(const State& s) {
  return std::any_of(s.questions.begin(), s.questions.end(), [](const Question& open) {
    return std::find(std::begin(kFirst), std::end(kFirst), open.id) != std::end(kFirst);
  });
}

bool asksSoftly(const State& s) {
  return !s.questions.empty() && s.questions.front().id == "trigger_order";
}

void advance(Host& host) {
  while (!host.state().result.finished && step(host)) {
  }
  if (host.state().result.finished) host.changes().ask({});
}

}  // namespace lk::rules::magepunk
