// An event: one fact a table showed or a player said, in the shape of the command-line contract.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/core/ids.h"
#include "rules/text/json.h"

namespace lk::rules {

/// The body is the event's JSON object, "e" and "seat" included: events of five games differ too much for one
/// struct, so each game declares theirs by field tables and decodes them into its own variant.
struct Event {
  Json body;

  [[nodiscard]] const std::string& kind() const { return body["e"].asString(); }
  [[nodiscard]] std::optional<Seat> seat() const { return seatFrom(body["seat"].asString()); }
  friend bool operator==(const Event&, const Event&) = default;
};

/// An event of one seat, without further fields.
Event eventOf(std::string_view kind, Seat seat);

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
  cards,  // a card or a list of them
  seatMap,
  figures,
  object,
  objects  // a list of them
};

enum class Need : std::uint8_t { required, optional };

/// Who may read a field in the public log. `owner`: only the event's seat, until the game reveals it.
enum class Secrecy : std::uint8_t { open, owner };

struct FieldSpec;
class MoveReader;
class MoveWriter;

/// Where a field lies in its game's move: how it gets there, and back as JSON (null: it is left out). `move`
/// points to the struct of the game whose table the field stands in. Made by fieldOf() and fieldBy() alone.
struct FieldPlace {
  void (*read)(MoveReader& reader, const FieldSpec& field, const Json& value, void* move) = nullptr;
  Json (*write)(const MoveWriter& writer, const FieldSpec& field, const void* move) = nullptr;
};

/// One field of an event: its shape, who may read it, where it lies in the game's move. `names` are the only
/// words of a text, `cardTypes` the types of its cards; any where there are none.
struct FieldSpec {
  std::string_view name;
  FieldType type;
  Need need = Need::required;
  Secrecy secrecy = Secrecy::open;
  FieldPlace place = {};
  std::span<const std::string_view> names = {};
  std::span<const std::string_view> cardTypes = {};
};

constexpr bool isRequired(const FieldSpec& field) {
  return field.need == Need::required;
}

/// A kind of event. `says` is one sentence for the page that documents them.
struct EventSpec {
  std::string_view kind;
  std::span<const FieldSpec> fields;
  std::string_view says = {};
};

/// Fields of kinds that games list in their own tables, too.
inline constexpr FieldSpec kCorrectFields[] = {{"seat", FieldType::seat, Need::optional},
                                               {"set", FieldType::figures},
                                               {"why", FieldType::text, Need::optional}};
inline constexpr FieldSpec kEffectFields[] = {{"seat", FieldType::seat},
                                              {"do", FieldType::text},
                                              {"amount", FieldType::integer, Need::optional},
                                              {"why", FieldType::text, Need::optional}};

/// What a value of the type must be, for messages and pages: "a list of texts".
std::string_view shapeOf(FieldType type);

/// Kinds every game understands: setup, correct, meant (a correction that is out of the usual), effect,
/// take_back.
std::span<const EventSpec> commonEvents();

/// The table of an event's fields, a game's own before the common one; nullptr for an unknown kind.
const EventSpec* specOf(const Event& event, std::span<const EventSpec> gameEvents);

/// Checks shape only: a known kind, all required fields, no unknown ones, right types. Returns what is wrong
/// as a sentence, empty when nothing is.
std::string malformed(const Event& event, std::span<const EventSpec> gameEvents);

}  // namespace lk::rules
