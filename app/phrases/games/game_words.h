// What a game says of itself: the sentences of its steps, questions, refusals and events, by the names of its
// vocabulary. What a game leaves out is told with the words all games share.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/phrases/effects/language_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "rules/core/ruling.h"
#include "rules/core/step.h"

namespace lk::app {

/// A table option in words: what it decides, and its values in the order of the game's list. `part` names
/// what is left out where its values are on and off.
struct OptionWords {
  const char* key;
  const char* question;
  std::array<const char*, 5> readings{};  // null behind the last
  const char* part = nullptr;
};

/// Which part of the story of a duel a step belongs to. Where cards join it, all rulings since it began are
/// told together once blows land.
enum class StepPart : std::uint8_t {
  begins,   // a duel begins: the step's seat attacks
  joins,    // a card joins its player's side
  target,   // the duel begins with the card that is attacked, on its player's side: the other one attacks
  word,     // somebody plays a power, or passes
  value,    // what a card is worth in a clash: it heads its player's column
  change,   // something happens in a clash
  score,    // what the duel brings
  verdict,  // who won it
  aside     // not of the duel, or told elsewhere on its page
};

/// Which sum of its player a step's amount goes into; `loss`: the damage is what lies between its two
/// numbers.
enum class StepSum : std::uint8_t { none, dice, damage, loss, points };

/// Which clash of the duel a step belongs to: that of its slot, the only one, or none by itself.
enum class StepClash : std::uint8_t { bySlot, only, none };

/// What is seen of a step of a duel beside its words: its player turns a blow aside, slips out of its way, or
/// recovers. Damage and points are seen by their sums.
enum class StepSight : std::uint8_t { words, guards, dodges, heals };

/// How a step of a duel is told, beside its sentence.
struct StepForm {
  std::string_view what;  // the step
  StepPart part;
  const char* figure =
      "";  // {n} is the amount, {+n} with its sign, {from} the number before, {d} how far apart they are
  StepSum sum = StepSum::none;
  StepClash clash = StepClash::bySlot;
  StepSight sight = StepSight::words;
};

/// A zone of each player whose cards are told beside them as what they can use: by its name without the seat.
struct UsableZone {
  std::string_view zone;
  bool whileTurned = false;  // a card is used while it lies turned; else all that lies there has been used
};

/// An answer that adds nothing, by the prompt's id: what comes of another one is worked out as if the rest
/// were answered so.
struct Declines {
  std::string_view prompt, option;
};

/// Something that is compared to tell who has won.
struct Criterion {
  const char* name;
  const char* english;
  bool yesOrNo = false;  // it is so or not; else it is counted
};

/// What an `effect` event does to a figure is called like the figure.
struct DeedFigure {
  std::string_view deed, figure;
};

/// Places in braces are filled with what the step, question or event carries under that name; a card's id is
/// told by its name. All storage is static.
struct GameWords {
  const char* name = nullptr;           // what people call the game
  const char* about = nullptr;          // one sentence
  std::span<const Phrase> choices;      // what each player chooses before the night, by the set-up's field
  std::span<const OptionWords> agreed;  // the table options, in the order people are asked
  std::span<const Phrase> steps;        // the closest row counts, see steps.cpp
  std::span<const StepForm> forms;      // of the steps of its duels; a game without has no duels to tell
  std::span<const Phrase> questions;  // by the prompt's id, or "ID_of_CASE" where its arguments have a `case`
  std::span<const Phrase> reminders;  // the same
  // By the word before the first colon, and ":2" or ":3" behind it where more parts follow; {1}, {2}, {3} are
  // the parts.
  std::span<const Phrase> options;
  std::span<const std::string_view> closing =
      {};  // options after which nothing more can be answered: they stand last
  // A game whose fights are worked out beforehand; one without foretells by `leads` alone.
  std::span<const Declines> declines = {};
  std::span<const Phrase> many;   // what stands for many answers of a question, by the prompt's id
  std::span<const Phrase> leads;  // what an option can lead to, for learners; by the same keys
  std::span<const Phrase> heard;  // by the event's kind, or "kind+field" where that field is there
  std::span<const Phrase> reasons;
  std::span<const Phrase> cures;
  std::span<const Phrase> meant;   // what says that a concern is meant, by its reason; else its event says it
  std::span<const Phrase> awaits;  // what the referee waits for, by the prompt's id
  std::span<const Phrase> rulings;       // the questions the rules leave open, by their key,
  std::span<const Phrase> advice;        // and the recommended reading of each
  std::span<const Phrase> quick;         // taps of a night that is only scored, and what is tapped for them
  std::span<const Phrase> results;       // whole sentences, by the word a result is decided by,
  std::span<const Phrase> deciders;      // or what somebody wins by
  std::span<const Criterion> criteria;   // what is compared to tell who has won, by the same words
  const char* attacker = nullptr;        // what whoever attacks in a fight of two is called there,
  const char* defender = nullptr;        // and the other
  std::span<const FigureWords> figures;  // its own: what all games have is in figure_words.cpp
  std::span<const Phrase> zones;         // by the zone without its seat and last number, which is {n}
  std::span<const UsableZone> usable;
  std::span<const Phrase> things;           // by the name, without its owner: what thingName() cannot know
  std::span<const Phrase> boxParts;         // titles of what comes out of the box; {who} is a player
  std::span<const Phrase> boxNotes;         // and what is done with it
  LanguageWords cards;                      // its own words of cards; those of several games are shared
  std::span<const Phrase> deeds;            // of `effect` events,
  std::span<const DeedFigure> deedFigures;  // or the figures they are called by
  // What hangs on more than a name, with places to fill in; null where a game has none, and empty for what
  // tables say.
  std::string_view (*caseOf)(const rules::Step&, const GameKit&) = nullptr;  // "WHAT_of_CASE" among its steps
  QString (*labels)(std::string_view prompt, const std::string& option) = nullptr;  // no prompt: not known
  QString (*asks)(const rules::Prompt&) = nullptr;
  QStringList (*reminds)(const rules::Prompt&) = nullptr;  // whole sentences in the order they are said
  QString (*role)(bool attacks) = nullptr;                 // how {aggressor} or {defender} scores in a duel
  QString (*foretells)(const rules::Prompt&, const std::string& option, const GameKit&) = nullptr;
  QString (*tells)(const rules::Event&) = nullptr;
};

/// The words of one game more, as long as it lives: see rules::AddedGame.
class AddedGameWords {
 public:
  AddedGameWords(std::string_view game, const GameWords& words);
  ~AddedGameWords();
  AddedGameWords(const AddedGameWords&) = delete;
  AddedGameWords& operator=(const AddedGameWords&) = delete;
};

/// The words of a game; empty tables for one that has none of its own.
const GameWords& gameWords(std::string_view game);
/// Those of all games, `first`'s before the others: for words that are looked up without knowing the game.
std::vector<const GameWords*> allGameWords(std::string_view first = {});

}  // namespace lk::app
