#include "rules/games/half_the_battle/move.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "rules/games/half_the_battle/ask/offers.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/rules/refusal.h"
#include "rules/referee/moves.h"
#include "rules/referee/refusals.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kHit = "hit:";
constexpr auto kBuys = enumerated<Purchase, std::string_view>({{Purchase::damage, "damage"},
                                                               {Purchase::token, "token"},
                                                               {Purchase::refresh, "refresh"},
                                                               {Purchase::disable, "disable"}});
constexpr auto kEndings = enumerated<Ending, std::string_view>(
    {{Ending::none, "play_on"}, {Ending::draw, "draw"}, {Ending::mostHp, "most_hp"}});
constexpr std::string_view kItemCards[] = {"item"};

void readDice(MoveReader&, const Json& value, Move& move) {
  move.rolled = static_cast<std::uint8_t>(std::min<std::size_t>(value.items().size(), 99));
  if (!value.items().empty()) move.number = static_cast<int>(value.items().front().asInt());
}
Json writeDice(const MoveWriter&, const Move& move) {
  return Json::array({move.number});
}

void readOwn(MoveReader& reader, const Json& value, Move& move) {
  move.piece = readOwnPiece(reader, value.asString(), move.seat);
}
Json writeOwn(const MoveWriter& writer, const Move& move) {
  return writer.card(cardOf(writer.state(), move.piece));
}
void readAny(MoveReader& reader, const Json& value, Move& move) {
  move.piece = readPiece(reader, value.asString(), "piece", 0);
}
Json writeAny(const MoveWriter& writer, const Move& move) {
  return nameOf(writer.state(), writer.cards(), move.piece);
}

void readTo(MoveReader&, const Json& value, Move& move) {
  move.to = static_cast<int>(value.asInt());
  if (move.to == kNoLane) move.to = 0;  // lane -1 does not exist, but it was named
}
Json writeTo(const MoveWriter&, const Move& move) {
  return move.to == kNoLane ? Json() : Json(move.to);
}

void readAction(MoveReader& reader, const Json& value, Move& move) {
  move.card = reader.cards().find(value.asString());
  if (reader.cards().is(move.card, "action")) return;
  reader.refuse(refuse("unknown_action", Json::object({{"card", value.asString()}})));
}
Json writeAction(const MoveWriter& writer, const Move& move) {
  return writer.card(writer.cards().kindOf(move.card));
}

void readPieces(MoveReader& reader, const Json& list, std::string_view field, Pieces& into) {
  std::size_t item = 0;
  for (const Json& name : list.items()) {
    if (into.full()) return reader.refuse(refuse("too_many_targets", Json::object({{"n", kPieces}})));
    into.add(readPiece(reader, name.asString(), field, item++));
  }
}
Json writePieces(const MoveWriter& writer, const Pieces& pieces) {
  Json list{Json::Array{}};
  for (const ThingId piece : pieces) list.push(nameOf(writer.state(), writer.cards(), piece));
  return list;
}
void readTargets(MoveReader& reader, const Json& value, Move& move) {
  move.hasTargets = true;
  readPieces(reader, value, "targets", move.targets);
}
Json writeTargets(const MoveWriter& writer, const Move& move) {
  return move.hasTargets ? writePieces(writer, move.targets) : Json();
}
void readOrder(MoveReader& reader, const Json& value, Move& move) {
  readPieces(reader, value, "order", move.order);
}
Json writeOrder(const MoveWriter& writer, const Move& move) {
  return move.order.empty() ? Json() : writePieces(writer, move.order);
}

void readLanes(MoveReader& reader, const Json& value, Move& move) {
  for (const Json& lane : value.items()) {
    if (move.laneCount == move.lanes.size())
      return reader.refuse(refuse("too_many_targets", Json::object({{"n", kLanes}})));
    move.lanes[move.laneCount++] = static_cast<std::int16_t>(lane.asInt());
  }
}
Json writeLanes(const MoveWriter&, const Move& move) {
  if (move.laneCount == 0) return {};
  Json list{Json::Array{}};
  for (int i = 0; i < move.laneCount; ++i) list.push(int{move.lanes[static_cast<std::size_t>(i)]});
  return list;
}

