#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

void finish(Changes& changes, Result result) {
  changes.running().clear();
  changes.phase(static_cast<std::uint8_t>(Phase::ended));
  changes.result(std::move(result));
}

}  // namespace

void lose(Changes& changes, RuleId why) {
  changes.tell({.rule = why, .what = "lost_game"});
  finish(changes, {true, std::nullopt, "defeat", Together::lost});
}

void win(Changes& changes, Seat seat, std::string_view by, RuleId why, CardId card) {
  changes.tell({.rule = why, .what = "won", .seat = seat, .card = card});
  finish(changes, {true, seat, by, Together::won});
}

void passTurnOn(Changes& changes, Seat from) {
  const State& s = changes.state();
  Seat next = from;
  while (is(s, next, Of::out)) next = kAllSeats[(index(next) + 1) % s.seatCount];
  if (next != seatOf(s, Table::turnSeat))
    changes.set(Table::turnSeat, static_cast<int>(next),
                {.rule = rule::turns, .what = "turn", .seat = next, .amount = static_cast<int>(next)});
}

void putAway(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  for (int place = 1; place <= kPlaces; ++place) returnUnspent(changes, place);
  const int at = encounterSlot(s);
  if (at < 0) return;
  const CardId card = slotAt(s, at).card;
  if (isEndgameBoss(s, card)) {
    if (get(s, Table::dungeonDeck) == 0) settleSetAside(changes);
    shuffleBack(changes, at, Colour::red, {.rule = rule::endgameStays, .what = "shuffled_back"});
    changes.note(Table::bottom, 0);
    // If it were the only card of the deck it would be met again at once.
    if (get(s, Table::dungeonDeck) == 1)
      reshuffle(changes, Colour::red, {.rule = rule::endgameStays, .what = "dungeon_deck_reshuffled"});
  } else if (usedOnce(cards, card)) {
    remove(changes, cards, at, {.rule = rule::removed, .what = "removed"});
  } else {
    discard(changes, cards, at, {.rule = rule::discard, .what = "discarded"});
  }
}

void goToLoot(Changes& changes, Seat seat, int loot) {
  changes.note(Table::striker, static_cast<int>(seat));
  changes.note(Table::loot, loot);
  changes.phase(static_cast<std::uint8_t>(Phase::loot));
}

void clearRoll(Changes& changes) {
  changes.clear(Table::main);
  changes.clear(Table::support);
  for (const Table figure : {Table::rollers, Table::rolled, Table::dice, Table::team})
    changes.note(figure, 0);
}

void clearEncounter(Changes& changes) {
  clearRoll(changes);
  for (int place = 1; place <= kPlaces; ++place) changes.note(extraOf(place), 0);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
