#include "rules/games/half_the_battle/table/token_seen.h"

#include "rules/core/agreement.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/table/zone_numbers.h"

namespace lk::rules::half_the_battle {

namespace {

/// Returns the lane on the other side of the line that the token lies on; 0 if it lies clearly in one lane.
int laneBeyondLine(const TokenPlacement& laid) {
  return laid.nextZoneMm < kOnTheLineMm ? laneNumber(laid.nextZone) : 0;
}

}  // namespace

TokenColour colourOf(Seat seat) {
  return seat == Seat::A ? TokenColour::red : TokenColour::black;
}

std::optional<Seat> ownerOf(TokenColour colour) {
  for (const Seat seat : kBoth)
    if (colour == colourOf(seat)) return seat;
  return std::nullopt;
}

TokenPlacement tokenOf(const State& s, ThingId piece, int lane, const CardBook& cards) {
  return {.zone = "lane/" + std::to_string(lane),
          .shape = TokenShape::round,
          .colour = colourOf(sideOf(piece)),
          .card = cards[cardOf(s, piece)].id};
}

Observation tokenSeen(const State& s, const TokenPlacement& laid, const CardBook& cards) {
  const int lane = laneNumber(laid.zone);
  const CardId card = cards.find(laid.card);
  const std::optional<Seat> seat = ownerOf(laid.colour);
  if (lane == 0 || !seat || !isPieceCard(cards, card)) return {};
  const auto concern = [&](std::string reason, std::optional<Event> ifMeant = {}) {
    return Concern{std::move(reason), laid.zone, std::move(ifMeant),
                   Json::object({{"card", cards[card].id}})};
  };
  const ThingId piece = pieceWith(s, *seat, card);
  if (!piece.known()) return concern("not_your_piece");
  if (!isAlive(s, piece)) return {};  // its token is taken away in people's own time
  const int beyond = laneBeyondLine(laid);
  if (laneOf(s, piece) == lane || laneOf(s, piece) == beyond) return agreesWithState(laid.zone);
  const bool its = owes(s, *seat, "act") && selectedOf(s, *seat) == piece && get(s, Table::moved) == 0;
  const auto mayGo = [&](int to) {
    return barredLane(s, cards, piece, to, movementOf(s, cards, piece)).empty();
  };
  if (its && mayGo(lane)) {
    Event move = encode({.kind = MoveKind::move, .seat = *seat, .piece = piece, .to = lane}, s, cards);
    if (beyond != 0) return concern("token_on_line", std::move(move));
    return move;
  }
  return concern("piece_elsewhere",
                 Event{Json::object({{"e", "correct"}, {"piece", nameOf(s, cards, piece)}, {"lane", lane}})});
}

}  // namespace lk::rules::half_the_battle
