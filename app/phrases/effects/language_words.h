// What the words of a game's cards (rules::Language) are called, and the sentences of its operations. English
// is the source; other languages are translations of it, under one context a kind of word.
#pragma once

#include <cstdint>
#include <span>

#include <QtGlobal>

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

struct NamedWord {
  WordKind kind;
  const char* word;  // of values also "field.value", where the field makes a difference
  const char* english;
};

/// Which form of a verb goes with a player: "you take", "the opponent takes", "both players take".
enum class Person : std::uint8_t { you, one, several };

/// How sentences speak of a player, forms parted by "|": as a subject, as an owner before a thing, as an
/// owner behind it, and what else a translation needs: {who}, {who's}, {who:of}, {who:4}, {who:5}.
struct PlayerWords {
  const char* player;
  Person person;
  const char* english;
};

/// A number of a counter: "%n point(s)".
struct CounterUnit {
  const char* counter;
  const char* english;
};

/// How a text comes to what happens at a hook: "if you win the duel,". Empty where cards of this type need no
/// introduction. The first row that fits counts; one without a type fits all.
struct HookLead {
  const char* hook;
  const char* cardType;
  const char* english;
};

/// The sentence of an operation or test, with places for its fields: {who} is a player, a name, a number
/// without its sign, a list; and
///   {who's}            "your", "the opponent's"
///   {who:of}           "of yours", "of the opponent's"
///   {who|take|takes}   the verb that goes with a player; a third form goes with several, where it is not the
///   first
///   {#by what}         "2 points": the number `by` of the counter `what`
///   {+plus}            " + 2", " − 2", or nothing for 0
///   {count?card|cards} the word that goes with a number
///   {test}             the sentence of a test
/// The first row of a word whose conditions hold and whose fields the game has is its sentence. Conditions,
/// parted by commas: "kind=true", "by<0", "what=card" for a counter that is a card.
struct EffectPhrase {
  const char* word;
  const char* when;
  const char* english;
};

/// All storage is static.
struct LanguageWords {
  std::span<const NamedWord> names = {};
  std::span<const PlayerWords> players = {};
  std::span<const CounterUnit> units = {};
  std::span<const HookLead> leads = {};
  std::span<const EffectPhrase> operations = {};
  std::span<const EffectPhrase> tests = {};
};

/// What several games share, or no game owns.
const LanguageWords& sharedLanguage();

}  // namespace lk::app
