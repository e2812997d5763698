#include "rules/games/halfwish/rules/showdown.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/action_frames.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/duel.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/worths.h"

namespace lk::rules::halfwish {

namespace {

bool hasKeyword(const DuelInput& duel, Keyword keyword) {
  for (const Fighter& fighter : duel.fighters)
    for (const Worth& worth : fighter.worths)
      if (worth.strike && worth.keywords.has(keyword)) return true;
  return false;
}

/// Returns whether a true strike meets a case the rules leave open: an opposing strike, or Exposed.
bool isOpenTrue(const DuelInput& duel, Seat seat, std::size_t i) {
  const Worth& own = duel.fighters[index(seat)].worths[i];
  const Fighter& foe = duel.fighters[index(other(seat))];
  return own.strike && own.keywords.has(Keyword::trueDamage) && (foe.worths[i].strike || foe.exposed > 0);
}

/// Returns whether a precise strike meets additions: from other cards, or Exposed.
bool isOpenPrecise(const DuelInput& duel, Seat seat, std::size_t i) {
  const Worth& own = duel.fighters[index(seat)].worths[i];
  const bool added = own.barred > 0 || duel.fighters[index(other(seat))].exposed > 0;
  return own.strike && own.keywords.has(Keyword::precise) && added;
}

struct OpenStrike {
  Asked ruling;
  bool (*isOpen)(const DuelInput&, Seat, std::size_t);
};
constexpr OpenStrike kOpenStrikes[] = {{Asked::trueDamage, isOpenTrue}, {Asked::precise, isOpenPrecise}};

/// Returns whether any action on the table can be true or precise at all.
bool special(const State& s, const CardBook& cards) {
  const int wanted = 1 << static_cast<int>(Keyword::trueDamage) | 1 << static_cast<int>(Keyword::precise);
  for (const Seat seat : kSeats) {
    if ((get(s, seat, Of::keywords) & wanted) != 0) return true;
    for (int slot = 1; slot <= kMaxActions; ++slot) {
      const CardId card = actionAt(s, seat, slot);
      const Ability* profile = card.known() ? cards.program(card).at(place(Hook::profile)) : nullptr;
      if (profile && (profile->keywords & wanted) != 0) return true;
    }
  }
  return false;
}

/// Returns the duel with the strikes marked that the table resolves by hand.
DuelInput settledDuel(const State& s, const CardBook& cards) {
  DuelInput duel = duelNow(s, cards);
  for (const OpenStrike& open : kOpenStrikes) {
    if (!readsOtherwise(s, open.ruling)) continue;
    for (const Seat seat : kSeats)
      for (std::size_t i = 0; i < kMaxActions; ++i)
        if (open.isOpen(duel, seat, i))
          duel.fighters[index(seat)].worths[i].keywords.add(static_cast<int>(Keyword::byHand));
  }
  return duel;
}

}  // namespace

bool owesActions(const State& s, Seat seat) {
  return actionPlace(s, seat, 1) < 0 && actionPlace(s, seat, 2) < 0 && committed(s, seat) > 0;
}

Ruling judgeReveal(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = unlessOwed(s, seat, "reveal", Answering::together)) return *refused;
  const int wanted = committed(s, seat);
  if (move.count != wanted)
    return refuse("wrong_count", Json::object({{"n", wanted}, {"rule", rule::actionCount.text}}));
  const Step step{.rule = rule::reveal, .what = "revealed", .seat = seat};
  if (is(s, Option::decks, Kept::off)) {
    turnUpAny(changes, cards, seat, move.named(), actionZone(seat, 1), Lay::inPlaces, step);
    return {};
  }
  const Claim lying = claim(s, cards, seat, move.named());
  if (!lying.refused.empty())
    return refuse(lying.refused, Json::object({{"seat", name(seat)},
                                               {"left", countsJson(leftInDeck(s, cards, seat), cards)}}));
  turnUp(changes, seat, move.named(), lying, actionZone(seat, 1), Lay::inPlaces, step);
  return {};
}