/// Reads a lane by its number, a waiting hit as "hit:2", an item by its card, or a piece by its name.
void readOn(MoveReader& reader, const Json& value, Move& move) {
  if (value.isInt()) {
    move.on = On::lane(static_cast<int>(value.asInt()));
    return;
  }
  const std::string& text = value.asString();
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) {
    move.on = On::lane(number);
    return;
  }
  if (text.starts_with(kHit)) {
    const auto [rest, wrong] = std::from_chars(text.data() + kHit.size(), text.data() + text.size(), number);
    const bool fits = wrong == std::errc() && rest == text.data() + text.size() && number >= 1;
    move.on = On::hit(fits ? number : 0);
    return;
  }
  const CardId card = reader.cards().find(text);
  move.on = reader.cards().is(card, "item") ? On::of(card) : On::of(readPiece(reader, text, "on", 0));
}
Json writeOn(const MoveWriter& writer, const Move& move) {
  switch (move.on.kind) {
    case On::Kind::nothing:
      return {};
    case On::Kind::piece:
      return nameOf(writer.state(), writer.cards(), move.on.piece);
    case On::Kind::lane:
      return move.on.number;
    case On::Kind::hit:
      return std::string(kHit) + std::to_string(move.on.number);
    case On::Kind::card:
      return writer.card(move.on.card);
  }
  return {};
}

void readRageDice(MoveReader& reader, const Json& value, Move& move) {
  for (const Json& name : value.items()) {
    const auto die = std::find(std::begin(kDieNames), std::end(kDieNames), name.asString());
    if (die == std::end(kDieNames) || move.diceCount == move.dice.size())
      return reader.refuse(refuse("rage_not_held", Json::object({{"die", name.asString()}})));
    move.dice[move.diceCount++] = static_cast<Die>(die - std::begin(kDieNames));
  }
}
Json writeRageDice(const MoveWriter&, const Move& move) {
  Json list{Json::Array{}};
  for (int i = 0; i < move.diceCount; ++i)
    list.push(kDieNames[static_cast<std::size_t>(move.dice[static_cast<std::size_t>(i)])]);
  return list;
}
void readBuy(MoveReader& reader, const Json& value, Move& move) {
  const auto buy = std::find(std::begin(kBuys), std::end(kBuys), value.asString());
  if (buy == std::end(kBuys))
    return reader.refuse(refuse("unknown_purchase", Json::object({{"name", value.asString()}})));
  move.buy = static_cast<Purchase>(buy - std::begin(kBuys));
}
Json writeBuy(const MoveWriter&, const Move& move) {
  return Json(kBuys[move.buy]);
}

/// 0 stands for "all" internally, so a 0 in the event becomes -1, which buys nothing.
void readPoints(MoveReader&, const Json& value, Move& move) {
  move.number = value.asInt() < 1 ? -1 : static_cast<int>(value.asInt());
}
Json writePoints(const MoveWriter&, const Move& move) {
  return move.number == 0 ? Json() : Json(move.number);
}

