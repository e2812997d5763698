// The sentence of every operation and test of cards, in both languages of cards. Private to
// app/phrases/effects.
//
// A sentence has holes for the fields: {who} is a player, a name, a number without its sign, a list; and
//   {who's}            "your", "the opponent's"
//   {who:of}           "of yours", "of the opponent's"
//   {who|take|takes}   the verb that goes with a player
//   {#by what}         "2 points": the number `by` of the counter `what`
//   {+plus}            " + 2", " − 2", or nothing for 0
//   {count?card|cards} the word that goes with a number
//   {test}             the sentence of a test
#pragma once

#include <span>
#include <string_view>

namespace lk::app {

/// The first row of a word whose conditions hold is its sentence. Conditions, parted by commas: "kind=true",
/// "by<0", "what=card" for a counter that is a card.
struct EffectPhrase {
  std::string_view word;
  std::string_view when;
  std::string_view english;
  std::string_view chinese;
};

std::span<const EffectPhrase> operationPhrases();
std::span<const EffectPhrase> testPhrases();

}  // namespace lk::app
