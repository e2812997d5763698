#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"
#include "rules/games/half_deck_dungeon_heroes/table/choice_cards.h"
#include "rules/games/half_deck_dungeon_heroes/table/table.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns the number after a word and a slash ("hero/3"), 1 to 4; 0 for other zones.
int numbered(std::string_view zoneName, std::string_view word) {
  if (zoneName.size() != word.size() + 2 || !zoneName.starts_with(word) || zoneName[word.size()] != '/')
    return 0;
  const int n = zoneName.back() - '0';
  return n >= 1 && n <= kPlaces ? n : 0;
}

/// Interprets one change.
class Seeing {
 public:
  Seeing(const State& s, std::span<const Placement> lying, const CardBook& cards)
      : s_(s), lying_(lying), cards_(cards) {}

  Observation dice(const DicePlacement& seen) const {
    if (!rolling(s_) || seen.values.size() != 1) return {};
    const int place = seen.tray == Seat::A ? get(s_, Table::main) : seen.tray == Seat::B ? helper() : 0;
    if (place == 0 || hasRolled(s_, place)) return {};
    Move move{.kind = MoveKind::roll};
    move.hero = heroAt(s_, place);
    move.die = seen.values.front();
    return encode(move, s_, cards_);
  }

  Observation card(const CardPlacement& seen) const {
    const CardId card = seen.face == Face::up ? cards_.find(seen.card) : CardId();
    if (!card.known()) return {};
    if (seen.zone == "encounter") return inEncounter(seen, card);
    if (const int place = numbered(seen.zone, "hero"); place != 0) return inHero(seen, card, place);
    if (const int place = numbered(seen.zone, "gear"); place != 0) return inGear(card, place);
    if (seen.zone == "hand") return inRow(seen, card);
    if (seen.zone == "removed") return inRemoved(card);
    if (seen.zone == "hero/discard") return inDiscard(card);
    if (seen.zone == "say") return meaningOf(s_, card, lying_, cards_);
    if (seen.zone == "help") return helperNamed();
    return {};
  }

 private:
  /// Returns whose die is in tray B: the only helper's, or that of the helper whose number is shown; 0 if
  /// unclear.
  int helper() const {
    const int others = get(s_, Table::rollers) & ~(1 << get(s_, Table::main));
    if (const int shown = helperShown(lying_, cards_); shown != 0)
      return (others >> shown & 1) != 0 ? shown : 0;
    for (int place = 1; place <= kPlaces; ++place)
      if (others == 1 << place) return place;
    return 0;
  }

  /// A helper's number beside what it belongs to: the helper's die, the main attacker's number, or a card
  /// that helps them.
  Observation helperNamed() const {
    for (const Placement& placement : lying_) {
      if (const auto* thrown = std::get_if<DicePlacement>(&placement); thrown && thrown->tray == Seat::B)
        return dice(*thrown);
      const auto* laid = std::get_if<CardPlacement>(&placement);
      const CardId its = laid && laid->face == Face::up ? cards_.find(laid->card) : CardId();
      if (!its.known()) continue;
      if (laid->zone == "say" && (owes(s_, "fight") || owes(s_, "prepare")))
        return meaningOf(s_, its, lying_, cards_);
      if (laid->zone == "removed" && kindOf(cards_, its) == Kind::oneUse && needsSomebody(cards_, its))
        return inRemoved(its);
    }
    return {};
  }

  /// Compares the life a card shows with its life in the state. Before the first damage its direction means
  /// nothing. A card that shows the right life is not asked about once the life changes: people turn it then.
  Observation life(const CardPlacement& seen, int slot) const {
    const Slot& expected = slotAt(s_, slot);
    if (lifeOf(cards_, expected.card) < kLife || seen.quarterTurns == expected.quarterTurns)
      return agreesWithState(seen.zone);
    const int shown = seen.quarterTurns == 0 ? kLife : seen.quarterTurns;
    const int turns =
        (expected.quarterTurns - seen.quarterTurns + 4) % 4;  // clockwise, to what it should show
    Event meant{Json::object(
        {{"e", "correct"}, {"card", seen.card}, {"life", shown}, {"why", "the card was turned"}})};
    return Concern{"life_differs", seen.zone, std::move(meant),
                   Json::object({{"card", seen.card},
                                 {"life", int{expected.counter}},
                                 {"shown", shown},
                                 {"turns", turns == 3 ? 1 : turns},
                                 {"clockwise", turns != 3}})};
  }

  Observation inEncounter(const CardPlacement& seen, CardId card) const {
    if (encounter(s_) == card) return life(seen, encounterSlot(s_));
    const bool ready = owes(s_, "explore");
    if (!ready && phase(s_) != Phase::preparation) return {};
    if (isBlue(kindOf(cards_, card)) && get(s_, Table::prisoner) == 0) return {};
    Move move{.kind = MoveKind::explore, .seat = seatOf(s_, Table::turnSeat)};
    move.card = card;
    move.prepared = !ready;
    return encode(move, s_, cards_);
  }

