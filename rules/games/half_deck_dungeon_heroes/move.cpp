#include "rules/games/half_deck_dungeon_heroes/move.h"

#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/ask/offers.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"
#include "rules/referee/moves.h"
#include "rules/referee/refusals.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Reads supports: a card or a list. Only one can support.
void readSupport(MoveReader& reader, const Json& value, Move& move) {
  move.severalSupports = value.items().size() > 1;
  const Json* first = value.isString() ? &value : value.items().empty() ? nullptr : &value.items().front();
  if (first) move.support = reader.card(*first);
}
Json writeSupport(const MoveWriter& writer, const Move& move) {
  return writer.card(move.support);
}

void readDrawn(MoveReader& reader, const Json& value, Move& move) {
  moves::readList<&Move::cards, &Move::count>(reader, {.name = "cards", .type = FieldType::cardList}, value,
                                              &move);
}
Json writeDrawn(const MoveWriter& writer, const Move& move) {
  return move.named().empty() ? Json() : writer.list(move.named());
}

/// Reads how many cards were drawn unseen. If cards are named, their number is used instead.
void readCount(MoveReader& reader, const Json& value, Move& move) {
  if (reader.body()["cards"].isArray()) return;
  move.unseen = true;
  move.count = static_cast<std::uint8_t>(std::clamp<std::int64_t>(value.asInt(), 0, kMaxNamed));
}
Json writeCount(const MoveWriter&, const Move& move) {
  return move.unseen ? Json(int{move.count}) : Json();
}

void readDice(MoveReader&, const Json& value, Move& move) {
  const std::int64_t die = value.items().size() == 1 ? value.items().front().asInt() : 0;
  if (die >= 1 && die <= 6) move.die = static_cast<int>(die);
}
Json writeDice(const MoveWriter&, const Move& move) {
  return Json::array({move.die});
}

/// Reads the two traders. With a single player this is left to the rules to refuse.
void readTraders(MoveReader& reader, const Json& value, Move& move) {
  const std::uint8_t players = reader.state().seatCount;
  if (players == 1) return;
  const Json::Array& seats = value.items();
  const auto first = seats.size() == 2 ? seatFrom(seats[0].asString()) : std::nullopt;
  const auto second = seats.size() == 2 ? seatFrom(seats[1].asString()) : std::nullopt;
  if (!first || !second || first == second) return reader.malformed("\"seats\" names the two who trade");
  if (index(*first) >= players || index(*second) >= players)
    return reader.malformed("\"seats\" names somebody who does not play");
  move.seat = *first;
  move.partner = *second;
}
Json writeTraders(const MoveWriter&, const Move& move) {
  return Json::array({name(move.seat), name(move.partner)});
}

void readGiven(MoveReader& reader, const Json& value, Move& move) {
  if (reader.state().seatCount == 1 || reader.refused()) return;
  const std::array<Seat, 2> traders{move.seat, move.partner};
  for (std::size_t i = 0; i < traders.size(); ++i)
    if (const Json& given = value[name(traders[i])]; given.isString()) move.gives[i] = reader.card(given);
}
Json writeGiven(const MoveWriter& writer, const Move& move) {
  return Json::object(
      {{name(move.seat), writer.card(move.gives[0])}, {name(move.partner), writer.card(move.gives[1])}});
}

