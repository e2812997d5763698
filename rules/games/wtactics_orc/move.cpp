#include "rules/games/wtactics_orc/move.h"

#include <iterator>

#include "rules/games/wtactics_orc/ask/offers.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/refusal.h"
#include "rules/referee/moves.h"
#include "rules/referee/refusals.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kTwilightPrefix = "twilight:";
constexpr std::string_view kGraveyardPrefix = "graveyard:";
constexpr std::string_view kWeapons[] = {"close", "ranged"};
constexpr std::string_view kStepNames[] = {"recruit", "abilities", "move", "attack"};
constexpr std::string_view kAnswers[] = {"yes", "no", "draw"};  // in the order of Reply, from 1

constexpr auto kDeeds = enumerated<Deed, std::string_view>({{Deed::damage, "damage"},
                                                            {Deed::heal, "heal"},
                                                            {Deed::mark, "mark"},
                                                            {Deed::unmark, "unmark"},
                                                            {Deed::points, "points"},
                                                            {Deed::eliminated, "eliminated"}});

void offerReason(FieldOffer& offer) {
  offer.addAnyText();
}
/// Reasons are for people; judging ignores them.
void readNothing(MoveReader&, const Json&, Move&) {}
Json writeNothing(const MoveWriter&, const Move&) {
  return {};
}

SlotId readSlot(MoveReader& reader, const Json& value) {
  const SlotId slot = slotNamed(value.asString());
  if (!slot.known())
    reader.refuse(refuseBy("no_such_slot", rule::eightSlots, Json::object({{"slot", value.asString()}})));
  return slot;
}
template <SlotId Move::*Member>
void readSlotField(MoveReader& reader, const FieldSpec&, const Json& value, void* move) {
  static_cast<Move*>(move)->*Member = readSlot(reader, value);
}
template <SlotId Move::*Member>
Json writeSlotField(const MoveWriter&, const FieldSpec&, const void* move) {
  const SlotId slot = static_cast<const Move*>(move)->*Member;
  return slot.known() ? Json(nameOf(slot)) : Json();
}

void readSlots(MoveReader& reader, const Json& value, Move& move) {
  move.chooses = true;
  for (const Json& item : value.items()) move.slots.add(readSlot(reader, item));
}
Json writeSlots(const MoveWriter&, const Move& move) {
  Json list{Json::Array{}};
  for (const SlotId slot : move.slots.all()) list.push(nameOf(slot));
  return list;
}
Json writeChosen(const MoveWriter& writer, const Move& move) {
  return move.chooses ? writeSlots(writer, move) : Json();
}

/// Reads "A-F1" or "twilight:mage".
Coin readCoin(MoveReader& reader, const Json& value) {
  const std::string_view text = value.asString();
  if (!text.starts_with(kTwilightPrefix)) return {.slot = readSlot(reader, value)};
  return {.twilight = reader.card(Json(text.substr(kTwilightPrefix.size())))};
}
void readCoins(MoveReader& reader, const Json& value, Move& move) {
  for (const Json& item : value.items()) move.coins.add(readCoin(reader, item));
}
Json writeCoins(const MoveWriter& writer, const Move& move) {
  Json list{Json::Array{}};
  for (const Coin& coin : move.coins.all())
    list.push(coin.slot.known() ? Json(nameOf(coin.slot))
                                : Json(std::string(kTwilightPrefix) + writer.cards()[coin.twilight].id));
  return list;
}
Json writeFees(const MoveWriter& writer, const Move& move) {
  return move.refuses ? Json() : writeCoins(writer, move);
}
Json writeMarks(const MoveWriter& writer, const Move& move) {
  return move.coins.count == 0 ? Json() : writeCoins(writer, move);
}

