// What effects do with cards and with the running duel.
#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/duel.h"
#include "rules/games/halfwish/rules/duel_end.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"

namespace lk::rules::halfwish {

std::vector<Candidate> Host::candidates(Seat who, Mine from) const {
  const State& s = state();
  std::vector<Candidate> out;
  if (from == Mine::committed) {
    for (int slot = 1; inDuel(s) && slot <= kMaxActions; ++slot)
      if (const CardId card = actionAt(s, who, slot); card.known())
        out.push_back({static_cast<std::int16_t>(slot), card});
    return out;
  }
  for (const std::size_t place : s.lying.in(ownZones(who)))
    if (s.lying[place].over.known()) out.push_back({0, s.lying[place].card});
  for (const Secret& secret : kSecrets)
    if (const int card = get(s, who, secret.card); card != 0)
      out.push_back({0, CardId(static_cast<std::uint16_t>(std::max(0, card))), true});
  return out;
}

std::string_view Host::misfitUnseen(Seat who, CardId card) const {
  if (!cards_.is(card, CardType::upgrade)) return "unknown_card";
  for (const Secret& secret : kSecrets)
    if (get(state(), who, secret.card) == kUnseen && couldBePicked(state(), who, secret, card)) return "";
  return "not_dealt";
}

void Host::transform(Seat who, const Candidate& which, CardId into, Until until, const Frame& why) {
  const State& s = state();
  if (which.place != 0) {
    const auto place = static_cast<std::size_t>(actionPlace(s, who, which.place));
    Slot slot = s.lying[place];
    slot.countsAs = is(s, Option::feintEvade, FeintedEvade::fromEight) ? cards_.kindOf(into) : into;
    changes().arrange(place, slot);
    return changes().tell({.rule = rule::transform,
                           .what = "transformed",
                           .seat = who,
                           .card = slot.countsAs,
                           .slot = which.place});
  }
  for (const Secret& secret : kSecrets) {
    const int held = get(s, who, secret.card);
    const bool unseen = held == kUnseen && couldBePicked(s, who, secret, which.card);
    if (until != Until::game || (held != which.card.place() && !unseen)) continue;
    forget(changes(), who, secret);
    takeFromDiscards(changes(), which.card);
    discardUpgrade(changes(), which.card);
    return changes().tell({.rule = rule::downgrade, .what = "downgraded", .seat = who, .card = which.card});
  }
  for (const std::size_t place : s.lying.in(ownZones(who))) {
    Slot slot = s.lying[place];
    if (slot.card != which.card || !slot.over.known()) continue;
    slot.card = slot.over;
    slot.over = {};
    changes().arrange(place, slot);
    discardUpgrade(changes(), which.card);
    return changes().tell({.rule = rule::downgrade, .what = "downgraded", .seat = who, .card = which.card});
  }
  nothing(why);
}

std::vector<CardId> Host::pile(Seat who, Pile from) const {
  std::vector<CardId> out;
  const std::uint8_t zone = from == Pile::discard ? discardZone(who) : ofSeat(Zone::deckA, who);
  for (const std::size_t place : state().lying.in(zone)) out.push_back(state().lying[place].card);
  return out;
}

void Host::drawFromDeck(Seat who, int count, const Frame& why) {
  changes().note(who, Of::extraDrawn, get(state(), who, Of::extraDrawn) + count);
  changes().tell({.rule = rule::draw, .what = "draws", .seat = who, .amount = count, .card = why.card});
}

void Host::takeBack(Seat who, std::span<const CardId> cards, const Frame& why) {
  for (const CardId card : cards) {
    const int place = state().lying.find(discardZone(who), card);
    if (place < 0) continue;
    Slot slot = slotAt(state(), place);
    slot.zone = ofSeat(Zone::handA, who);
    changes().put(static_cast<std::size_t>(place), slot,
                  {.rule = rule::draw, .what = "taken_to_hand", .seat = who});
  }
  if (cards.empty()) nothing(why);
}

void Host::swapActions(Seat who, const Frame& why) {
  const int first = actionPlace(state(), who, 1);
  const int second = actionPlace(state(), who, 2);
  if (!inDuel(state()) || actionsNow(state()) < 2) return nothing(why);
  changes().tell({.rule = rule::swap, .what = "actions_swapped", .seat = who, .card = why.card});
  // The owner swaps face-down cards by hand; they are turned up at their new places.
  for (const auto& [place, slot] : {std::pair(first, 2), std::pair(second, 1)}) {
    if (place < 0) continue;
    Slot moved = slotAt(state(), place);
    moved.zone = actionZone(who, slot);
    changes().arrange(static_cast<std::size_t>(place), moved);
  }
}

void Host::makeAggressor(Seat who, const Frame& why) {
  if (!inDuel(state()) || maybeSeat(state(), Table::aggressor) == who) return nothing(why);
  changes().set(Table::aggressor, static_cast<int>(who),
                {.rule = rule::roles, .what = "becomes_aggressor", .seat = who, .card = why.card});
}

void Host::concede(Seat loser, const Frame& why) {
  if (!inDuel(state())) return nothing(why);
  concedeDuel(changes(), loser);
}

void Host::callOff(std::optional<Seat> offering, const Frame& why) {
  if (!inDuel(state())) return nothing(why);
  callOffDuel(changes(), offering);
}

bool Host::rewardThere() const {
  const CardId location = openLocation(state());
  return location.known() && get(state(), Table::rewards) == 0 &&
         cards_.program(location).at(place(Hook::duelReward)) != nullptr;
}

void Host::takeReward(Seat who, const Frame& why) {
  if (!rewardThere()) return nothing(why);
  halfwish::takeReward(changes(), cards_, who);
}

}  // namespace lk::rules::halfwish
