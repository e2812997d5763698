#include "rules/games/halfwish/showdown.h"

#include <algorithm>

#include "rules/games/halfwish/body.h"
#include "rules/games/halfwish/deck.h"
#include "rules/games/halfwish/duel.h"
#include "rules/games/halfwish/encounter.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/refusal.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

CardId actionAt(const State& s, Seat seat, int slot) {
  const auto found = std::find_if(s.lying.begin(), s.lying.end(),
                                  [&](const Slot& lying) { return lying.zone == actionZone(seat, slot); });
  return found == s.lying.end() ? CardId() : found->card;
}

Fighter fighterOf(const State& s, const CardBook& cards, Seat seat, int actions) {
  Fighter f{.dv = get(s, seat, Of::dv),
            .hp = get(s, seat, Of::hp),
            .points = get(s, seat, Of::points),
            .exposed = get(s, seat, Of::exposed),
            .toughness = get(s, seat, Of::toughness),
            .earlierHits = get(s, seat, Of::duelHits),
            .earlierNet = get(s, seat, Of::duelNet)};
  for (int slot = 1; slot <= actions; ++slot) {
    const CardId card = actionAt(s, seat, slot);
    f.cards[static_cast<std::size_t>(slot - 1)] = card;
    f.actions[static_cast<std::size_t>(slot - 1)] = card.known() ? &cards.action(card) : nullptr;
  }
  return f;
}

/// Who gets first blood of a duel in which both scored.
std::optional<Seat> firstOfBoth(const State& s, const DuelOutcome& outcome, Seat aggressor) {
  switch (reading(s, Option::firstBloodInDuel)) {
    case 'a':
      return outcome.firstHurt ? std::optional(other(*outcome.firstHurt)) : std::nullopt;
    case 'b':
      return aggressor;
    case 'c':
      return outcome.winner;
    default:
      return std::nullopt;
  }
}

void score(Changes& changes, const DuelOutcome& outcome, Seat aggressor) {
  for (const Seat seat : kSeats)
    changes.note(seat, Of::points, get(changes.state(), seat, Of::points) + outcome.points[index(seat)]);
  const bool scoredA = outcome.points[0] > 0;
  const bool scoredB = outcome.points[1] > 0;
  std::optional<Seat> first;
  if (scoredA && scoredB)
    first = firstOfBoth(changes.state(), outcome, aggressor);
  else if (scoredA || scoredB)
    first = scoredA ? Seat::A : Seat::B;
  if (first) firstBlood(changes, *first);
}

/// Works the duel out; its own steps tell what changes, so the figures follow without more.
void resolve(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const Seat aggressor = seatOf(s, Table::aggressor);
  for (const Seat seat : kSeats) changes.show(seat, Of::dv, {.rule = rule::showDice, .what = "dv_shown"});
  const int actions = actionsNow(s);
  const DuelInput input{
      .actions = actions,
      .aggressor = aggressor,
      .fighters = {fighterOf(s, cards, Seat::A, actions), fighterOf(s, cards, Seat::B, actions)},
      .earlierHurt = maybeSeat(s, Table::firstHurt)};
  const DuelOutcome outcome = fight(input, changes.steps());
  for (const Seat seat : kSeats) {
    const std::size_t i = index(seat);
    changes.note(seat, Of::hp, outcome.hp[i]);
    changes.note(seat, Of::exposed, outcome.exposed[i]);
    changes.note(seat, Of::toughness, outcome.toughness[i]);
  }
  score(changes, outcome, aggressor);
  if (is(s, Option::stacksLast, 'c')) endStacks(changes);
  for (const Seat seat : kSeats)
    for (const int slot : {1, 2}) changes.moveAll(actionZone(seat, slot), discardZone(seat));
  enter(changes, Phase::turnEnd);
}

}  // namespace

Ruling judgeReveal(Changes& changes, const Event& event, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  if (auto refused = unlessOwed(s, seat, "reveal", Answering::together)) return *refused;
  const NamedActions named = actionsNamed(event, cards);
  if (named.refused) return *named.refused;
  const int wanted = actionsNow(s);
  if (static_cast<int>(named.cards.size()) != wanted)
    return refuse("wrong_count", Json::object({{"n", wanted}, {"rule", rule::actionCount.text}}));
  if (is(s, Option::decks, 'a') && !canHold(s, cards, seat, named.cards))
    return refuse("not_in_deck",
                  Json::object({{"seat", event.body["seat"]}, {"left", leftJson(s, cards, seat)}}));
  int slot = 0;
  for (const CardId card : named.cards) {
    ++slot;
    changes.lay({.zone = actionZone(seat, slot), .card = card},
                {.rule = rule::reveal, .what = "revealed", .seat = seat, .slot = slot});
  }
  const bool last = s.questions.size() == 1;
  if (last) resolve(changes, cards);
  return {};
}

}  // namespace lk::rules::halfwish
