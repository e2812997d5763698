#include "rules/games/halfwish/move.h"

#include <iterator>

#include "rules/games/halfwish/ask/offers.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/decision_text.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/referee/refusals.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kEncounters = enumerated<Encounter, std::string_view>(
    {{Encounter::duel, "duel"}, {Encounter::scout, "scout"}, {Encounter::parley, "parley"}});
constexpr std::string_view kActionTypes[] = {"action", "upgrade"};
constexpr std::string_view kUpgradeTypes[] = {"upgrade"};
constexpr FieldSpec kUpgradeCard{.name = "card", .type = FieldType::card, .cardTypes = kUpgradeTypes};
constexpr std::string_view kSkip = "skip";
constexpr std::size_t kDice = 2;

void readDice(MoveReader& reader, const Json& value, Move& move) {
  const Json::Array& dice = value.items();
  if (dice.size() != kDice)
    return reader.refuse(refuse("wrong_count", Json::object({{"n", kDice}, {"case", "dice"}})));
  move.answer.kind = Answer::Kind::dice;
  move.answer.seat = move.seat;
  for (std::size_t i = 0; i < kDice; ++i) {
    if (dice[i].asInt() > 6) return reader.malformed("a die shows 1 to 6");
    move.answer.dice[i] = static_cast<std::uint8_t>(dice[i].asInt());
  }
}
Json writeDice(const MoveWriter&, const Move& move) {
  return Json::array({int{move.answer.dice[0]}, int{move.answer.dice[1]}});
}

void readWith(MoveReader& reader, const Json& value, Move& move) {
  With& with = move.with;
  for (const auto& [key, given] : value.members()) {
    if (key == "option" && given.isString())
      with.option = given.asString();
    else if (key == "slot" && given.isInt())
      with.slot = static_cast<int>(given.asInt());
    else if (key == "cards" && given.isArray() && given.items().size() <= with.cards.size())
      for (const Json& json : given.items()) with.cards[with.count++] = reader.card(json);
    else
      return reader.malformed("\"with\" takes an option, a slot or cards, not \"" + key + "\"");
  }
}
Json writeWith(const MoveWriter& writer, const Move& move) {
  Json json;
  if (!move.with.option.empty()) json.set("option", move.with.option);
  if (move.with.slot != 0) json.set("slot", move.with.slot);
  if (move.with.count > 0) json.set("cards", writer.list(std::span(move.with.cards).first(move.with.count)));
  return json;
}

void readUpgrade(MoveReader& reader, const Json& value, Move& move) {
  move.skip = value.asString() == kSkip;
  if (!move.skip) move.card = reader.card(value, kUpgradeCard);
}
Json writeUpgrade(const MoveWriter& writer, const Move& move) {
  return move.skip ? Json(kSkip) : writer.card(move.card);
}