/// Reads a slot, or a card of a graveyard by its id; "graveyard:" or "B/graveyard/" before it is optional.
Aim readAim(MoveReader& reader, const Json& value) {
  std::string_view text = value.asString();
  if (text.starts_with(kGraveyardPrefix)) text = text.substr(kGraveyardPrefix.size());
  if (const std::size_t slash = text.rfind('/'); slash != std::string_view::npos)
    text = text.substr(slash + 1);
  if (const SlotId slot = slotNamed(text); slot.known()) return {.slot = slot};
  if (const CardId card = reader.cards().find(text); card.known()) return {.buried = card};
  return {.slot = readSlot(reader, value)};
}
void readAims(MoveReader& reader, const Json& value, Move& move) {
  for (const Json& item : value.items()) move.aims.add(readAim(reader, item));
}
Json writeAims(const MoveWriter& writer, const Move& move) {
  if (move.aims.count == 0) return {};
  Json list{Json::Array{}};
  for (const Aim& aim : move.aims.all())
    list.push(aim.slot.known() ? Json(nameOf(aim.slot))
                               : Json(std::string(kGraveyardPrefix) + writer.cards()[aim.buried].id));
  return list;
}

void readWeapon(MoveReader&, const Json& value, Move& move) {
  if (value.asString() == kWeapons[0]) move.weapon = Weapon::close;
  if (value.asString() == kWeapons[1]) move.weapon = Weapon::ranged;
}
Json writeWeapon(const MoveWriter&, const Move& move) {
  return move.weapon == Weapon::none ? Json() : Json(kWeapons[move.weapon == Weapon::close ? 0 : 1]);
}

void readStep(MoveReader& reader, const Json& value, Move& move) {
  const FieldSpec field{.name = "to", .type = FieldType::text, .names = kStepNames};
  move.to = static_cast<Phase>(static_cast<int>(Phase::recruit) + reader.named(value, field));
}
Json writeStep(const MoveWriter&, const Move& move) {
  return {kStepNames[static_cast<int>(move.to) - static_cast<int>(Phase::recruit)]};
}

void readName(MoveReader&, const Json& value, Move& move) {
  move.ability = value.asString();
}
Json writeName(const MoveWriter&, const Move& move) {
  return {move.ability};
}

void readShares(MoveReader& reader, const Json& value, Move& move) {
  move.splits = true;
  for (const auto& [slot, share] : value.members())
    move.shares.add({readSlot(reader, Json(slot)),
                     static_cast<std::int16_t>(std::clamp<std::int64_t>(share.asInt(-1), -1, 999))});
}
Json writeShares(const MoveWriter&, const Move& move) {
  if (!move.splits) return {};
  Json split{Json::Object{}};
  for (const Share& share : move.shares.all()) split.set(nameOf(share.slot), int{share.value});
  return split;
}

void readAnswer(MoveReader&, const Json& value, Move& move) {
  const auto found = std::find(std::begin(kAnswers), std::end(kAnswers), value.asString());
  move.answer = static_cast<Reply>(found - std::begin(kAnswers) + 1);
}
Json writeAnswer(const MoveWriter&, const Move& move) {
  return move.answer == Reply::nothing ? Json() : Json(kAnswers[static_cast<int>(move.answer) - 1]);
}

/// Reads how many of each card a deck holds.
void readDeck(MoveReader& reader, const Json& value, Move& move) {
  for (const auto& [id, count] : value.members()) {
    const CardId card = reader.cards().find(id);
    if (!reader.cards().is(card, "creature") || !count.isInt() || count.asInt() < 1)
      return reader.refuse(refuse(card.known() ? "malformed" : "unknown_card"));
    move.deck.push_back({card, static_cast<int>(std::min<std::int64_t>(count.asInt(), 999))});
  }
}
Json writeDeck(const MoveWriter& writer, const Move& move) {
  Json cards{Json::Object{}};
  for (const DeckCount& each : move.deck) cards.set(writer.cards()[each.card].id, each.count);
  return cards;
}

