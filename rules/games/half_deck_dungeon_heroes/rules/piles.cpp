#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns the slot as it is in a pile.
Slot plain(const Slot& slot, std::uint8_t to, Knowers knowers) {
  return {.zone = to, .card = slot.card, .knownTo = knowers};
}

/// Moves a card publicly.
void move(Changes& changes, int at, std::uint8_t to, const Step& step) {
  changes.put(static_cast<std::size_t>(at), plain(slotAt(changes.state(), at), to, Knowers::everyone()),
              step);
}

/// Returns how many audiences know the card of a slot.
int knowersOf(const Slot& slot) {
  int n = 0;
  for (const Audience who :
       {Audience::seatA, Audience::seatB, Audience::seatC, Audience::seatD, Audience::table})
    n += slot.knownTo.include(who) ? 1 : 0;
  return n;
}

/// Returns the copy in a hand that most audiences know of; -1 if there is none. The choice between two copies
/// must not depend on a copy that others do not know of.
int openestIn(const State& s, std::uint8_t hand, CardId card) {
  int best = -1;
  for (int at = 0; at < static_cast<int>(s.lying.size()); ++at) {
    const Slot& slot = slotAt(s, at);
    if (slot.zone != hand || slot.card != card) continue;
    if (best < 0 || knowersOf(slot) > knowersOf(slotAt(s, best))) best = at;
  }
  return best;
}

void addTo(Changes& changes, Table figure, int by) {
  changes.note(figure, get(changes.state(), figure) + by);
}

}  // namespace

int unseenInHand(const State& s, Seat seat) {
  return get(s, seat, Of::hand) - countIn(s, handZone(seat));
}

bool handsHidden(const State& s) {
  if (alone(s)) return !is(s, Option::handRow, Allowed::yes);
  return is(s, Option::coopHands, HandsLie::hidden);
}

int inHand(const State& s, Seat seat, CardId card, int taken) {
  if (const int known = openestIn(s, handZone(seat), card); known >= 0) return known;
  if (unseenInHand(s, seat) <= 0) return -1;
  const Slot* const gone = taken < 0 ? nullptr : &slotAt(s, taken);
  return findIn(s, zone(Zone::heroDeck),
                [&](const Slot& slot) { return slot.card == card && &slot != gone; });
}

void playFromHand(Changes& changes, Seat seat, int slot, std::uint8_t to, const Step& step) {
  changes.note(seat, Of::hand, get(changes.state(), seat, Of::hand) - 1);
  move(changes, slot, to, step);
}

void toHand(Changes& changes, Seat seat, int slot, const Step& step) {
  changes.note(seat, Of::hand, get(changes.state(), seat, Of::hand) + 1);
  move(changes, slot, handZone(seat), step);
}

void discard(Changes& changes, const CardBook& cards, int slot, const Step& step) {
  const bool blue = isBlue(kindOf(cards, slotAt(changes.state(), slot).card));
  move(changes, slot, zone(blue ? Zone::heroDiscard : Zone::dungeonDiscard), step);
}

void remove(Changes& changes, const CardBook&, int slot, const Step& step) {
  move(changes, slot, zone(Zone::removed), step);
}

void shuffleBack(Changes& changes, int slot, Colour colour, const Step& step) {
  changes.put(static_cast<std::size_t>(slot),
              plain(slotAt(changes.state(), slot), zone(deckOf(colour)), Knowers::nobody()), step);
  addTo(changes, deckFigure(colour), 1);
}

void reshuffle(Changes& changes, Colour colour, const Step& step) {
  const int n = countIn(changes.state(), zone(discardOf(colour)));
  changes.moveAll(zone(discardOf(colour)), zone(deckOf(colour)), Knowers::nobody());
  addTo(changes, deckFigure(colour), n);
  Step report = step;
  report.amount = n;
  changes.tell(report);
}

int drawable(const State& s, Colour colour) {
  return get(s, deckFigure(colour)) + countIn(s, zone(discardOf(colour)));
}

void settleSetAside(Changes& changes) {
  const State& s = changes.state();
  for (std::size_t i = 0; i < s.lying.size(); ++i)
    if (s.lying[i].zone == zone(Zone::dungeonDeck))
      changes.arrange(i, plain(s.lying[i], zone(Zone::aside), Knowers::everyone()));
  changes.note(Table::setAside, 0);
}

void makeAnew(Changes& changes, Colour colour) {
  const State& s = changes.state();
  if (get(s, deckFigure(colour)) > 0 || countIn(s, zone(discardOf(colour))) == 0) return;
  if (colour == Colour::red) settleSetAside(changes);
  reshuffle(changes, colour,
            {.rule = rule::reshuffle,
             .what = colour == Colour::blue ? "hero_deck_reshuffled" : "dungeon_deck_reshuffled"});
}

bool canBeDrawn(const State& s, CardId card) {
  if (get(s, Table::heroDeck) > 0) return findIn(s, zone(Zone::heroDeck), card) >= 0;
  return findIn(s, zone(Zone::heroDiscard), card) >= 0;
}

void drawOne(Changes& changes, Seat seat, CardId card, RuleId why) {
  makeAnew(changes, Colour::blue);
  const State& s = changes.state();
  addTo(changes, Table::heroDeck, -1);
  changes.note(seat, Of::hand, get(s, seat, Of::hand) + 1);
  if (!card.known()) return;
  const auto at = static_cast<std::size_t>(findIn(s, zone(Zone::heroDeck), card));
  const Knowers knowers = handsHidden(s) ? Knowers::only(seat) : Knowers::everyone();
  changes.put(at, plain(s.lying[at], handZone(seat), knowers),
              {.rule = why, .what = "drawn", .seat = seat, .amount = 1, .knownTo = knowers});
}

}  // namespace lk::rules::half_deck_dungeon_heroes
