#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/table/die_seen.h"
#include "rules/games/half_the_battle/table/small_token_seen.h"
#include "rules/games/half_the_battle/table/table.h"
#include "rules/games/half_the_battle/table/token_seen.h"
#include "rules/games/half_the_battle/table/zone_numbers.h"

namespace lk::rules::half_the_battle {

namespace {

/// Interprets one card that was laid down.
class Seeing {
 public:
  Seeing(const State& s, const CardPlacement& laid, std::span<const Placement> lying, const CardBook& cards)
      : s_(s), laid_(laid), lying_(lying), cards_(cards), card_(cards.find(laid.card)) {}

  Observation see() const {
    if (laid_.zone == "say") return choiceLaid();
    if (const int lane = zoneNumber(laid_.zone, "mark"); lane != 0) return arrow(lane);
    const auto seat =
        laid_.zone.size() > 2 && laid_.zone[1] == '/' ? seatFrom(laid_.zone.substr(0, 1)) : std::nullopt;
    if (!seat || index(*seat) > 1) return {};
    const std::string_view place = std::string_view(laid_.zone).substr(2);
    if (place == "chosen") return chosen(*seat);
    if (place == "items") return laid_.face == Face::down ? itemTurned(*seat) : itemUp(*seat);
    return {};
  }

 private:
  [[nodiscard]] Observation concern(std::string reason, std::optional<Event> ifMeant = {}) const {
    Json with = Json::object();
    if (card_.known()) with.set("card", cards_[card_].id);
    return Concern{std::move(reason), laid_.zone, std::move(ifMeant), std::move(with)};
  }

  /// A choice card: it says everything by itself, for the player who is asked.
  [[nodiscard]] Observation choiceLaid() const {
    if (!cards_.is(card_, "choice") || laid_.face != Face::up || s_.questions.empty()) return {};
    for (const Json& meaning : cards_[card_].means.items()) {
      const std::string& kind = meaning["e"].asString();
      if (kind == "take_back") return Concern{"take_back_meant", laid_.zone, Event{meaning}};
      const bool passes = kind == "pass" && (owes(s_, "item") || owes(s_, "save"));
      const bool ends = kind == "done" && (owes(s_, "act") || owes(s_, "missed"));
      if (passes || ends) return eventOf(kind, *s_.questions.front().seat);
    }
    return {};
  }

  [[nodiscard]] Observation chosen(Seat seat) const {
    if (laid_.face != Face::up || !isPieceCard(cards_, card_)) return {};
    const Figure& now = figure(s_, seat, Of::selected);
    if (now.present && now.value == card_.place()) return agreesWithState(laid_.zone);
    const ThingId piece = pieceWith(s_, seat, card_);
    if (!piece.known()) return concern("not_your_piece");
    if (!owes(s_, seat, "select")) return {};
    if (!isAlive(s_, piece) || isDying(s_, piece)) return concern("piece_dead");
    return encode({.kind = MoveKind::select, .seat = seat, .piece = piece}, s_, cards_);
  }

  /// Returns the face-up items in the same box, each once. Those that choiceLaid what they mean before are
  /// known as neighbours alone.
  [[nodiscard]] std::vector<CardId> itemsSeen() const {
    std::vector<CardId> all;
    const auto add = [&](const std::string& card) {
      const CardId item = cards_.find(card);
      if (cards_.is(item, "item") && std::find(all.begin(), all.end(), item) == all.end())
        all.push_back(item);
    };
    for (const Placement& other : lying_) {
      const auto* card = std::get_if<CardPlacement>(&other);
      if (card && card->zone == laid_.zone && card->face == Face::up) add(card->card);
    }
    for (const Neighbour& under : laid_.around.on) add(under.card);
    for (const Neighbour& beside : laid_.around.beside) add(beside.card);
    return all;
  }

  [[nodiscard]] Observation itemUp(Seat seat) const {
    if (!cards_.is(card_, "item")) return {};
    if (phase(s_) == Phase::setup && !hasItems(s_, seat)) {
      const std::vector<CardId> seen = itemsSeen();
      if (seen.size() != kItems) return {};
      Move move{.kind = MoveKind::items, .seat = seat};
      for (const CardId item : seen) move.cards[move.count++] = item;
      return encode(move, s_, cards_);
    }
    const int place = placeOfItem(s_, seat, card_);
    if (place < 0) return concern("item_not_held");
    if (rules::slotAt(s_, place).face == Face::up) return agreesWithState(laid_.zone);
    return concern("item_used");
  }

  /// A back: the item that is no longer face up was used.
  [[nodiscard]] Observation itemTurned(Seat seat) const {
    const std::vector<CardId> seen = itemsSeen();
    std::vector<CardId> missing;
    eachItem(s_, seat, [&](CardId item) {
      if (std::find(seen.begin(), seen.end(), item) == seen.end()) missing.push_back(item);
    });
    if (missing.empty()) return agreesWithState(laid_.zone);
    if (missing.size() > 1) return {};
    const std::vector<On> all = usableOn(s_, cards_, seat, missing.front());
    Json with = Json::object({{"card", cards_[missing.front()].id}});
    if (all.empty()) return Concern{"item_not_now", laid_.zone, std::nullopt, std::move(with)};
    const auto struck = [&](const On& on) { return s_.hits[static_cast<std::size_t>(on.number - 1)].on; };
    const bool oneHit =
        all.front().kind == On::Kind::hit &&
        std::all_of(all.begin(), all.end(), [&](const On& on) { return struck(on) == struck(all.front()); });
    if ((all.size() > 1 && !oneHit) || pushOf(cards_, missing.front()) != 0)
      return Concern{"target_missing", laid_.zone, std::nullopt, std::move(with)};
    Move move{.kind = MoveKind::item, .seat = seat, .card = missing.front()};
    move.on = all.front();
    return encode(move, s_, cards_);
  }

  [[nodiscard]] Observation arrow(int lane) const {
    if (!cards_.is(card_, "mark")) return {};
    const bool there = std::any_of(s_.lying.begin(), s_.lying.end(), [&](const Slot& slot) {
      return slot.zone == arrowZone(lane) && slot.card == card_;
    });
    return there ? agreesWithState(laid_.zone) : concern("marker_elsewhere");
  }

  const State& s_;
  const CardPlacement& laid_;
  std::span<const Placement> lying_;
  const CardBook& cards_;
  CardId card_;
};

}  // namespace

Observation observe(const State& s, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards) {
  if (const auto* card = std::get_if<CardPlacement>(&changed)) return Seeing(s, *card, lying, cards).see();
  if (const auto* token = std::get_if<TokenPlacement>(&changed))
    return token->shape == TokenShape::round ? tokenSeen(s, *token, cards) : smallTokenSeen(s, *token, cards);
  if (const auto* die = std::get_if<DiePlacement>(&changed)) return dieSeen(s, *die, cards);
  const auto* dice = std::get_if<DicePlacement>(&changed);
  if (!dice || dice->values.size() != 1 || !owes(s, dice->tray, "roll")) return {};
  return encode({.kind = MoveKind::roll, .seat = dice->tray, .number = dice->values.front()}, s, cards);
}

}  // namespace lk::rules::half_the_battle
