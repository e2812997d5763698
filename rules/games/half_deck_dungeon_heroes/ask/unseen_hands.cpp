#include "rules/games/half_deck_dungeon_heroes/ask/unseen_hands.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kNoSuchCard = "no_card_in_hand";

bool inOpenView(const Slot& slot) {
  return slot.knownTo.include(Audience::table);
}

bool isHandOfAnybody(std::uint8_t where) {
  return where >= zone(Zone::handA) && where <= zone(Zone::handD);
}

/// Returns whether, as far as the table knows, a hand can hold a card that `fits`.
template <class Fits>
bool mayHold(const State& s, Seat seat, Fits fits) {
  int open = 0;
  for (const Slot& slot : s.lying) {
    if (slot.zone != handZone(seat) || !inOpenView(slot)) continue;
    if (fits(slot.card)) return true;
    ++open;
  }
  if (get(s, seat, Of::hand) <= open) return false;
  return std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    const bool unseen =
        slot.zone == zone(Zone::heroDeck) || (isHandOfAnybody(slot.zone) && !inOpenView(slot));
    return unseen && fits(slot.card);
  });
}

/// Returns how many copies of a card a hidden hand can hold, as far as the table knows.
int copiesUnseen(const State& s, Seat seat, CardId card) {
  int open = 0;    // cards of the hand
  int here = 0;    // copies among them
  int unseen = 0;  // copies that may be anywhere
  for (const Slot& slot : s.lying) {
    const bool known = inOpenView(slot);
    if (slot.zone == handZone(seat) && known) {
      ++open;
      here += slot.card == card ? 1 : 0;
    } else if (slot.card == card) {
      unseen += slot.zone == zone(Zone::heroDeck) || (isHandOfAnybody(slot.zone) && !known) ? 1 : 0;
    }
  }
  return here + std::min(unseen, get(s, seat, Of::hand) - open);
}

/// Returns whether a player can pass gear from one hero to another.
bool mayPassGearOn(const State& s, Seat seat) {
  bool carried = false;
  for (int place = 1; place <= kPlaces; ++place)
    carried = carried || (gearAt(s, place).known() && ownerOf(s, place) == seat);
  return mayMoveGear(s) && carried && heroesOf(s, seat) > 1;
}

}  // namespace

std::string_view barredFromPlacingUnseen(const State& s, const CardBook& cards, Seat seat) {
  if (!mayHold(s, seat, [&](CardId card) { return kindOf(cards, card) == Kind::hero; })) return kNoSuchCard;
  const bool replaces = !isFirst(s) && heroesOf(s, seat) > 0;
  return replaces ? "" : barredFromPlacing(s, seat);
}

std::string_view barredFromEquippingUnseen(const State& s, const CardBook& cards, Seat seat) {
  if (!mayHold(s, seat, [&](CardId card) { return isGear(kindOf(cards, card)); }) && !mayPassGearOn(s, seat))
    return kNoSuchCard;
  if (const std::string_view why = barredFromEquipping(s, seat); !why.empty()) return why;
  if (heroesOf(s, seat) == 0) return "hero_not_in_play";
  for (int place = 1; place <= kPlaces; ++place)
    if (heroAt(s, place).known() && ownerOf(s, place) == seat && (!isFirst(s) || !gearAt(s, place).known()))
      return "";
  return "one_gear_only";
}

std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards, Seat seat) {
  if (is(s, seat, Of::out)) return "out_of_game";
  std::string_view why = kNoSuchCard;
  for (const CardId card : cards.ofType("team")) {
    if (!mayHold(s, seat, [&](CardId held) { return held == card; })) continue;
    why = barredFromTeam(s, cards, card);
    if (why.empty()) break;
  }
  return why;
}

Blank unseenHand(const State& s, const CardBook& cards, Seat seat, Blank blank) {
  blank.elsewhere = kNoSuchCard;
  for (const std::string_view type : blank.cardTypes)
    for (const CardId card : cards.ofType(type)) {
      if (!blank.list && type == "team" && !barredFromTeam(s, cards, card).empty()) {
        blank.elsewhere = {};  // it may be there, but not be played now
        continue;
      }
      int copies = copiesUnseen(s, seat, card);
      if (!blank.list && mayPassGearOn(s, seat))
        for (int place = 1; place <= kPlaces; ++place)
          copies += gearAt(s, place) == card && ownerOf(s, place) == seat ? 1 : 0;
      if (copies > 0) blank.addCopies(card, copies);
    }
  return blank;
}

std::string_view barredFromTeamUnseen(const State& s, const CardBook& cards) {
  std::string_view first;
  for (const Seat seat : seatsOf(s)) {
    const std::string_view why = barredFromTeamUnseen(s, cards, seat);
    if (why.empty()) return why;
    if (first.empty() || first == kNoSuchCard || first == "out_of_game") first = why;
  }
  return first;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
