#include "rules/games/half_the_battle/rules/piece_names.h"

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

struct NameParts {
  std::optional<Seat> seat;
  std::string_view card;
};

NameParts split(std::string_view text) {
  const bool owned = text.size() > 2 && text[1] == '/' && (text[0] == 'A' || text[0] == 'B');
  if (!owned) return {{}, text};
  return {seatFrom(text.substr(0, 1)), text.substr(2)};
}

/// Returns the character card with that id. Otherwise refuses and returns no card.
CardId readCard(MoveReader& reader, std::string_view id) {
  const CardId card = reader.cards().find(id);
  if (isPieceCard(reader.cards(), card)) return card;
  reader.refuse(refuse("unknown_card", Json::object({{"card", id}})));
  return {};
}

bool laidOut(const State& s) {
  return s.lying.size() >= kPieces;
}

}  // namespace

ThingId readOwnPiece(MoveReader& reader, std::string_view text, Seat seat) {
  const NameParts parts = split(text);
  const CardId card = readCard(reader, parts.card);
  if (!card.known() || !laidOut(reader.state())) return {};
  const ThingId piece = pieceWith(reader.state(), seat, card);
  if (piece.known() && parts.seat.value_or(seat) == seat) return piece;
  reader.refuse(refuseCard("not_your_piece", reader.cards(), card));
  return {};
}

ThingId readPiece(MoveReader& reader, std::string_view text, std::string_view field, std::size_t item) {
  const NameParts parts = split(text);
  const CardId card = readCard(reader, parts.card);
  if (!card.known() || !laidOut(reader.state())) return {};
  const ThingId ofA = parts.seat == Seat::B ? ThingId() : pieceWith(reader.state(), Seat::A, card);
  const ThingId ofB = parts.seat == Seat::A ? ThingId() : pieceWith(reader.state(), Seat::B, card);
  if (ofA.known() != ofB.known()) return ofA.known() ? ofA : ofB;
  if (!ofA.known()) {
    reader.refuse(refuseCard("illegal_target", reader.cards(), card));
    return {};
  }
  Ruling ruling{.verdict = Verdict::unclear, .reason = "which_one"};
  Json among;
  for (const ThingId each : {ofA, ofB}) {
    Event meant{reader.body()};
    Json value(nameOf(reader.state(), reader.cards(), each));
    among.push(value);
    if (const Json& list = reader.body()[field]; list.isArray()) {
      Json items{Json::Array{}};
      for (std::size_t i = 0; i < list.items().size(); ++i) items.push(i == item ? value : list.items()[i]);
      value = std::move(items);
    }
    meant.body.set(field, std::move(value));
    ruling.maybe.push_back(std::move(meant));
  }
  ruling.cureArguments = Json::object({{"among", std::move(among)}});
  reader.refuse(std::move(ruling));
  return {};
}

std::string nameOf(const State& s, const CardBook& cards, ThingId piece) {
  return name(sideOf(piece)) + "/" + cards[cardOf(s, piece)].id;
}

}  // namespace lk::rules::half_the_battle