using enum FieldType;
constexpr Need kMaybe = Need::optional;
constexpr FieldSpec kWho{.name = "seat", .type = seat, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec kMaybeWho{.name = "seat", .type = seat, .need = kMaybe};
constexpr FieldSpec kWhy{"why", text, kMaybe};
/// Fields that are read directly.
constexpr FieldSpec asSaid(std::string_view name, FieldType type, FieldOffers offer,
                           Need need = Need::optional) {
  return {.name = name, .type = type, .need = need, .place = {nullptr, nullptr, offer}};
}
constexpr FieldSpec onField(FieldOffers offer) {
  return {
      .name = "on", .type = textOrInteger, .need = kMaybe, .place = fieldBy<Move, readOn, writeOn>(offer)};
}
constexpr FieldSpec toField(Need need, FieldOffers offer) {
  return {.name = "to", .type = integer, .need = need, .place = fieldBy<Move, readTo, writeTo>(offer)};
}
constexpr FieldSpec pieceField(FieldOffers offer) {
  return {.name = "piece", .type = text, .place = fieldBy<Move, readOwn, writeOwn>(offer)};
}

constexpr FieldSpec kSeatOnly[] = {kWho};
constexpr FieldSpec kPlace[] = {kWho, pieceField(offerPlaceable), toField(Need::required, offerOwnHalf)};
constexpr FieldSpec kItemsDealt[] = {kWho,
                                     {.name = "cards",
                                      .type = cardList,
                                      .place = fieldOf<&Move::cards, &Move::count>(offerItemsDealt),
                                      .cardTypes = kItemCards}};
constexpr FieldSpec kRoll[] = {
    kWho,
    {.name = "dice", .type = integerList, .place = fieldBy<Move, readDice, writeDice>(offerD20)},
    kCastBy};
constexpr FieldSpec kSelect[] = {kWho, pieceField(offerChoosable)};
constexpr FieldSpec kMove[] = {kWho, pieceField(offerChosen), toField(Need::required, offerWays)};
constexpr FieldSpec kAct[] = {
    kWho,
    {.name = "action", .type = text, .place = fieldBy<Move, readAction, writeAction>(offerActions)},
    {.name = "targets",
     .type = cardList,
     .need = kMaybe,
     .place = fieldBy<Move, readTargets, writeTargets>(offerTargets)},
    {.name = "lanes",
     .type = integerList,
     .need = kMaybe,
     .place = fieldBy<Move, readLanes, writeLanes>(offerLanes)},
    toField(kMaybe, offerDestinations),
    {.name = "order",
     .type = cardList,
     .need = kMaybe,
     .place = fieldBy<Move, readOrder, writeOrder>(offerOrder)}};
constexpr FieldSpec kItem[] = {
    kWho,
    {.name = "card", .type = card, .place = fieldOf<&Move::card>(offerItems), .cardTypes = kItemCards},
    onField(offerItemUses),
    toField(kMaybe, offerPushes)};
constexpr FieldSpec kRage[] = {
    kWho,
    {.name = "dice", .type = cardList, .place = fieldBy<Move, readRageDice, writeRageDice>(offerRageDice)},
    {.name = "buy", .type = text, .place = fieldBy<Move, readBuy, writeBuy>(offerPurchases)},
    onField(offerPurchased),
    {.name = "points",
     .type = integer,
     .need = kMaybe,
     .place = fieldBy<Move, readPoints, writePoints>(offerPoints)}};
constexpr FieldSpec kDie[] = {
    {.name = "piece", .type = text, .place = fieldBy<Move, readAny, writeAny>(offerReadable)},
    {.name = "value", .type = integer, .place = fieldOf<&Move::number>(offerFaces)}};
constexpr FieldSpec kDecide[] = {
    kWho, {.name = "option", .type = text, .place = fieldOf<&Move::ending>(), .names = kEndings}};
constexpr FieldSpec kCorrect[] = {kMaybeWho,
                                  asSaid("set", figures, offerFigures),
                                  asSaid("piece", text, offerAll),
                                  asSaid("hp", integer, offerHp),
                                  asSaid("lane", integer, offerAnyLane),
                                  kWhy};
constexpr FieldSpec kEffect[] = {kMaybeWho, asSaid("do", text, offerDeeds, Need::required),
                                 asSaid("on", text, offerAlive), asSaid("amount", integer, offerAmount),
                                 kWhy};
constexpr FieldSpec kSetup[] = {{"game", text},
                                {"teams", object, kMaybe},
                                {"positions", object, kMaybe},
                                kHouseField,
                                {"options", object, kMaybe}};

constexpr auto kEvents =
    enumerated<MoveKind, EventSpec>(
        {{MoveKind::place, {"place", kPlace, "A player who places freely puts a piece into a lane."}},
         {MoveKind::items, {"items", kItemsDealt, "The two items a player is dealt."}},
         {MoveKind::roll,
          {"roll", kRoll, "The d20 that says with how much health a player's Monster begins."}},
         {MoveKind::select,
          {"select", kSelect, "A player announces the chosen piece; the selection phase is over."}},
         {MoveKind::move, {"move", kMove, "The chosen piece moves to a lane."}},
         {MoveKind::act, {"act", kAct, "The chosen piece uses an action: on pieces, on lanes, on itself."}},
         {MoveKind::item,
          {"item", kItem, "A player uses an item, on a piece, a lane, or a hit that waits (\"hit:2\")."}},
         {MoveKind::pass, {"pass", kSeatOnly, "A player uses no item on what waits."}},
         {MoveKind::rage, {"rage", kRage, "A player turns Rage dice into Rage and buys something."}},
         {MoveKind::done, {"done", kSeatOnly, "A player's action phase is over."}},
         {MoveKind::die, {"die", kDie, "The die of a piece was read.", Occasion::besides}},
         {MoveKind::decide,
          {"decide", kDecide, "A player says how a battle without damage shall end, or plays on."}},
         {MoveKind::concede, {"concede", kSeatOnly, "A player gives up.", Occasion::besides}},
         {MoveKind::correct,
          {"correct", kCorrect, "Players set numbers to other values, or a piece's health or lane.",
           Occasion::table}},
         {MoveKind::effect,
          {"effect", kEffect, "People say what a card does that the program does not know.",
           Occasion::table}}})
        .with({"setup", kSetup, "Begins a night.", Occasion::table});

}  // namespace

std::span<const EventSpec> events() {
  return kEvents;
}

std::variant<Move, Ruling> decode(const Event& event, const State& s, const CardBook& cards) {
  return decodeMove<Move>(event, kEvents, s, cards, nobodyPlaysAt);
}

Event encode(const Move& move, const State& s, const CardBook& cards) {
  return writeMove(move, kEvents, s, cards);
}

}  // namespace lk::rules::half_the_battle
