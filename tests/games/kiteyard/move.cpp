#include "move.h"

#include "host.h"
#include "rules/referee/field_offer.h"
#include "rules/referee/moves.h"
#include "rules/referee/names.h"
#include "rules/run/targets.h"

namespace lk::rules::kiteyard {

namespace {

void readTarget(MoveReader& reader, const FieldSpec& field, const Json& value, std::size_t item,
                Target& into) {
  into = reader.target(value, field, item, vocabulary());
}
void readTargets(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) {
  auto& its = *static_cast<Move*>(move);
  if (value.items().size() > its.targets.size()) return reader.refuse(refuse("target_missing"));
  for (const Json& item : value.items()) {
    readTarget(reader, field, item, its.count, its.targets[its.count]);
    ++its.count;
  }
}
Json writeTargets(const MoveWriter& writer, const FieldSpec& field, const void* move) {
  const auto& its = *static_cast<const Move*>(move);
  Json list{Json::Array{}};
  for (const Target what : its.named()) list.push(writer.target(what, vocabulary()));
  return its.count == 0 && !isRequired(field) ? Json() : list;
}
template <Target Move::*Member>
void readOne(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) {
  readTarget(reader, field, value, 0, static_cast<Move*>(move)->*Member);
}
template <Target Move::*Member>
Json writeOne(const MoveWriter& writer, const FieldSpec&, const void* move) {
  return writer.target(static_cast<const Move*>(move)->*Member, vocabulary());
}

void offerTargets(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Ability* cast = offer.cards().program(move.card).at(static_cast<std::uint8_t>(Hook::cast));
  if (!cast) return;
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  for (const Target what : nextTargets(host, *cast, {move.card, move.seat}, move.named())) offer.add(what);
}
void offerThings(FieldOffer& offer) {
  if (!owes(offer.state(), offer.seat(), "choose_things")) return;
  Changes changes = offer.changes();
  const Move move = offer.soFar<Move>();
  for (const Target what : nextChosen(Host(changes, offer.cards()), move.named())) offer.add(what);
}

constexpr FieldSpec kWho{.name = "seat", .type = FieldType::seat, .place = fieldOf<&Move::seat>()};
constexpr FieldSpec kPlay[] = {kWho,
                               {.name = "card", .type = FieldType::card, .place = fieldOf<&Move::card>()},
                               {.name = "targets",
                                .type = FieldType::cardList,
                                .need = Need::optional,
                                .place = {readTargets, writeTargets, offerTargets}}};
constexpr FieldSpec kSeatOnly[] = {kWho};
constexpr FieldSpec kAttack[] = {
    kWho,
    {.name = "who", .type = FieldType::text, .place = {readOne<&Move::who>, writeOne<&Move::who>}},
    {.name = "at", .type = FieldType::text, .place = {readOne<&Move::at>, writeOne<&Move::at>}}};
constexpr FieldSpec kDecide[] = {
    kWho, {.name = "choose", .type = FieldType::cardList, .place = {readTargets, writeTargets, offerThings}}};
constexpr FieldSpec kSetup[] = {{"game", FieldType::text}, {"players", FieldType::cardList}, kHouseField};

constexpr EventSpec kEvents[] = {{"play", kPlay, "A player plays a card."},
                                 {"decline", kSeatOnly, "A player answers nothing."},
                                 {"attack", kAttack, "A kite attacks a player."},
                                 {"decide", kDecide, "A player chooses what a card asks for."},
                                 {"next", kSeatOnly, "The turn is over."},
                                 {"setup", kSetup, "Begins a night."}};
constexpr int kMoves = static_cast<int>(MoveKind::next) + 1;

}  // namespace

std::span<const EventSpec> events() {
  return kEvents;
}

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  const int kind = placeAmong(event, kEvents);
  if (kind < 0 || kind >= kMoves) return refuse("not_now");
  return readMove<Move>(event, kind, kEvents, state, cards);
}

Event encode(const Move& move, const State& state, const CardBook& cards) {
  return writeMove(move, kEvents, state, cards);
}

}  // namespace lk::rules::kiteyard