using enum FieldType;
constexpr Need kMaybe = Need::optional;
template <auto Member>
constexpr FieldSpec one(std::string_view name, FieldOffers offer, Need need = Need::required) {
  return {.name = name, .type = card, .need = need, .place = fieldOf<Member>(offer)};
}
/// Fields that are read directly.
constexpr FieldSpec asSaid(std::string_view name, FieldType type, FieldOffers offer,
                           Need need = Need::optional) {
  return {.name = name, .type = type, .need = need, .place = {nullptr, nullptr, offer}};
}
constexpr FieldSpec kWho{.name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec kMaybeWho{
    .name = "seat", .type = FieldType::seat, .need = kMaybe, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec kLooter{
    .name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>(offerLooters)};

constexpr FieldSpec kDraw[] = {kWho,
                               {.name = "cards",
                                .type = cardList,
                                .need = kMaybe,
                                .secrecy = Secrecy::owner,
                                .place = fieldBy<Move, readDrawn, writeDrawn>(offerDrawn)},
                               {.name = "count",
                                .type = integer,
                                .need = kMaybe,
                                .place = fieldBy<Move, readCount, writeCount>(offerDue)}};
constexpr FieldSpec kExchange[] = {
    kWho, {.name = "cards", .type = cardList, .place = fieldBy<Move, readDrawn, writeDrawn>(offerExchanged)}};
constexpr FieldSpec kPlace[] = {
    kWho,
    one<&Move::card>("card", offerPlaced),
    one<&Move::replaces>("replaces", offerReplaced, kMaybe),
    {.name = "spot", .type = integer, .need = kMaybe, .place = fieldOf<&Move::spot>(offerSpots)}};
constexpr FieldSpec kEquip[] = {kWho, one<&Move::card>("card", offerEquipped),
                                one<&Move::hero>("hero", offerOwnHeroes, kMaybe),
                                one<&Move::replaces>("replaces", offerGearReplaced, kMaybe)};
constexpr FieldSpec kTrade[] = {
    {.name = "seats", .type = cardList, .place = fieldBy<Move, readTraders, writeTraders>(offerTraders)},
    {.name = "gives",
     .type = object,
     .secrecy = Secrecy::owner,
     .place = fieldBy<Move, readGiven, writeGiven>(offerGiven)}};
constexpr FieldSpec kSeatOnly[] = {kWho};
constexpr FieldSpec kLoot[] = {kLooter};
constexpr FieldSpec kExplore[] = {
    kWho,
    one<&Move::card>("card", offerExplored),
    {.name = "done", .type = boolean, .need = kMaybe, .place = fieldOf<&Move::prepared>()}};
constexpr FieldSpec kAttack[] = {one<&Move::hero>("hero", offerFighters),
                                 {.name = "support",
                                  .type = cards,
                                  .need = kMaybe,
                                  .place = fieldBy<Move, readSupport, writeSupport>(offerSupport)}};
constexpr FieldSpec kUse[] = {one<&Move::card>("card", offerUsable), one<&Move::hero>("hero", offerCarriers),
                              one<&Move::on>("on", offerHelped, kMaybe)};
constexpr FieldSpec kTeamFields[] = {kWho, one<&Move::card>("card", offerTeamCards)};
constexpr FieldSpec kRoll[] = {
    one<&Move::hero>("hero", offerRollers),
    {.name = "dice", .type = diceList, .place = fieldBy<Move, readDice, writeDice>(offerDie)},
    kCastBy};
constexpr FieldSpec kDecide[] = {kWho,
                                 one<&Move::hero>("hero", offerSufferers, kMaybe),
                                 one<&Move::replaces>("replaces", offerPrisonersPlace, kMaybe),
                                 {.name = "cards",
                                  .type = cardList,
                                  .need = kMaybe,
                                  .place = fieldOf<&Move::cards, &Move::count>(offerTaken)}};
constexpr FieldSpec kCorrect[] = {kMaybeWho,
                                  asSaid("set", FieldType::figures, offerFigures),
                                  one<&Move::card>("card", offerAnyCard, kMaybe),
                                  asSaid("life", integer, offerLife),
                                  asSaid("zone", text, offerZones),
                                  {"why", text, kMaybe}};
constexpr FieldSpec kEffect[] = {kMaybeWho,
                                 asSaid("do", text, offerDeeds, Need::required),
                                 one<&Move::hero>("hero", offerAnyHero, kMaybe),
                                 asSaid("amount", integer, offerAmount),
                                 {"why", text, kMaybe}};
constexpr FieldSpec kSetup[] = {{"game", text},
                                {"players", cardList},
                                {"heroes", seatMap, kMaybe},
                                kHouseField,
                                {"options", object, kMaybe}};

constexpr auto kEvents =
    enumerated<MoveKind, EventSpec>(
        {{MoveKind::draw, {"draw", kDraw, "A player draws: the cards where hands are open, else how many."}},
         {MoveKind::exchange, {"exchange", kExchange, "A player puts cards back and draws as many."}},
         {MoveKind::place, {"place", kPlace, "A hero comes into play, perhaps in the place of another."}},
         {MoveKind::equip, {"equip", kEquip, "A hero gets gear."}},
         {MoveKind::trade, {"trade", kTrade, "Two players give each other a card, or one of them does."}},
         {MoveKind::done, {"done", kSeatOnly, "A player has done with preparing."}},
         {MoveKind::explore, {"explore", kExplore, "The next card of the dungeon is turned up."}},
         {MoveKind::attack, {"attack", kAttack, "A hero attacks, perhaps with support."}},
         {MoveKind::face, {"face", kAttack, "A hero faces what lies there, perhaps with support."}},
         {MoveKind::use, {"use", kUse, "A hero uses a card."}},
         {MoveKind::team, {"team", kTeamFields, "A player plays a team card."}},
         {MoveKind::roll, {"roll", kRoll, "A hero rolls a die."}},
         {MoveKind::forcedEscape,
          {"forced_escape", kSeatOnly, "The heroes flee an enemy that nobody can fight."}},
         {MoveKind::yield, {"yield", kSeatOnly, "No hero can attack the endgame boss: it is shuffled back."}},
         {MoveKind::decide, {"decide", kDecide, "A player answers what a card asks."}},
         {MoveKind::loot, {"loot", kLoot, "The heroes agree which player draws the loot."}},
         {MoveKind::correct,
          {"correct", kCorrect, "Players set numbers to other values, or a card's life or place.",
           Occasion::table}},
         {MoveKind::effect,
          {"effect", kEffect, "People say what a card does that the program does not know.",
           Occasion::table}}})
        .with({"setup", kSetup, "Begins a night.", Occasion::table});

}  // namespace

std::span<const EventSpec> events() {
  return kEvents;
}

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  return decodeMove<Move>(event, kEvents, state, cards, nobodyPlaysAt);
}

Event encode(const Move& move, const State& state, const CardBook& cards) {
  return writeMove(move, kEvents, state, cards);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