  Observation inHero(const CardPlacement& seen, CardId card, int place) const {
    const CardId there = heroAt(s_, place);
    if (there == card) return life(seen, findIn(s_, heroZone(place)));
    if (kindOf(cards_, card) != Kind::hero || phase(s_) != Phase::preparation || placeOf(s_, card) != 0)
      return {};
    Move move{.kind = MoveKind::place};
    const auto owner = there.known() ? std::optional(ownerOf(s_, place)) : playerFor(card);
    if (!owner) return {};
    move.seat = *owner;
    move.card = card;
    move.replaces = there;
    if (!there.known()) move.spot = static_cast<std::uint8_t>(place);
    return encode(move, s_, cards_);
  }

  /// Returns the only player who can have the card; nullopt if several can.
  std::optional<Seat> playerFor(CardId card) const {
    std::optional<Seat> only;
    for (const Seat seat : seatsOf(s_)) {
      if (!barredFromPreparing(s_, seat).empty() || inHand(s_, seat, card) < 0 || !roomFor(s_, seat))
        continue;
      if (only) return std::nullopt;
      only = seat;
    }
    return only;
  }

  Observation inGear(CardId card, int place) const {
    const CardId worn = gearAt(s_, place);
    if (worn == card || !isGear(kindOf(cards_, card)) || phase(s_) != Phase::preparation) return {};
    if (!heroAt(s_, place).known()) return {};
    Move move{.kind = MoveKind::equip, .seat = ownerOf(s_, place)};
    move.card = card;
    move.hero = heroAt(s_, place);
    move.replaces = worn;
    return encode(move, s_, cards_);
  }

  /// Cards laid into the hand row, once as many as are due are there. Those laid sideways are given up.
  Observation inRow(const CardPlacement& seen, CardId card) const {
    if (!alone(s_) || handsHidden(s_)) return {};
    if (std::optional<Event> exchange = exchangeSaid(s_, lying_, cards_)) return *std::move(exchange);
    if (const Question* taken = takesFromOpenHand(s_, cards_))
      return all(MoveKind::decide, inHandRow(lying_, cards_, true), taken->detail);
    if (const int due = get(s_, Seat::A, Of::draws); due > 0)
      return all(MoveKind::draw, inHandRow(lying_, cards_, false), due);
    // Gear of a hero who left returns to the row. It must not be taken for a drawn card later.
    const bool back = seen.quarterTurns % 2 == 0 && findIn(s_, handZone(Seat::A), card) >= 0;
    return back ? agreesWithState(seen.zone) : Observation();
  }

  Observation all(MoveKind kind, const std::vector<CardId>& named, int wanted) const {
    if (static_cast<int>(named.size()) != wanted || wanted > static_cast<int>(kMaxNamed)) return {};
    Move move{.kind = kind};
    for (const CardId card : named) move.cards[move.count++] = card;
    return encode(move, s_, cards_);
  }

  Observation inRemoved(CardId card) const {
    const Kind kind = kindOf(cards_, card);
    if (kind == Kind::team && barredFromTeam(s_, cards_, card).empty()) {
      for (const Seat seat : seatsOf(s_)) {
        if (is(s_, seat, Of::out) || inHand(s_, seat, card) < 0) continue;
        Move move{.kind = MoveKind::team, .seat = seat};
        move.card = card;
        return encode(move, s_, cards_);
      }
    }
    for (int place = 1; place <= kPlaces && kind == Kind::oneUse; ++place) {
      if (gearAt(s_, place) != card || !barredFromUse(s_, cards_, place).empty()) continue;
      Move move{.kind = MoveKind::use};
      move.card = card;
      move.hero = heroAt(s_, place);
      if (needsSomebody(cards_, card)) {
        const int shown = helperShown(lying_, cards_);
        if (shown == 0 && heroesInPlay(s_) > 1) return {};  // people say whom it helps
        move.on = shown == 0 ? move.hero : heroAt(s_, shown);
        if (!move.on.known()) return {};
      }
      return encode(move, s_, cards_);
    }
    return {};
  }

  /// One card that a trap takes. If several equal cards could be it, people say whose it was.
  Observation inDiscard(CardId card) const {
    if (!owes(s_, "decide") || s_.questions.front().detail != 1 || carriers(s_, card) > 1) return {};
    Move move{.kind = MoveKind::decide, .seat = s_.questions.front().seat.value_or(Seat::A)};
    move.cards[move.count++] = card;
    return encode(move, s_, cards_);
  }

  const State& s_;
  std::span<const Placement> lying_;
  const CardBook& cards_;
};

}  // namespace

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards) {
  const Seeing seeing(state, lying, cards);
  if (state.result.finished) return {};
  if (const auto* dice = std::get_if<DicePlacement>(&changed)) return seeing.dice(*dice);
  if (const auto* card = std::get_if<CardPlacement>(&changed)) return seeing.card(*card);
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
