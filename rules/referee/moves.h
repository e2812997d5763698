// The one decoder and encoder of events. Reads a well-formed event into its game's move, and writes a move as
// its event. Both are driven by the game's tables of events.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/text/enumerated.h"

namespace lk::rules {

struct Vocabulary;

void offerNothing(FieldOffer& offer);

/// Reads the fields of one event in the order of its table. The first name that does not exist becomes the
/// refusal; the remaining fields are still read.
class MoveReader {
 public:
  MoveReader(const Event& event, const State& state, const CardBook& cards)
      : event_(event), state_(state), cards_(cards) {}

  [[nodiscard]] const Json& body() const { return event_.body; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const CardBook& cards() const { return cards_; }

  /// Keeps a refusal, unless there already is one.
  void refuse(Ruling refusal);
  void malformed(std::string problem);
  /// Returns the card with that name if it has one of the field's types. Otherwise returns no card and
  /// refuses with `unknown_card`.
  CardId card(const Json& value, const FieldSpec& field = {});
  /// Returns the seat if its player takes part. Otherwise returns `otherwise` and refuses.
  Seat seat(const Json& value, const FieldSpec& field, Seat otherwise);
  /// Returns what a name stands for. `item` is its index in a list. Otherwise returns none and either refuses
  /// with `no_such_thing` or asks which one is meant.
  Target target(const Json& value, const FieldSpec& field, std::size_t item, const Vocabulary& words);
  /// Returns the index among the field's names. Otherwise returns 0 and refuses.
  int named(const Json& value, const FieldSpec& field);

  /// Reads all fields of the event into the move.
  void fields(const EventSpec& spec, void* move);
  [[nodiscard]] std::optional<Ruling>& refused() { return refused_; }

 private:
  const Event& event_;
  const State& state_;
  const CardBook& cards_;
  std::optional<Ruling> refused_;
};

/// What the writers of fields need for look-ups. `state` is the one before the move.
class MoveWriter {
 public:
  MoveWriter(const State& state, const CardBook& cards) : state_(state), cards_(cards) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const CardBook& cards() const { return cards_; }
  /// Returns the card's id; null for no card.
  [[nodiscard]] Json card(CardId card) const;
  [[nodiscard]] Json list(std::span<const CardId> cards) const;
  /// Returns the target's name; null for none. Precondition: the target exists.
  [[nodiscard]] Json target(Target what, const Vocabulary& words) const;
  [[nodiscard]] Event fields(const EventSpec& spec, const void* move) const;

