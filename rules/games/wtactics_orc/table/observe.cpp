#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/wtactics_orc/ask/attack_ways.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rules/board.h"
#include "rules/games/wtactics_orc/rules/turn.h"
#include "rules/games/wtactics_orc/table/table.h"
#include "rules/games/wtactics_orc/table/token_seen.h"

namespace lk::rules::wtactics_orc {

namespace {

/// What the pointer chip stands for, which is no card.
constexpr std::string_view kPointerChip = "pointer";

bool isSideways(const CardPlacement& card) {
  return card.quarterTurns % 2 != 0;
}

/// Interprets one change.
class Seeing {
 public:
  Seeing(const State& s, std::span<const Placement> lying, const CardBook& cards)
      : s_(s), board_(s), lying_(lying), cards_(cards) {}

  Observation card(const CardPlacement& seen) const {
    const SlotId slot = slotNamed(seen.zone);
    if (slot.known() && seen.face == Face::down) return hidden(seen, slot);
    const CardId card = seen.face == Face::up ? cards_.find(seen.card) : CardId();
    if (!cards_.is(card, kCreature)) return {};
    if (slot.known()) return phase(s_) == Phase::startup ? starting(slot, card) : inSlot(seen, slot, card);
    for (const Seat seat : {Seat::A, Seat::B})
      if (seen.zone == name(seat) + "/graveyard") return inGraveyard(seen, seat, card);
    return {};
  }

  /// The pointer chip on an enemy's creature says whom those attack that were turned.
  Observation pointer(const TokenPlacement& chip) const {
    const Seat seat = turnSeat(s_);
    const bool attacks = phase(s_) == Phase::attack && is(s_, Option::markBy, MarkBy::turned);
    if (!attacks || !pointedAt().known() || turnedNow(seat) == 0) return {};
    const Observation meant = attackMeant(chip.zone);
    const auto* concern = std::get_if<Concern>(&meant);
    return concern && concern->reason == "whom_to_attack" ? Observation() : meant;
  }

 private:
  [[nodiscard]] Event written(const Move& move) const { return encode(move, s_, cards_); }
  static Concern ask(std::string_view reason, const std::string& zone) {
    return {std::string(reason), zone, std::nullopt};
  }

  template <class Each>
  void eachCard(Each each) const {
    for (const Placement& placement : lying_)
      if (const auto* card = std::get_if<CardPlacement>(&placement)) each(*card);
  }

  /// Backs in slots: four of them are a hidden start.
  Observation hidden(const CardPlacement& seen, SlotId slot) const {
    if (!owes(s_, slot.army(), "startup")) return {};
    Move move{.kind = MoveKind::startup, .seat = slot.army()};
    move.chooses = true;
    eachCard([&](const CardPlacement& card) {
      const SlotId its = slotNamed(card.zone);
      if (its.known() && its.army() == slot.army() && card.face == Face::down) move.slots.add(its);
    });
    if (move.slots.count > 4) return ask("four_slots", seen.zone);
    return move.slots.count == 4 ? Observation(written(move)) : Observation();
  }

  Observation starting(SlotId slot, CardId card) const {
    const bool reveals = board_.at(slot).hidden && owes(s_, slot.army(), "reveal");
    const bool adds = !has(board_.taken(slot.army()), slot.place()) && owes(s_, slot.army(), "place");
    if (!reveals && !adds) return {};
    return written({.kind = reveals ? MoveKind::reveal : MoveKind::place,
                    .seat = slot.army(),
                    .card = card,
                    .slot = slot});
  }

  Observation inSlot(const CardPlacement& seen, SlotId slot, CardId card) const {
    const Creature there = board_.at(slot);
    const SlotId from = board_.slotOf(seen.thing);
    if (from.known() && from != slot) return moved(seen, from, slot);
    if (!there.there()) return from.known() ? Observation() : arrived(seen, slot, card);
    if (there.card != card) return ask("which_creature", seen.zone);
    const bool turns = is(s_, Option::markBy, MarkBy::turned);
    if (!turns || isSideways(seen) == there.is(Mark::marked)) return agreesWithState(seen.zone);
    return isSideways(seen) ? turned(seen, slot) : Observation(ask("still_marked", seen.zone));
  }