using enum FieldType;
constexpr Need kMaybe = Need::optional;
constexpr FieldSpec kWho{.name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec cardField(FieldOffers offer) {
  return {.name = "card", .type = card, .place = fieldOf<&Move::card>(offer)};
}
constexpr FieldSpec ownCards(FieldOffers offer) {
  return {.name = "cards",
          .type = cardList,
          .place = fieldOf<&Move::cards, &Move::count>(offer),
          .cardTypes = kActionTypes};
}

constexpr FieldSpec kRoll[] = {kWho,
                               {.name = "dice",
                                .type = diceList,
                                .secrecy = Secrecy::owner,
                                .place = fieldBy<Move, readDice, writeDice>(offerDice)},
                               kCastBy};
constexpr FieldSpec kDiscard[] = {kWho, ownCards(offerDiscarded)};
constexpr FieldSpec kReveal[] = {kWho, ownCards(offerRevealed)};
constexpr FieldSpec kChoose[] = {
    kWho, {.name = "option", .type = text, .place = fieldOf<&Move::encounter>(), .names = kEncounters}};
constexpr FieldSpec kDecide[] = {kWho,
                                 {.name = "option",
                                  .type = text,
                                  .secrecy = Secrecy::owner,
                                  .place = fieldBy<Move, readDecision, writeDecision>(offerDecisions)}};
constexpr FieldSpec kAnswer[] = {kWho, {.name = "accept", .type = boolean, .place = fieldOf<&Move::yes>()}};
constexpr FieldSpec kKeep[] = {kWho, {.name = "keep", .type = boolean, .place = fieldOf<&Move::yes>()}};
constexpr FieldSpec kLocationCard[] = {cardField(offerLocations)};
constexpr FieldSpec kPower[] = {
    kWho,
    cardField(offerPowers),
    {.name = "with", .type = object, .need = kMaybe, .place = fieldBy<Move, readWith, writeWith>(offerWith)}};
constexpr FieldSpec kSeatOnly[] = {kWho};
constexpr FieldSpec kDeal[] = {{.name = "cards",
                                .type = cardList,
                                .place = fieldOf<&Move::cards, &Move::count>(offerDeal),
                                .cardTypes = kUpgradeTypes}};
constexpr FieldSpec kOrder[] = {kWho,
                                {.name = "first", .type = FieldType::seat, .place = fieldOf<&Move::first>()}};
constexpr FieldSpec kUpgrade[] = {
    kWho,
    {.name = "card",
     .type = card,
     .need = kMaybe,
     .secrecy = Secrecy::owner,
     .place = fieldBy<Move, readUpgrade, writeUpgrade>(offerUpgrades),
     .cardTypes = kUpgradeTypes},
    {.name = "replaces",
     .type = card,
     .need = kMaybe,
     .secrecy = Secrecy::owner,
     .place = fieldOf<&Move::replaces>(offerReplaced)},
    {.name = "secret", .type = boolean, .need = kMaybe, .place = fieldOf<&Move::secret>()}};
constexpr FieldSpec kCorrect[] = {{"seat", FieldType::seat, kMaybe},
                                  {.name = "set", .type = figures, .place = {nullptr, nullptr, offerFigures}},
                                  {"why", text, kMaybe}};
constexpr FieldSpec kEffect[] = {
    {"seat", FieldType::seat},
    {.name = "do", .type = text, .place = {nullptr, nullptr, offerDeeds}},
    {.name = "amount", .type = integer, .need = kMaybe, .place = {nullptr, nullptr, offerAmount}},
    {"why", text, kMaybe}};
constexpr FieldSpec kSetup[] = {{"game", text},
                                {"classes", seatMap},
                                {"starter", FieldType::seat},
                                kHouseField,
                                {"options", object, kMaybe}};

constexpr auto kEvents =
    enumerated<MoveKind, EventSpec>(
        {{MoveKind::roll, {"roll", kRoll, "A player rolls both dice."}},
         {MoveKind::discard,
          {"discard", kDiscard, "Cards go from a hand to the discard pile.", Occasion::besides}},
         {MoveKind::choose, {"choose", kChoose, "The player whose turn it is chooses an encounter."}},
         {MoveKind::answer, {"answer", kAnswer, "The other player accepts a parley or not."}},
         {MoveKind::keep, {"keep", kKeep, "A player keeps the dice or asks for a reroll."}},
         {MoveKind::location, {"location", kLocationCard, "A location is turned up."}},
         {MoveKind::power,
          {"power", kPower, "A player plays a power; `with` answers its questions beforehand."}},
         {MoveKind::pass, {"pass", kSeatOnly, "A player does nothing now."}},
         {MoveKind::reveal,
          {"reveal", kReveal, "A player turns up the actions of the duel, in their places."}},
         {MoveKind::decide, {"decide", kDecide, "A player answers what a card or a ruling asks."}},
         {MoveKind::concede, {"concede", kSeatOnly, "A player gives up."}},
         {MoveKind::deal, {"deal", kDeal, "The upgrades to pick from lie face up."}},
         {MoveKind::upgradeOrder,
          {"upgrade_order", kOrder, "The player who may choose says who picks first."}},
         {MoveKind::upgrade, {"upgrade", kUpgrade, "A player picks an upgrade, or skips."}},
         {MoveKind::correct, {"correct", kCorrect, "Players set numbers to other values.", Occasion::table}},
         {MoveKind::effect,
          {"effect", kEffect, "People say what a card does that the program does not know.",
           Occasion::table}}})
        .with({"setup", kSetup, "Begins a night.", Occasion::table});
constexpr int kMoves = valueCount<MoveKind>();

/// Returns what cannot be combined in one event, whatever its fields name.
std::optional<Ruling> wrongTogether(MoveKind kind, const Json& body) {
  if (body["cards"].items().size() > kMaxNamed)
    return refuse("wrong_count", Json::object({{"n", kMaxNamed}}));
  if (kind != MoveKind::upgrade) return std::nullopt;
  const Json* card = body.find("card");
  if (!card && !body["secret"].asBool()) return malformedBecause("\"upgrade\" needs \"card\"");
  if (card && card->asString() == kSkip && body.find("replaces"))
    return malformedBecause("who skips replaces nothing");
  return std::nullopt;
}

}  // namespace

std::span<const EventSpec> events() {
  return kEvents;
}

Ruling unknownCard(const Move& move, const CardBook& cards) {
  return refuse("unknown_card", Json::object({{"card", move.card.known() ? cards[move.card].id : ""}}));
}

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  const int kind = placeAmong(event, kEvents);
  if (kind < 0 || kind >= kMoves) return notNow(state);
  if (const std::optional<Seat> seat = event.seat(); seat && index(*seat) >= kSeats.size())
    return malformedBecause("\"seat\" must be \"A\" or \"B\"");
  if (auto refused = wrongTogether(static_cast<MoveKind>(kind), event.body)) return *std::move(refused);
  return readMove<Move>(event, kind, kEvents, state, cards);
}

Event encode(const Move& move, const State& state, const CardBook& cards) {
  return writeMove(move, kEvents, state, cards);
}

}  // namespace lk::rules::halfwish
