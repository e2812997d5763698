#include "rules/games/half_the_battle/table/small_token_seen.h"

#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/table/token_seen.h"
#include "rules/games/half_the_battle/table/zone_numbers.h"

namespace lk::rules::half_the_battle {

namespace {

/// Largest gap between a marker and the token it touches, and by how much another may lie farther off and
/// still be meant as well; millimetres.
constexpr int kTouchesMm = 5, kAsNearMm = 4;

/// Interprets one chip or arrow. Nothing here is an event: what was put where is said, and seen afterwards.
class SmallToken {
 public:
  SmallToken(const State& s, const TokenPlacement& laid, const CardBook& cards)
      : s_(s), laid_(laid), cards_(cards), card_(cards.find(laid.card)) {}

  [[nodiscard]] Observation see() const {
    if (phase(s_) == Phase::setup) return {};
    if (laid_.card == kInitiativeToken) return initiative();
    if (cards_.is(card_, "mark")) return markOn(cards_, card_) == MarkOn::lane ? overLane() : besidePiece();
    return abilityToken();
  }

 private:
  [[nodiscard]] Observation concern(std::string reason, Json with = Json::object()) const {
    if (card_.known()) with.set("card", cards_[card_].id);
    return Concern{std::move(reason), laid_.zone, std::nullopt, std::move(with)};
  }
  static Json of(Seat seat) { return Json::object({{"seat", std::string(1, letter(seat))}}); }

  /// Returns whose box of that name the token lies in.
  [[nodiscard]] std::optional<Seat> boxOf(std::string_view name) const {
    for (const Seat seat : kBoth)
      if (laid_.zone == std::string(1, letter(seat)) + "/" + std::string(name)) return seat;
    return std::nullopt;
  }

  /// A token that is passed on while the round's last phase goes on is early, not wrong.
  [[nodiscard]] Observation initiative() const {
    const std::optional<Seat> seat = boxOf("initiative");
    const Figure& has = figure(s_, Table::initiative);
    if (!seat || !has.present) return {};
    if (seatOf(s_, Table::initiative) == *seat) return agreesWithState(laid_.zone);
    if (as<Stage>(s_, Table::stage) == Stage::secondActs) return {};
    return concern("initiative_elsewhere", of(seatOf(s_, Table::initiative)));
  }

  /// Fewer than were gained are still being laid.
  [[nodiscard]] Observation abilityToken() const {
    const std::optional<Seat> seat = boxOf("ability");
    if (!seat || !card_.known() || !laid_.count) return {};
    const bool its = findAction(s_, cards_, cardOf(s_, pieceOf(*seat, Die::d20)), card_).known();
    const int gained = its ? get(s_, *seat, Of::tokens) : 0;
    if (*laid_.count <= gained) return agreesWithState(laid_.zone);
    return concern("ability_tokens", Json::object({{"n", gained}, {"have", *laid_.count}}));
  }

  /// Returns the pieces whose tokens it touches, as far as none of them is plainly nearer.
  [[nodiscard]] std::vector<ThingId> touched() const {
    std::vector<ThingId> pieces;
    int nearest = kTouchesMm;
    for (const Neighbour& each : laid_.around.beside) {
      const CardId card = cards_.find(each.card);
      if (!each.token || !isPieceCard(cards_, card)) continue;
      if (each.mm > kTouchesMm || (!pieces.empty() && each.mm > nearest + kAsNearMm)) break;
      const std::optional<Seat> seat = ownerOf(*each.token);
      const ThingId piece = seat ? pieceWith(s_, *seat, card) : ThingId();
      if (!piece.known() || !isAlive(s_, piece)) continue;
      if (pieces.empty()) nearest = each.mm;
      pieces.push_back(piece);
    }
    return pieces;
  }

  [[nodiscard]] bool bears(ThingId piece) const {
    return std::any_of(s_.lying.begin() + kPieces, s_.lying.end(), [&](const Slot& slot) {
      return slot.thing.known() && slot.card == card_ && findThing(s_, slot.thing)->on == piece;
    });
  }

  [[nodiscard]] Observation besidePiece() const {
    if (laneNumber(laid_.zone) == 0) return {};
    const std::vector<ThingId> pieces = touched();
    if (pieces.empty()) return concern("marker_alone");
    if (std::any_of(pieces.begin(), pieces.end(), [&](ThingId piece) { return bears(piece); }))
      return agreesWithState(laid_.zone);
    return concern(pieces.size() > 1 ? "marker_between" : "marker_not_put");
  }

  [[nodiscard]] bool isOver(const Slot& slot) const {
    const auto in = [&](int lane) { return lane != 0 && slot.zone == arrowZone(lane); };
    const int beyond = laid_.nextZoneMm < kOnTheLineMm ? zoneNumber(laid_.nextZone, "mark") : 0;
    return slot.card == card_ && (in(zoneNumber(laid_.zone, "mark")) || in(beyond));
  }

  /// An arrow in the box above a lane points to the side it works for.
  [[nodiscard]] Observation overLane() const {
    if (zoneNumber(laid_.zone, "mark") == 0) return {};
    std::optional<Seat> worksFor;
    for (const Slot& slot : s_.lying) {
      if (!isOver(slot)) continue;
      worksFor = slot.owner;
      if (worksFor && !laid_.aslant && laid_.quarterTurns == arrowTurns(*worksFor))
        return agreesWithState(laid_.zone);
    }
    return worksFor ? concern("arrow_direction", of(*worksFor)) : concern("marker_elsewhere");
  }

  const State& s_;
  const TokenPlacement& laid_;
  const CardBook& cards_;
  CardId card_;
};

}  // namespace

Observation smallTokenSeen(const State& s, const TokenPlacement& laid, const CardBook& cards) {
  return SmallToken(s, laid, cards).see();
}

}  // namespace lk::rules::half_the_battle