  /// A creature whose identity was lost: a recruit, or a copy of one that left its slot. If several left
  /// theirs at once, people say which is which, for their tokens and marks may differ.
  Observation arrived(const CardPlacement& seen, SlotId slot, CardId card) const {
    if (owes(s_, slot.army(), "recruit")) return recruited();
    const Mask left = leftBy(card, slot.army());
    if (left == 0) return {};
    if (countOf(left) == 1) return moved(seen, SlotId(slot.army(), *Places(left).begin()), slot);
    const auto could = static_cast<Mask>(left & adjacentTo(slot.place()));
    Concern concern = ask("which_copy", seen.zone);
    concern.arguments = Json::object({{"card", seen.card}});
    if (countOf(could) == 1 && owes(s_, slot.army(), "move"))
      concern.ifMeant = written({.kind = MoveKind::move,
                                 .seat = slot.army(),
                                 .slot = SlotId(slot.army(), *Places(could).begin()),
                                 .target = slot});
    return concern;
  }

  /// Returns the slots in which a creature with that card stood and which are empty on the table now.
  [[nodiscard]] Mask leftBy(CardId card, Seat army) const {
    Mask left = 0;
    for (const Placement& placement : lying_) {
      const auto* cleared = std::get_if<ZoneCleared>(&placement);
      const SlotId slot = cleared ? slotNamed(cleared->zone) : SlotId();
      if (slot.known() && slot.army() == army && board_.at(slot).card == card)
        left = static_cast<Mask>(left | bit(slot.place()));
    }
    return left;
  }

  /// A creature is in a different slot than before.
  Observation moved(const CardPlacement& seen, SlotId from, SlotId to) const {
    const bool moves = owes(s_, from.army(), "move") && to.army() == from.army();
    if (!moves) return ask("where_it_stands", seen.zone);
    return written({.kind = MoveKind::move, .seat = from.army(), .slot = from, .target = to});
  }

  /// A creature is turned sideways that the state has upright.
  Observation turned(const CardPlacement& seen, SlotId slot) const {
    if (slot.army() != turnSeat(s_) && phase(s_) != Phase::battle) return ask("still_upright", seen.zone);
    switch (phase(s_)) {
      case Phase::upkeep:
        return paid(seen.zone);
      case Phase::recruit:
        return recruited();
      case Phase::attack:
        return attackMeant(seen.zone);
      case Phase::abilities:
      case Phase::battle:
        return ask("marked_for_what", seen.zone);
      default:
        return ask("still_upright", seen.zone);
    }
  }

  /// Returns the enemy's creature that the pointer chip lies on; none if it lies on none.
  [[nodiscard]] SlotId pointedAt() const {
    for (const Placement& placement : lying_) {
      const auto* chip = std::get_if<TokenPlacement>(&placement);
      if (chip == nullptr || chip->card != kPointerChip || chip->around.on.empty()) continue;
      const SlotId slot = slotNamed(chip->zone);
      if (slot.known() && slot.army() != turnSeat(s_)) return slot;
    }
    return {};
  }

  /// Returns the player's creatures that were turned sideways and are not marked yet.
  [[nodiscard]] Mask turnedNow(Seat seat) const {
    Mask turned = 0;
    eachCard([&](const CardPlacement& card) {
      const SlotId slot = slotNamed(card.zone);
      if (!slot.known() || slot.army() != seat || card.face != Face::up || !isSideways(card)) return;
      const Creature creature = board_.at(slot);
      if (creature.there() && !creature.is(Mark::marked))
        turned = static_cast<Mask>(turned | bit(slot.place()));
    });
    return turned;
  }

  /// Who was turned attacks what the pointer chip lies on. Several are asked about, whether they are one
  /// group. Without the chip the cards are looked at again later.
  Observation attackMeant(const std::string& zone) const {
    const Seat seat = turnSeat(s_);
    const SlotId target = pointedAt();
    Concern unclear = ask("whom_to_attack", zone);
    unclear.untilThen = true;
    if (!target.known()) return unclear;
    const Mask turned = turnedNow(seat);
    std::vector<Move> ways = attackWays(Host(s_, cards_), board_, seat);
    std::erase_if(ways, [&](const Move& way) {
      Mask who = 0;
      for (const SlotId slot : way.slots.all()) who = static_cast<Mask>(who | bit(slot.place()));
      return way.target != target || who != turned;
    });
    if (ways.empty()) return unclear;
    if (ways.size() > 1) return ask("which_weapon", zone);
    if (countOf(turned) == 1) return written(ways.front());
    return Concern{"one_group", zone, written(ways.front())};
  }

