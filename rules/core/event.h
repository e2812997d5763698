// An event: one fact that the table showed or a player said, in the shape of the command-line contract.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/core/ids.h"
#include "rules/text/json.h"

namespace lk::rules {

/// Holds the event's JSON object, "e" and "seat" included. The events of five games differ too much for one
/// struct. Each game therefore declares its fields in tables and decodes events into its own variant.
struct Event {
  Json body;

  [[nodiscard]] const std::string& kind() const { return body["e"].asString(); }
  [[nodiscard]] std::optional<Seat> seat() const { return seatFrom(body["seat"].asString()); }
  friend bool operator==(const Event&, const Event&) = default;
};

/// Returns an event of one seat without further fields.
Event eventOf(std::string_view kind, Seat seat);

/// The shape of a field's value; shapeOf() describes each.
enum class FieldType : std::uint8_t {
  seat,
  integer,
  boolean,
  text,
  textOrInteger,
  card,
  integerList,
  diceList,
  cardList,
  cards,  // a card or a list of cards
  seatMap,
  figures,
  object,
  objects  // a list of objects
};

enum class Need : std::uint8_t { required, optional };

/// Who may read a field in the public log. `owner`: only the event's seat, until the game reveals it.
enum class Secrecy : std::uint8_t { open, owner };

struct FieldSpec;
class FieldOffer;
class MoveReader;
class MoveWriter;

/// Adds the values that a field of an unfinished event can have next: see rules/referee/field_offer.h.
using FieldOffers = void (*)(FieldOffer& offer);

/// Reads a field into its game's move and writes it back as JSON (null: left out). `move` points to the move
/// struct of the game whose table contains the field. Only fieldOf() and fieldBy() create these. Without
/// `offer` the type of the field says what it can be.
struct FieldPlace {
  void (*read)(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) = nullptr;
  Json (*write)(const MoveWriter& writer, const FieldSpec& field, const void* move) = nullptr;
  FieldOffers offer = nullptr;
};

/// One field of an event: its shape, its readers and its place in the game's move. `names` lists the allowed
/// texts, `cardTypes` the allowed card types; an empty list allows any.
struct FieldSpec {
  std::string_view name;
  FieldType type;
  Need need = Need::required;
  Secrecy secrecy = Secrecy::open;
  FieldPlace place = {};
  std::span<const std::string_view> names = {};
  std::span<const std::string_view> cardTypes = {};
};

/// The field of every game's `setup` that names the seats the program plays, by their letters:
/// rules/player/house_seats.h reads it. It changes no ruling: the referee judges the house as it judges
/// people. Nobody at the table may read it: who knows the seed knows the cards of the house.
inline constexpr FieldSpec kHouseField{
    .name = "house", .type = FieldType::object, .need = Need::optional, .secrecy = Secrecy::owner};

constexpr bool isRequired(const FieldSpec& field) {
  return field.need == Need::required;
}

/// When a kind of event is said: in answer to a prompt; besides, whatever is asked; or by the people at the
/// table about the night itself.
enum class Occasion : std::uint8_t { prompt, besides, table };

/// A kind of event. `says` is one sentence for the page that documents the events.
struct EventSpec {
  std::string_view kind;
  std::span<const FieldSpec> fields;
  std::string_view says = {};
  Occasion occasion = Occasion::prompt;
};

/// Returns what a value of the type must be, for messages and pages: "a list of texts".
std::string_view shapeOf(FieldType type);

/// Returns the kinds that every game understands: setup, correct, meant (confirms an unusual correction),
/// effect and take_back.
std::span<const EventSpec> commonEvents();

/// Returns the field table of an event, a game's own before the common one; nullptr for an unknown kind.
const EventSpec* specOf(const Event& event, std::span<const EventSpec> gameEvents);

/// Returns whether a field holds a list or an object, to which items or members are added one by one.
bool grows(const FieldSpec& field);

/// Checks the shape only: known kind, all required fields, no unknown fields, right types. Returns the first
/// problem as a sentence; empty if there is none.
std::string malformed(const Event& event, std::span<const EventSpec> gameEvents);
/// Does the same for an event that is not finished: required fields may be missing.
std::string malformedSoFar(const Event& event, std::span<const EventSpec> gameEvents);

}  // namespace lk::rules
