// What a game says of itself: the sentences of its steps, questions, refusals and events, by the names of its
// vocabulary. What a game leaves out is told with the words all games share.
#pragma once

#include <span>
#include <string_view>

#include "app/words/fill.h"

namespace lk::app {

/// Places in braces are filled with what the step, question or event carries under that name; a card's id is
/// told by its name. All storage is static.
struct GameWords {
  std::span<const Phrase> steps;
  std::span<const Phrase> questions;  // by the prompt's id
  std::span<const Phrase> reminders;  // the same
  // By the word before the first colon, and ":2" or ":3" behind it where more parts follow; {1}, {2}, {3} are
  // the parts.
  std::span<const Phrase> options;
  std::span<const Phrase> heard;  // by the event's kind, or "kind+field" where that field is there
  std::span<const Phrase> reasons;
  std::span<const Phrase> cures;
  std::span<const Phrase> awaits;
  std::span<const Phrase> results;  // by the word a result is decided by
};

/// The words of a game; empty tables for one that has none of its own.
const GameWords& gameWords(std::string_view game);
/// Those of all games: for words that are looked up without knowing the game.
std::span<const GameWords* const> allGameWords();

}  // namespace lk::app
