// Names of the words of a game's cards (rules::Language), and the sentences of its operations. English is the
// source text; translations use one context per kind of word.
#pragma once

#include <cstdint>
#include <span>

#include <QtGlobal>

namespace lk::app {

/// The kind of a word. The same spelling can mean different things in different kinds.
enum class WordKind : std::uint8_t {
  operation,
  field,  // of cards, operations and tests
  value,  // of a field with a list of allowed names
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
  const char* word;  // for values also "field.value", if the name depends on the field
  const char* english;
};

/// The verb form for a player: "you take", "the opponent takes", "both players take".
enum class Person : std::uint8_t { you, one, several };

/// The forms of a player's name, separated by "|": as a subject, as an owner before a thing, as an owner
/// after it, and others that a translation needs: {who}, {who's}, {who:of}, {who:4}, {who:5}.
struct PlayerWords {
  const char* player;
  Person person;
  const char* english;
};

/// The unit of a counter: "%n point(s)".
struct CounterUnit {
  const char* counter;
  const char* english;
};

/// The introduction of what happens at a hook: "if you win the duel,". Empty if cards of this type need none.
/// The first row that fits is used; a row without a type fits all types.
struct HookLead {
  const char* hook;
  const char* cardType;
  const char* english;
};

/// The sentence of an operation or test, with places for its fields: {who} is a player, a name, a number
/// without its sign, or a list. Other places are
///   {who's}            "your", "the opponent's"
///   {who:of}           "of yours", "of the opponent's"
///   {who|take|takes}   the verb form for a player; a third form is for several players, if it differs from
///                      the first
///   {#by what}         "2 points": the number in field `by`, in the unit of the counter in field `what`
///   {+plus}            " + 2", " − 2", or nothing for 0
///   {count?card|cards} the word form for a number
///   {test}             the sentence of a test
/// Of the rows of a word, the first whose conditions hold and whose fields the game has is used. Conditions,
/// separated by commas: "kind=true", "by<0", "what=card" for a counter that is a card.
struct EffectPhrase {
  const char* word;
  const char* when;
  const char* english;
};

/// Points to static storage.
struct LanguageWords {
  std::span<const NamedWord> names = {};
  std::span<const PlayerWords> players = {};
  std::span<const CounterUnit> units = {};
  std::span<const HookLead> leads = {};
  std::span<const EffectPhrase> operations = {};
  std::span<const EffectPhrase> tests = {};
};

/// Returns the words that several games share or that belong to no game.
const LanguageWords& sharedLanguage();

}  // namespace lk::app