using enum FieldType;
constexpr Need kMaybe = Need::optional;
constexpr std::string_view kCreatureType[] = {"creature"};
template <SlotId Move::*Member>
constexpr FieldSpec slotField(std::string_view name, FieldOffers offer, Need need = Need::required) {
  return {.name = name,
          .type = text,
          .need = need,
          .place = {readSlotField<Member>, writeSlotField<Member>, offer}};
}
constexpr FieldSpec slotsField(std::string_view name, FieldOffers offer) {
  return {.name = name, .type = cardList, .place = fieldBy<Move, readSlots, writeSlots>(offer)};
}
constexpr FieldSpec cardField(FieldOffers offer) {
  return {.name = "card", .type = card, .place = fieldOf<&Move::card>(offer), .cardTypes = kCreatureType};
}
/// Fields that are read directly.
constexpr FieldSpec asSaid(std::string_view name, FieldType type, FieldOffers offer) {
  return {.name = name, .type = type, .need = kMaybe, .place = {nullptr, nullptr, offer}};
}
constexpr FieldSpec kSeatField{.name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>()};

constexpr FieldSpec kDeckFields[] = {kSeatField,
                                     {.name = "cards",
                                      .type = object,
                                      .secrecy = Secrecy::owner,
                                      .place = fieldBy<Move, readDeck, writeDeck>(offerDeck)}};
constexpr FieldSpec kStartupFields[] = {kSeatField, slotsField("put", offerLayout)};
constexpr FieldSpec kRevealFields[] = {kSeatField, slotField<&Move::slot>("slot", offerHidden),
                                       cardField(offerShown)};
constexpr FieldSpec kPlaceFields[] = {kSeatField, slotField<&Move::slot>("slot", offerEmpty),
                                      cardField(offerShown)};
constexpr FieldSpec kUpkeepFields[] = {
    kSeatField,
    slotField<&Move::slot>("slot", offerDue),
    {.name = "pay",
     .type = cardList,
     .need = kMaybe,
     .place = fieldBy<Move, readCoins, writeFees>(offerFees)},
    {.name = "refuse", .type = boolean, .need = kMaybe, .place = fieldOf<&Move::refuses>(offerRefusal)}};
constexpr FieldSpec kRecruitFields[] = {
    kSeatField,
    cardField(offerRecruits),
    slotField<&Move::slot>("slot", offerRecruitSlots),
    {.name = "pay", .type = cardList, .place = fieldBy<Move, readCoins, writeCoins>(offerPrice)}};
constexpr FieldSpec kStepFields[] = {
    kSeatField,
    {.name = "to", .type = text, .place = fieldBy<Move, readStep, writeStep>(), .names = kStepNames}};
constexpr FieldSpec kAbilityEvent[] = {
    kSeatField,
    slotField<&Move::slot>("slot", offerUsers),
    {.name = "name", .type = text, .place = fieldBy<Move, readName, writeName>(offerAbilities)},
    {.name = "marks",
     .type = cardList,
     .need = kMaybe,
     .place = fieldBy<Move, readCoins, writeMarks>(offerMarks)},
    {.name = "targets",
     .type = cardList,
     .need = kMaybe,
     .place = fieldBy<Move, readAims, writeAims>(offerAims)}};
constexpr FieldSpec kMoveFields[] = {kSeatField, slotField<&Move::slot>("from", offerMovers),
                                     slotField<&Move::target>("to", offerSteps)};
constexpr FieldSpec kAttackFields[] = {kSeatField,
                                       slotsField("attackers", offerAttackers),
                                       slotField<&Move::target>("target", offerTargets),
                                       {.name = "type",
                                        .type = text,
                                        .need = kMaybe,
                                        .place = fieldBy<Move, readWeapon, writeWeapon>(offerWeapons),
                                        .names = kWeapons}};
constexpr FieldSpec kSeatAlone[] = {kSeatField};
constexpr FieldSpec kRestFields[] = {kSeatField, slotField<&Move::slot>("slot", offerResting)};
constexpr FieldSpec kDecideFields[] = {kSeatField,
                                       {.name = "split",
                                        .type = object,
                                        .need = kMaybe,
                                        .place = fieldBy<Move, readShares, writeShares>(offerShares)},
                                       {.name = "choose",
                                        .type = cardList,
                                        .need = kMaybe,
                                        .place = fieldBy<Move, readSlots, writeChosen>(offerChosen)},
                                       {.name = "answer",
                                        .type = text,
                                        .need = kMaybe,
                                        .place = fieldBy<Move, readAnswer, writeAnswer>(offerAnswers)}};
