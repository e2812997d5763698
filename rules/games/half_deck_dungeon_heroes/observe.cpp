#include "rules/games/half_deck_dungeon_heroes/observe.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/combat.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/party.h"
#include "rules/games/half_deck_dungeon_heroes/piles.h"
#include "rules/games/half_deck_dungeon_heroes/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/using.h"

namespace lk::rules::dungeon {

namespace {

bool owes(const State& s, std::string_view prompt) {
  return std::any_of(s.questions.begin(), s.questions.end(),
                     [&](const Question& q) { return q.id == prompt; });
}

/// The number behind a word and a slash ("hero/3"), 1 to 4; 0 for other zones.
int numbered(std::string_view zoneName, std::string_view word) {
  if (zoneName.size() != word.size() + 2 || !zoneName.starts_with(word) || zoneName[word.size()] != '/')
    return 0;
  const int n = zoneName.back() - '0';
  return n >= 1 && n <= kPlaces ? n : 0;
}

/// Reads one change.
class Seeing {
 public:
  Seeing(const State& s, std::span<const Placement> lying, const CardBook& cards)
      : s_(s), lying_(lying), cards_(cards) {}

  Observation dice(const DicePlacement& seen) const {
    if (!rolling(s_) || seen.values.size() != 1) return {};
    // Tray A is the main attacker's, tray B the helper's; with several helpers people say whose die it is.
    int place = get(s_, Table::main);
    if (seen.tray == Seat::B) {
      const int others = get(s_, Table::rollers) & ~(1 << place);
      if (others == 0 || (others & (others - 1)) != 0) return {};
      for (place = 1; (others >> place & 1) == 0; ++place) {
      }
    } else if (seen.tray != Seat::A) {
      return {};
    }
    if (hasRolled(s_, place)) return {};
    Move move{.kind = MoveKind::roll};
    move.hero = heroAt(s_, place);
    move.die = seen.values.front();
    return encode(move, cards_);
  }

  Observation card(const CardPlacement& seen) const {
    const CardId card = seen.face == Face::up ? cards_.find(seen.card) : CardId();
    if (!card.known()) return {};
    if (seen.zone == "encounter") return inEncounter(seen, card);
    if (const int place = numbered(seen.zone, "hero"); place != 0) return inHero(seen, card, place);
    if (const int place = numbered(seen.zone, "gear"); place != 0) return inGear(card, place);
    if (seen.zone == "hand") return inHandRow();
    if (seen.zone == "removed") return inRemoved(card);
    if (seen.zone == "hero/discard") return inDiscard(card);
    return {};
  }

 private:
  /// The life a card shows is compared with the life it has; before the first damage its direction says
  /// nothing.
  Observation life(const CardPlacement& seen, int slot) const {
    const Slot& expected = s_.lying[static_cast<std::size_t>(slot)];
    if (lifeOf(cards_, expected.card) < kLife) return {};
    if (seen.quarterTurns == expected.quarterTurns) return {};
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
    return encode(move, cards_);
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
    return encode(move, cards_);
  }

  /// Whose card it can be, if only one player can have it.
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
    return encode(move, cards_);
  }

  /// Cards that came into the hand row, once there are as many as are due.
  Observation inHandRow() const {
    if (!alone(s_) || handsHidden(s_)) return {};
    const int due = get(s_, Seat::A, Of::draws);
    Move move{.kind = MoveKind::draw};
    for (const Placement& each : lying_) {
      const auto* other = std::get_if<CardPlacement>(&each);
      if (!other || other->zone != "hand" || other->face != Face::up) continue;
      const CardId card = cards_.find(other->card);
      if (!card.known() || move.count == kMostNamed) return {};
      move.cards[move.count++] = card;
    }
    if (due == 0 || move.count != due) return {};
    std::sort(move.cards.begin(), move.cards.begin() + move.count,
              [](CardId a, CardId b) { return a.place() < b.place(); });
    return encode(move, cards_);
  }

  Observation inRemoved(CardId card) const {
    const Kind kind = kindOf(cards_, card);
    if (kind == Kind::team && barredFromTeam(s_, cards_, card).empty()) {
      for (const Seat seat : seatsOf(s_)) {
        if (is(s_, seat, Of::out) || inHand(s_, seat, card) < 0) continue;
        Move move{.kind = MoveKind::team, .seat = seat};
        move.card = card;
        return encode(move, cards_);
      }
    }
    for (int place = 1; place <= kPlaces && kind == Kind::oneUse; ++place) {
      if (gearAt(s_, place) != card || !barredFromUse(s_, cards_, place).empty()) continue;
      if (needsSomebody(cards_, card) && heroesInPlay(s_) > 1) return {};  // people say whom it helps
      Move move{.kind = MoveKind::use};
      move.card = card;
      move.hero = heroAt(s_, place);
      if (needsSomebody(cards_, card)) move.on = move.hero;
      return encode(move, cards_);
    }
    return {};
  }

  /// One card that a trap takes.
  Observation inDiscard(CardId card) const {
    if (!owes(s_, "decide") || s_.questions.front().detail != 1) return {};
    Move move{.kind = MoveKind::decide, .seat = s_.questions.front().seat.value_or(Seat::A)};
    move.cards[move.count++] = card;
    return encode(move, cards_);
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

}  // namespace lk::rules::dungeon