 private:
  const State& state_;
  const CardBook& cards_;
};

namespace moves {

template <class Struct, class Value>
Struct structOf(Value Struct::*);
template <class Struct, class Value>
Value valueOf(Value Struct::*);
template <auto Member>
using StructOf = decltype(structOf(Member));
template <auto Member>
using ValueOf = decltype(valueOf(Member));

template <auto Member>
void read(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) {
  using Value = ValueOf<Member>;
  Value& into = static_cast<StructOf<Member>*>(move)->*Member;
  if constexpr (std::is_same_v<Value, CardId>)
    into = reader.card(value, field);
  else if constexpr (std::is_same_v<Value, Seat>)
    into = reader.seat(value, field, into);
  else if constexpr (std::is_same_v<Value, bool>)
    into = value.asBool();
  else if constexpr (std::is_enum_v<Value>)
    into = static_cast<Value>(reader.named(value, field));
  else
    into = static_cast<Value>(std::clamp<std::int64_t>(value.asInt(), std::numeric_limits<Value>::min(),
                                                       std::numeric_limits<Value>::max()));
}

/// Leaves out optional fields that have their default value, and cards that are still unnamed.
template <auto Member>
Json write(const MoveWriter& writer, const FieldSpec& field, const void* move) {
  using Value = ValueOf<Member>;
  const Value& from = static_cast<const StructOf<Member>*>(move)->*Member;
  if constexpr (std::is_same_v<Value, CardId>) {
    return writer.card(from);
  } else if constexpr (std::is_same_v<Value, Seat>) {
    return Json(name(from));
  } else if constexpr (std::is_enum_v<Value>) {
    return Json(field.names[static_cast<std::size_t>(from)]);
  } else {
    if (!isRequired(field) && from == Value{}) return {};
    if constexpr (std::is_same_v<Value, bool>)
      return Json(from);
    else
      return Json(int{from});
  }
}

template <auto Cards, auto Count>
void readList(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) {
  auto& into = *static_cast<StructOf<Cards>*>(move);
  auto& list = into.*Cards;
  if (value.items().size() > list.size())
    return reader.malformed("\"" + std::string(field.name) + "\" names too many");
  auto& count = into.*Count;
  for (const Json& item : value.items()) list[count++] = reader.card(item, field);
}

template <auto Cards, auto Count>
Json writeList(const MoveWriter& writer, const FieldSpec& field, const void* move) {
  const auto& from = *static_cast<const StructOf<Cards>*>(move);
  const std::size_t count = from.*Count;
  if (!isRequired(field) && count == 0) return {};
  return writer.list(std::span<const CardId>(from.*Cards).first(count));
}

template <class Move, void (*Read)(MoveReader&, const Json&, Move&)>
void readBy(MoveReader& reader, const FieldSpec&, const Json& value, void* move) {
  Read(reader, value, *static_cast<Move*>(move));
}
template <class Move, Json (*Write)(const MoveWriter&, const Move&)>
Json writeBy(const MoveWriter& writer, const FieldSpec&, const void* move) {
  return Write(writer, *static_cast<const Move*>(move));
}

}  // namespace moves

/// Places a field in a member of the move: a card, a seat, a flag, a whole number (clamped to the member's
/// range), or an enum whose values are the field's names in order.
template <auto Member>
constexpr FieldPlace fieldOf(FieldOffers offer = nullptr) {
  return {moves::read<Member>, moves::write<Member>, offer};
}
/// Places a list of cards in an array of the move and its count.
template <auto Cards, auto Count>
constexpr FieldPlace fieldOf(FieldOffers offer = nullptr) {
  return {moves::readList<Cards, Count>, moves::writeList<Cards, Count>, offer};
}
/// Places a field by a reader and a writer of the game.
template <class Move, void (*Read)(MoveReader&, const Json&, Move&),
          Json (*Write)(const MoveWriter&, const Move&)>
constexpr FieldPlace fieldBy(FieldOffers offer = nullptr) {
  return {moves::readBy<Move, Read>, moves::writeBy<Move, Write>, offer};
}

namespace moves {

inline void readCaster(MoveReader& reader, const FieldSpec& field, const Json& value, void*) {
  reader.named(value, field);
}
inline Json writeCaster(const MoveWriter&, const FieldSpec&, const void*) {
  return {};
}
inline constexpr std::string_view kCasters[] = {"program"};

}  // namespace moves

/// Marks dice that the program rolled because a player had none at hand. It is recorded in the event and has
/// no other effect: no move holds it.
inline constexpr FieldSpec kCastBy{.name = "by",
                                   .type = FieldType::text,
                                   .need = Need::optional,
                                   .place = {moves::readCaster, moves::writeCaster, offerNothing},
                                   .names = moves::kCasters};

/// Returns the index of an event's kind in a table; -1 if it is not there.
int placeAmong(const Event& event, std::span<const EventSpec> events);

/// Reads a well-formed event whose kind has index `kind` in its game's table. Returns a refusal if it names
/// something that does not exist. The move keeps a pointer to `event`, which must outlive it.
template <class Move>
std::variant<Move, Ruling> readMove(const Event& event, int kind, std::span<const EventSpec> events,
                                    const State& state, const CardBook& cards) {
  Move move;
  move.kind = static_cast<decltype(move.kind)>(kind);
  move.event = &event;
  MoveReader reader(event, state, cards);
  reader.fields(events[static_cast<std::size_t>(kind)], &move);
  if (reader.refused()) return *std::move(reader.refused());
  return move;
}

/// Reads a well-formed event of a game whose first events are the values of its enum of moves, in their
/// order. Returns a refusal for any other event, from `nobodyAt` if nobody plays at its seat, and as
/// readMove() does.
template <class Move>
std::variant<Move, Ruling> decodeMove(const Event& event, std::span<const EventSpec> events,
                                      const State& state, const CardBook& cards, Ruling (*nobodyAt)(Seat)) {
  const int kind = placeAmong(event, events);
  if (kind < 0 || kind >= static_cast<int>(valueCount<decltype(Move::kind)>()))
    return refuse("unknown_event");
  if (const auto seat = event.seat(); seat && index(*seat) >= state.seatCount) return nobodyAt(*seat);
  return readMove<Move>(event, kind, events, state, cards);
}

/// Returns the event a move stands for. If the spec has fields without a place, the original event is
/// returned.
template <class Move>
Event writeMove(const Move& move, std::span<const EventSpec> events, const State& state,
                const CardBook& cards) {
  const EventSpec& spec = events[static_cast<std::size_t>(move.kind)];
  const bool asItIs = std::any_of(spec.fields.begin(), spec.fields.end(),
                                  [](const FieldSpec& field) { return field.place.write == nullptr; });
  if (asItIs && move.event) return *move.event;
  return MoveWriter(state, cards).fields(spec, &move);
}

}  // namespace lk::rules
