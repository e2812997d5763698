// What the cards of a game carry besides the common fields. Each game declares the fields of its card types.
// These tables drive the pack reader, the check of packs and the forms for people's own cards.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lk::rules {

/// The kinds of values that a field of a card type can hold.
enum class CardFieldKind : std::uint8_t {
  name,    // one of the field's own names
  names,   // a list of the field's own names
  number,  // a whole number from `least` to `most`
  card,    // the id of a card of type `of`
  deck,    // a list of {"card", "count"}, cards of type `of`
  test,    // a test of the language that must hold before the card is played
  events,  // a list of events without seat: what laying the card down can say
};

/// One field of a card type. A field is required by default.
struct CardFieldSpec {
  std::string_view name;
  CardFieldKind kind;
  std::span<const std::string_view> names = {};
  std::string_view of = {};
  int least = 0;
  int most = 99;
  bool required = true;
};

/// A type of card. All storage is static.
struct CardTypeSpec {
  std::string_view name;
  std::span<const CardFieldSpec> fields = {};
  bool isLine = false;  // a line printed on other cards, not a card: never printed alone, never on the table
};

/// Returns whether a card of that type can lie on a table.
inline bool isCardOfItsOwn(std::span<const CardTypeSpec> types, std::string_view type) {
  for (const CardTypeSpec& each : types)
    if (each.name == type) return !each.isLine;
  return true;
}

/// Choice cards say what a key or a tap would say. Every game may have them.
inline constexpr CardFieldSpec kChoiceFields[] = {{"means", CardFieldKind::events}};

}  // namespace lk::rules