void takeBackMiscounted(Changes& changes) {
  const State& s = changes.state();
  for (const Seat seat : kSeats) {
    const int laid = (actionPlace(s, seat, 1) >= 0 ? 1 : 0) + (actionPlace(s, seat, 2) >= 0 ? 1 : 0);
    const int wanted = actionsNow(s);
    const bool tooFew = laid < wanted && committed(s, seat) > 0;
    if (laid == 0 || (laid <= wanted && !tooFew)) continue;
    returnActions(changes, seat);
    changes.tell({.rule = rule::actionCount, .what = "actions_taken_back", .seat = seat, .amount = laid});
  }
}

void beginReveals(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  std::vector<Frame> frames;
  for (const Seat seat : inTurn(s))
    for (int slot = 1; slot <= kMaxActions; ++slot) addAbility(frames, s, cards, seat, slot, Hook::onReveal);
  putUnderWay(changes, frames);
  for (const Seat seat : inTurn(s))
    for (int slot = 1; slot <= kMaxActions; ++slot)
      if (const CardId card = actionAt(s, seat, slot); card.known() && cards.program(card).abilities.empty())
        handOver(changes, card);
}

std::optional<Asked> askedByClashes(const State& s, const CardBook& cards) {
  const bool unsettled = mustAsk(s, Asked::trueDamage) || mustAsk(s, Asked::precise);
  if (!unsettled || !special(s, cards)) return std::nullopt;
  const DuelInput duel = duelNow(s, cards);
  for (const OpenStrike& open : kOpenStrikes) {
    if (!mustAsk(s, open.ruling)) continue;
    for (const Seat seat : kSeats)
      for (std::size_t i = 0; i < kMaxActions; ++i)
        if (open.isOpen(duel, seat, i)) return open.ruling;
  }
  return std::nullopt;
}

Outlook outlook(const State& s, const CardBook& cards) {
  const DuelOutcome outcome = fight(settledDuel(s, cards));
  return {outcome.damage, rolePoints(outcome.hits, seatOf(s, Table::aggressor)).points};
}

void workOut(Changes& changes, const CardBook& cards) {
  if (!changes.steps().wanted()) return;
  const Outlook now = outlook(changes.state(), cards);
  for (const Seat seat : inTurn(changes.state()))
    changes.tell({.rule = rule::workOut,
                  .what = "outlook",
                  .seat = seat,
                  .amount = now.damage[index(seat)],
                  .from = now.points[index(seat)]});
}

void applyCombat(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const DuelInput duel = settledDuel(s, cards);
  const DuelOutcome outcome = fight(duel, changes.steps());
  for (const Seat seat : kSeats) {
    const std::size_t i = index(seat);
    changes.note(seat, Of::hp, outcome.hp[i]);
    changes.note(seat, Of::duelHits, outcome.hits[i]);
    changes.note(seat, Of::landed, outcome.landed[i]);
  }
  if (outcome.firstHurt) changes.note(Table::firstHurt, static_cast<int>(*outcome.firstHurt));
  if (hasKeyword(duel, Keyword::byHand)) handOver(changes, {});
  if (outcome.dead) return;
  // Effects that can deal damage run first, so that tests for damage see all damage of the duel.
  std::vector<Frame> frames;
  for (const auto wanted :
       {+[](const Ability& a) { return a.mayDamage; }, +[](const Ability& a) { return !a.mayDamage; }})
    for (int slot = 1; slot <= kMaxActions; ++slot)
      for (const Seat seat : inTurn(s)) {
        if ((outcome.landed[index(seat)] >> (slot - 1) & 1) != 0)
          addAbility(frames, s, cards, seat, slot, Hook::onHit, wanted);
        addAbility(frames, s, cards, seat, slot, Hook::onResolve, wanted);
      }
  putUnderWay(changes, frames);
}

}  // namespace lk::rules::halfwish