  /// Returns what was turned sideways or taken from the Twilight and has not been recorded.
  [[nodiscard]] Few<Coin, kArmy> coinsOf(Seat seat) const {
    Few<Coin, kArmy> coins;
    eachCard([&](const CardPlacement& card) {
      const SlotId slot = slotNamed(card.zone);
      if (!slot.known() || slot.army() != seat || !isSideways(card) || card.face != Face::up) return;
      const Creature creature = board_.at(slot);
      if (creature.there() && !creature.is(Mark::marked)) coins.add({.slot = slot});
    });
    std::vector<CardId> buried;
    for (const Slot& slot : s_.lying)
      if (slot.zone == graveyardOf(seat)) buried.push_back(slot.card);
    std::vector<CardId> dusk;
    for (const Slot& slot : s_.lying)
      if (slot.zone == twilightOf(seat)) dusk.push_back(slot.card);
    eachCard([&](const CardPlacement& card) {
      if (card.zone != name(seat) + "/graveyard") return;
      const CardId id = cards_.find(card.card);
      if (const auto known = std::find(buried.begin(), buried.end(), id); known != buried.end())
        buried.erase(known);
      else if (const auto spent = std::find(dusk.begin(), dusk.end(), id); spent != dusk.end()) {
        coins.add({.twilight = id});
        dusk.erase(spent);
      }
    });
    return coins;
  }

  /// A face-up card in an empty slot, once its cost has been paid.
  Observation recruited() const {
    const Seat seat = turnSeat(s_);
    if (!owes(s_, seat, "recruit")) return {};
    Move move{.kind = MoveKind::recruit, .seat = seat};
    int arrived = 0;
    std::string where;
    eachCard([&](const CardPlacement& card) {
      const SlotId slot = slotNamed(card.zone);
      const bool fresh = slot.known() && slot.army() == seat && card.face == Face::up &&
                         !has(board_.taken(seat), slot.place()) && !board_.slotOf(card.thing).known();
      if (!fresh || !cards_.is(cards_.find(card.card), kCreature)) return;
      ++arrived;
      where = card.zone;
      move.slot = slot;
      move.card = cards_.find(card.card);
    });
    if (arrived == 0) return {};
    if (arrived > 1) return ask("one_recruit", where);
    move.coins = coinsOf(seat);
    const int price = stat(cards_, move.card, Stat::cost);
    if (move.coins.count < price) return {};
    return move.coins.count == price ? Observation(written(move)) : Observation(ask("paid_too_much", where));
  }

  /// Returns the only creature whose upkeep is due; none if people must say which.
  [[nodiscard]] SlotId onlyDue() const {
    const Mask due = dueIn(board_, turnSeat(s_));
    return countOf(due) == 1 ? SlotId(turnSeat(s_), *Places(due).begin()) : SlotId();
  }

  Observation paid(const std::string& zone) const {
    const SlotId slot = onlyDue();
    if (!slot.known()) return ask("which_upkeep", zone);
    Move move{.kind = MoveKind::upkeep, .seat = slot.army(), .slot = slot};
    move.coins = coinsOf(slot.army());
    const int fee = upkeepOf(cards_, board_.at(slot).card);
    if (move.coins.count < fee) return {};
    return move.coins.count == fee ? Observation(written(move)) : Observation(ask("paid_too_much", zone));
  }

  Observation inGraveyard(const CardPlacement& seen, Seat seat, CardId card) const {
    if (seat != turnSeat(s_)) return {};
    if (phase(s_) == Phase::recruit) return recruited();
    if (phase(s_) != Phase::upkeep) return {};
    if (coinsOf(seat).count > 0) return paid(seen.zone);
    const SlotId slot = onlyDue();
    if (!slot.known() || board_.at(slot).card != card) return {};
    return written({.kind = MoveKind::upkeep, .seat = seat, .slot = slot, .refuses = true});
  }

  const State& s_;
  const Board board_;
  std::span<const Placement> lying_;
  const CardBook& cards_;
};

}  // namespace

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards) {
  const auto* card = std::get_if<CardPlacement>(&changed);
  if (const auto* token = std::get_if<TokenPlacement>(&changed); token && !state.result.finished)
    return token->card == kPointerChip ? Seeing(state, lying, cards).pointer(*token)
                                       : cubesSeen(state, *token, cards);
  if (!card || state.result.finished || is(state, Option::armies, Kept::off)) return {};
  return Seeing(state, lying, cards).card(*card);
}

}  // namespace lk::rules::wtactics_orc
