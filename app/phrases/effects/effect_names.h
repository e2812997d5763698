// What the words of card effects are called, in both languages of cards: operations, fields, players,
// counters and the like. A word that no table knows is called as it is spelt, so that a new game is readable
// at once.
#pragma once

#include <cstdint>
#include <string_view>

#include <QString>

#include "rules/text/tongue.h"

namespace lk::app {

/// What kind of word is named; the same spelling may mean different things.
enum class WordKind : std::uint8_t {
  operation,
  field,  // of cards, operations and tests
  value,  // of a field that lists its names
  hook,
  test,
  counter,
  state,
  keyword,
  moment,
  cardType
};

/// "at_least" -> "at least", never empty for a word. The first letter is small in English.
QString wordName(WordKind kind, std::string_view word, Tongue tongue);
/// The same for the value of a field, which may be called otherwise than in other fields.
QString valueName(std::string_view field, std::string_view value, Tongue tongue);
/// "2 points", "1 point", "2 分". `number` is not negative.
QString countOf(std::string_view counter, int number, Tongue tongue);

/// A player as sentences speak of them.
struct PlayerName {
  QString subject;       // "the opponent"
  QString possessive;    // "the opponent's"
  QString ofTheirs;      // "of the opponent's", "of yours"
  bool singular = true;  // "takes", not "take"
};
PlayerName playerName(std::string_view player, Tongue tongue);

/// Where a hook stands in a text: "On reveal". Empty where cards of this type need no introduction.
QString hookLead(std::string_view hook, std::string_view cardType, Tongue tongue);

/// The first letter large, as a sentence begins.
QString begunLarge(QString text);

}  // namespace lk::app