constexpr FieldSpec kCorrectEvent[] = {
    {"seat", FieldType::seat, kMaybe},      asSaid("set", figures, offerFigures),
    asSaid("slot", text, offerAnySlot),     asSaid("card", text, offerAnyCard),
    asSaid("damage", integer, offerDamage), asSaid("marked", boolean, offerFlag),
    asSaid("moved", boolean, offerFlag),    {"why", text, kMaybe}};
constexpr FieldSpec kEffectEvent[] = {
    kSeatField,
    {.name = "do", .type = text, .place = fieldOf<&Move::deed>(), .names = kDeeds},
    slotField<&Move::slot>("slot", offerSubjects, kMaybe),
    {.name = "amount", .type = integer, .need = kMaybe, .place = fieldOf<&Move::amount>(offerAmount)},
    {.name = "why",
     .type = text,
     .need = kMaybe,
     .place = fieldBy<Move, readNothing, writeNothing>(offerReason)}};
constexpr FieldSpec kSetupFields[] = {
    {"game", text},
    {"starter", FieldType::seat, kMaybe},
    {.name = "decks", .type = object, .need = kMaybe, .secrecy = Secrecy::owner},
    {.name = "position", .type = object, .need = kMaybe, .secrecy = Secrecy::owner},
    kHouseField,
    {"options", object, kMaybe}};

constexpr auto kEvents =
    enumerated<MoveKind, EventSpec>(
        {{MoveKind::deck,
          {"deck", kDeckFields, "A player shows the army deck to the referee alone.", Occasion::besides}},
         {MoveKind::startup, {"startup", kStartupFields, "A player lays four cards face down."}},
         {MoveKind::reveal, {"reveal", kRevealFields, "A card that lay face down is turned up."}},
         {MoveKind::place, {"place", kPlaceFields, "A card of the deck is added to the starting army."}},
         {MoveKind::upkeep, {"upkeep", kUpkeepFields, "A player pays a creature's upkeep, or refuses to."}},
         {MoveKind::recruit, {"recruit", kRecruitFields, "A creature of the deck comes into play."}},
         {MoveKind::step, {"step", kStepFields, "A player goes on to a later step of the turn."}},
         {MoveKind::ability, {"ability", kAbilityEvent, "A player uses a creature's ability."}},
         {MoveKind::move, {"move", kMoveFields, "A creature moves, or changes places with an ally."}},
         {MoveKind::attack, {"attack", kAttackFields, "One creature attacks, or a group of two or three."}},
         {MoveKind::pass, {"pass", kSeatAlone, "A player uses no ability in this battle now."}},
         {MoveKind::rest, {"rest", kRestFields, "A creature rests."}},
         {MoveKind::endTurn, {"end_turn", kSeatAlone, "A turn is over."}},
         {MoveKind::decide,
          {"decide", kDecideFields, "A player answers a question, or offers to agree on a draw."}},
         {MoveKind::concede, {"concede", kSeatAlone, "A player gives the game up.", Occasion::besides}},
         {MoveKind::correct,
          {"correct", kCorrectEvent, "Players set numbers to other values, or a creature's card and state.",
           Occasion::table}},
         {MoveKind::effect,
          {"effect", kEffectEvent, "People say what a card does that the program does not know.",
           Occasion::table}}})
        .with({"setup", kSetupFields, "Begins a night, at the start or in a position.", Occasion::table});

}  // namespace

std::span<const EventSpec> events() {
  return kEvents;
}

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  return decodeMove<Move>(event, kEvents, state, cards, noSuchSeat);
}

Event encode(const Move& move, const State& state, const CardBook& cards) {
  return writeMove(move, kEvents, state, cards);
}

}  // namespace lk::rules::wtactics_orc
