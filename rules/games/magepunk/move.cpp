#include "rules/games/magepunk/move.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "rules/games/magepunk/ask/offers.h"
#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/vocabulary.h"
#include "rules/referee/moves.h"
#include "rules/referee/names.h"
#include "rules/referee/refusals.h"
#include "rules/text/enumerated.h"

namespace lk::rules::magepunk {

namespace {

Move& moveOf(void* move) {
  return *static_cast<Move*>(move);
}
const Move& moveOf(const void* move) {
  return *static_cast<const Move*>(move);
}

bool isAmong(std::span<const Target> list, Target what) {
  return std::find(list.begin(), list.end(), what) != list.end();
}

/// Returns a resource with that name that is not in the list yet; nullopt if no lane has the name.
std::optional<Target> resourceNamed(const State& state, std::string_view name,
                                    std::span<const Target> taken) {
  const auto& zones = vocabulary().zones;
  for (std::size_t at = zone(Zone::resource); at < zones.size(); ++at) {
    if (zones[at].name != name) continue;
    for (const Slot& slot : state.lying)
      if (slot.zone == at && slot.thing.known() && !isAmong(taken, Target::of(slot.thing)))
        return Target::of(slot.thing);
    return Target();
  }
  return std::nullopt;
}

/// Returns what a name stands for; none if it does not exist. Asks which of several is meant if the name is a
/// field or an item of a list.
Target thingNamed(MoveReader& reader, const Json& name, std::span<const Target> taken = {},
                  const FieldSpec* field = nullptr, std::size_t item = 0) {
  if (const auto resource = resourceNamed(reader.state(), name.asString(), taken)) return *resource;
  const Named named = readName(name.asString(), vocabulary(), reader.state(), reader.cards());
  if (field && !named.candidates.empty())
    reader.refuse(whichOne(Event{reader.body()}, field->name, item, named, vocabulary(), reader.state(),
                           reader.cards()));
  return named.target();
}

/// Returns whether a list has room. A longer list is malformed.
bool hasRoom(MoveReader& reader, const FieldSpec& field, const Json& list, std::size_t room) {
  const std::size_t size = list.isArray() ? list.items().size() : list.members().size();
  if (size > room) reader.malformed("\"" + std::string(field.name) + "\" names too many");
  return size <= room;
}

void readThings(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  Move& move = moveOf(to);
  move.listed = true;
  if (!hasRoom(reader, field, value, kMaxNamed)) return;
  for (const Json& item : value.items()) {
    move.things[move.count] = thingNamed(reader, item, move.named(), &field, move.count);
    ++move.count;
  }
}
Json writeThings(const MoveWriter& writer, const FieldSpec& field, const void* from) {
  Json list{Json::Array{}};
  for (const Target what : moveOf(from).named()) list.push(writer.target(what, vocabulary()));
  return list.items().empty() && !isRequired(field) && !moveOf(from).listed ? Json() : list;
}

void readSacrifice(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  Move& move = moveOf(to);
  if (!hasRoom(reader, field, value, kMaxSacrificed)) return;
  for (const Json& item : value.items()) {
    move.sacrifice[move.sacrificeCount] = thingNamed(reader, item, move.given(), &field, move.sacrificeCount);
    ++move.sacrificeCount;
  }
}
Json writeSacrifice(const MoveWriter& writer, const FieldSpec&, const void* from) {
  Json list{Json::Array{}};
  for (const Target what : moveOf(from).given()) list.push(writer.target(what, vocabulary()));
  return list.items().empty() ? Json() : list;
}

template <Target Move::*Member>
void readOne(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  moveOf(to).*Member = thingNamed(reader, value, {}, &field);
}
template <Target Move::*Member>
Json writeOne(const MoveWriter& writer, const FieldSpec&, const void* from) {
  return writer.target(moveOf(from).*Member, vocabulary());
}

/// Precondition: the source has been read.
void readAbility(MoveReader& reader, const FieldSpec&, const Json& value, void* to) {
  Move& move = moveOf(to);
  move.abilityNamed = true;
  const Slot* slot = slotOf(reader.state(), move.source.thing());
  if (slot && slot->card.known()) move.ability = activatedNamed(reader.cards(), slot->card, value.asString());
}
Json writeAbility(const MoveWriter& writer, const FieldSpec&, const void* from) {
  const Move& move = moveOf(from);
  const Slot* slot = slotOf(writer.state(), move.source.thing());
  if (!slot || !slot->card.known() || move.ability < 0) return {};
  return Json(writer.cards().program(slot->card).names[static_cast<std::size_t>(move.ability)].english);
}

std::optional<Energy> energyNamed(std::string_view name) {
  const auto found = std::find(kEnergyNames.begin(), kEnergyNames.end(), name);
  if (found == kEnergyNames.end()) return std::nullopt;
  return static_cast<Energy>(found - kEnergyNames.begin());
}
void readEnergy(MoveReader&, const FieldSpec&, const Json& value, void* to) {
  moveOf(to).energy = energyNamed(value.asString());
  moveOf(to).energyUnknown = !moveOf(to).energy.has_value();
}
Json writeEnergy(const MoveWriter&, const FieldSpec&, const void* from) {
  const Move& move = moveOf(from);
  return move.energy ? Json(kEnergyNames[static_cast<std::size_t>(*move.energy)]) : Json();
}

void readPay(MoveReader&, const FieldSpec&, const Json& value, void* to) {
  Payment& pay = moveOf(to).pay;
  pay.given = true;
  for (const auto& [name, amount] : value.members()) {
    const auto energy = energyNamed(name);
    const bool number = amount.isInt() && amount.asInt() >= 0 && amount.asInt() <= 99;
    pay.unknownEnergy = pay.unknownEnergy || !energy;
    pay.noNumbers = pay.noNumbers || !number;
    if (energy && number)
      pay.charges[static_cast<std::size_t>(*energy)] = static_cast<std::int16_t>(amount.asInt());
  }
}
Json writePay(const MoveWriter&, const FieldSpec&, const void* from) {
  const Payment& pay = moveOf(from).pay;
  if (!pay.given) return {};
  Json json{Json::Object{}};
  for (std::size_t i = 0; i < kEnergies; ++i)
    if (pay.charges[i] != 0) json.set(kEnergyNames[i], int{pay.charges[i]});
  return json;
}

/// Reads a card or a list of cards.
void readCards(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  Move& move = moveOf(to);
  if (value.isString()) {
    move.cards[move.cardCount++] = reader.card(value);
    return;
  }
  if (!hasRoom(reader, field, value, kMaxNamed)) return;
  for (const Json& item : value.items()) move.cards[move.cardCount++] = reader.card(item);
}
Json writeCards(const MoveWriter& writer, const FieldSpec& field, const void* from) {
  const Move& move = moveOf(from);
  const bool single = field.type == FieldType::cards || field.type == FieldType::card;
  if (move.cardCount == 0) return {};
  return single && move.cardCount == 1 ? writer.card(move.cards[0]) : writer.list(move.shown());
}

/// Reads {"who": "A/x", "at": "B"}: who attacks, and what.
template <const char* const& Second>
void readPairs(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  Move& move = moveOf(to);
  if (!hasRoom(reader, field, value, kMaxNamed)) return;
  for (const Json& item : value.items()) {
    for (const auto& [name, what] : item.members())
      if ((name != "who" && name != Second) || !what.isString())
        return reader.malformed("\"" + std::string(field.name) + "\" holds {\"who\", \"" + Second + "\"}");
    if (!item.find("who")) return reader.malformed("\"" + std::string(field.name) + "\" needs \"who\"");
    move.things[move.count] = thingNamed(reader, item["who"]);
    move.others[move.count] =
        item.find(Second) ? thingNamed(reader, item[Second]) : Target::of(other(move.seat));
    ++move.count;
  }
}
template <const char* const& Second>
Json writePairs(const MoveWriter& writer, const FieldSpec&, const void* from) {
  const Move& move = moveOf(from);
  Json list{Json::Array{}};
  for (std::size_t i = 0; i < move.count; ++i)
    list.push(Json::object({{"who", writer.target(move.things[i], vocabulary())},
                            {Second, writer.target(move.others[i], vocabulary())}}));
  return list;
}
constexpr const char* kAt = "at";
constexpr const char* kBlocks = "blocks";

void readDamage(MoveReader& reader, const FieldSpec& field, const Json& value, void* to) {
  Move& move = moveOf(to);
  if (!hasRoom(reader, field, value, kMaxNamed)) return;
  for (const auto& [name, amount] : value.members()) {
    if (!amount.isInt()) return reader.malformed("\"damage\" holds whole numbers");
    move.things[move.count] = thingNamed(reader, Json(name));
    move.amounts[move.count] = static_cast<std::int16_t>(std::clamp<std::int64_t>(amount.asInt(), -1, 999));
    ++move.count;
  }
}
Json writeDamage(const MoveWriter& writer, const FieldSpec&, const void* from) {
  const Move& move = moveOf(from);
  Json json{Json::Object{}};
  for (std::size_t i = 0; i < move.count; ++i)
    json.set(writer.target(move.things[i], vocabulary()).asString(), int{move.amounts[i]});
  return json;
}

void readAnswer(MoveReader&, const FieldSpec&, const Json& value, void* to) {
  const std::string& word = value.asString();
  moveOf(to).answer = word == "yes"            ? Saying::yes
                      : word == "no"           ? Saying::no
                      : word == "oldest_first" ? Saying::oldestFirst
                                               : Saying::other;
}
Json writeAnswer(const MoveWriter&, const FieldSpec&, const void* from) {
  switch (moveOf(from).answer) {
    case Saying::yes:
      return Json("yes");
    case Saying::no:
      return Json("no");
    case Saying::oldestFirst:
      return Json("oldest_first");
    case Saying::nothing:
    case Saying::other:
      break;
  }
  return {};
}

/// For fields that are used as they are.
void leaveAlone(MoveReader&, const FieldSpec&, const Json&, void*) {}
Json writeAsSaid(const MoveWriter&, const FieldSpec& field, const void* from) {
  const Event* given = moveOf(from).event;
  return given ? given->body[field.name] : Json();
}

using enum FieldType;
constexpr Need kMaybe = Need::optional;
constexpr FieldPlace kAsSaid{leaveAlone, writeAsSaid};
constexpr FieldSpec kWhoField{.name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec payField(FieldOffers offer) {
  return {.name = "pay", .type = object, .need = kMaybe, .place = {readPay, writePay, offer}};
}
constexpr FieldSpec kTargetsField{
    .name = "targets", .type = cardList, .need = kMaybe, .place = {readThings, writeThings, offerTargets}};
constexpr FieldSpec kSacrificeField{.name = "sacrifice",
                                    .type = cardList,
                                    .need = kMaybe,
                                    .place = {readSacrifice, writeSacrifice, offerSacrifices}};
constexpr FieldSpec kShowsField{
    .name = "shows", .type = cards, .need = kMaybe, .place = {readCards, writeCards, offerShown}};
constexpr FieldSpec attackerField(FieldOffers offer) {
  return {.name = "attacker",
          .type = text,
          .place = {readOne<&Move::attacker>, writeOne<&Move::attacker>, offer}};
}
constexpr FieldPlace asSaid(FieldOffers offer) {
  return {leaveAlone, writeAsSaid, offer};
}
constexpr std::string_view kModes[] = {"wallet", "constructed"};

constexpr FieldSpec kDeckFields[] = {
    kWhoField,
    {.name = "mode", .type = text, .place = kAsSaid, .names = kModes},
    {.name = "cards", .type = object, .secrecy = Secrecy::owner, .place = asSaid(offerDeck)},
    {.name = "allowed",
     .type = object,
     .need = kMaybe,
     .secrecy = Secrecy::owner,
     .place = asSaid(offerAllowed)}};
constexpr FieldSpec kResourceFields[] = {
    kWhoField,
    {.name = "energy", .type = text, .need = kMaybe, .place = {readEnergy, writeEnergy, offerEnergies}},
    {.name = "shows",
     .type = FieldType::card,
     .need = kMaybe,
     .secrecy = Secrecy::owner,
     .place = {readCards, writeCards, offerFaces}}};
constexpr FieldSpec kPlayFields[] = {
    kWhoField,
    {.name = "card", .type = FieldType::card, .place = fieldOf<&Move::card>(offerPlayable)},
    payField(offerCharges),
    kTargetsField,
    kSacrificeField,
    kShowsField};
constexpr FieldSpec kActivateFields[] = {
    kWhoField,
    {.name = "source",
     .type = text,
     .place = {readOne<&Move::source>, writeOne<&Move::source>, offerSources}},
    {.name = "ability", .type = text, .need = kMaybe, .place = {readAbility, writeAbility, offerAbilities}},
    payField(offerCharges),
    kTargetsField,
    kSacrificeField,
    kShowsField};
constexpr FieldSpec kSeatFields[] = {kWhoField};
constexpr FieldSpec kAttackFields[] = {
    kWhoField,
    {.name = "attackers", .type = objects, .place = {readPairs<kAt>, writePairs<kAt>, offerAttacks}}};
constexpr FieldSpec kBlockFields[] = {
    kWhoField,
    {.name = "blocks", .type = objects, .place = {readPairs<kBlocks>, writePairs<kBlocks>, offerBlocks}}};
constexpr FieldSpec kOrderFields[] = {
    kWhoField,
    attackerField(offerOrdered),
    {.name = "order", .type = cardList, .place = {readThings, writeThings, offerOrder}}};
constexpr FieldSpec kAssignFields[] = {
    kWhoField,
    attackerField(offerSplit),
    {.name = "damage", .type = object, .place = {readDamage, writeDamage, offerDamage}}};
constexpr FieldSpec kDecideFields[] = {
    kWhoField,
    {.name = "answer", .type = text, .need = kMaybe, .place = {readAnswer, writeAnswer, offerAnswers}},
    {.name = "choose", .type = cardList, .need = kMaybe, .place = {readThings, writeThings, offerChosen}},
    {.name = "cards", .type = cardList, .need = kMaybe, .place = {readCards, writeCards, offerNamed}},
    payField(offerPaid)};
constexpr FieldSpec kCorrectFields[] = {
    {"seat", FieldType::seat, kMaybe}, {"set", figures}, {"why", text, kMaybe}};
constexpr FieldSpec kEffectFields[] = {
    {"seat", FieldType::seat},
    {.name = "do", .type = text, .place = {nullptr, nullptr, offerDeeds}},
    {.name = "target", .type = text, .need = kMaybe, .place = {nullptr, nullptr, offerSubjects}},
    {.name = "amount", .type = integer, .need = kMaybe, .place = {nullptr, nullptr, offerAmount}},
    {"why", text, kMaybe}};
constexpr FieldSpec kSetupFields[] = {{"game", text},
                                      {"starter", FieldType::seat, kMaybe},
                                      {"decks", object, kMaybe},
                                      {"position", object, kMaybe},
                                      kHouseField,
                                      {"options", object, kMaybe}};

constexpr auto kEvents =
    enumerated<MoveKind, EventSpec>(
        {{MoveKind::deck,
          {"deck", kDeckFields, "A wallet or a constructed deck is checked: its cards and how many of each.",
           Occasion::besides}},
         {MoveKind::resource, {"resource", kResourceFields, "A player puts a card face down into a lane."}},
         {MoveKind::play, {"play", kPlayFields, "A player plays a card and pays for it."}},
         {MoveKind::activate, {"activate", kActivateFields, "A player uses an activated ability."}},
         {MoveKind::decline,
          {"decline", kSeatFields, "A player adds nothing to the chain, or lets the End Phase go by."}},
         {MoveKind::next,
          {"next", kSeatFields, "The active player goes on to the next phase; after blocks, to the damage."}},
         {MoveKind::endTurn,
          {"end_turn", kSeatFields,
           "The active player goes on to the End Phase without attacking; stops where somebody is asked."}},
         {MoveKind::attack,
          {"attack", kAttackFields, "The active player names the attackers and what each attacks."}},
         {MoveKind::block, {"block", kBlockFields, "The defender names blockers, or none."}},
         {MoveKind::order,
          {"order", kOrderFields, "The attacking player orders the blockers of an attacker."}},
         {MoveKind::assign,
          {"assign", kAssignFields, "The attacking player says how an attacker's damage is split."}},
         {MoveKind::decide, {"decide", kDecideFields, "A player answers a question."}},
         {MoveKind::concede, {"concede", kSeatFields, "A player gives up.", Occasion::besides}},
         {MoveKind::correct,
          {"correct", kCorrectFields, "Players set numbers to other values.", Occasion::table}},
         {MoveKind::effect,
          {"effect", kEffectFields, "People say what a card does that the program does not know.",
           Occasion::table}}})
        .with({"setup", kSetupFields,
               "Begins a night with a starter, or with a position: turn, active, phase, seats; of a seat "
               "life, hand, "
               "deck, resources, spent, charges, battlefield, discard.",
               Occasion::table});

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

}  // namespace lk::rules::magepunk
