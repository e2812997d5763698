// The sentences of a game: for its steps, prompts, refusals and events, by their names in its vocabulary.
// What a game leaves out is taken from the sentences shared by all games.
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

/// A table option in words: its question, and its values in the order of the game's list. `part`: for an
/// on/off option, the name of the part of the game that is left out.
struct OptionWords {
  const char* key;
  const char* question;
  std::array<const char*, 5> readings{};  // null after the last one
  const char* part = nullptr;
};

/// The part of a duel's story a step belongs to. If cards join the duel, all rulings since its start are
/// shown together as soon as damage is dealt.
enum class StepPart : std::uint8_t {
  begins,   // the duel begins: the step's seat attacks
  joins,    // a card joins its player's side
  target,   // the duel begins with the attacked card, on its player's side: the other player attacks
  word,     // a player plays a power, or passes
  value,    // the value of a card in a clash: the heading of its player's column
  change,   // a change during a clash
  score,    // the points of the duel
  verdict,  // who won the duel
  aside     // not part of the duel, or shown elsewhere on its page
};

/// The sum of its player that a step's amount is added to. `loss`: the damage is the difference of the step's
/// two numbers.
enum class StepSum : std::uint8_t { none, dice, damage, loss, points };

/// Which clash of the duel a step belongs to: the one in its slot, the only one, or none of its own.
enum class StepClash : std::uint8_t { bySlot, only, none };

/// How a step of a duel is illustrated in addition to its words: its player blocks, dodges, or heals. Damage
/// and points are illustrated from their sums.
enum class StepSight : std::uint8_t { words, guards, dodges, heals };

/// How a step of a duel is shown, in addition to its sentence.
struct StepForm {
  std::string_view what;  // name of the step
  StepPart part;
  const char* figure =
      "";  // {n} is the amount, {+n} the amount with its sign, {from} the number before, {d} the difference
  StepSum sum = StepSum::none;
  StepClash clash = StepClash::bySlot;
  StepSight sight = StepSight::words;
};

/// A zone of each player whose cards are shown next to the player as usable: its name without the seat.
struct UsableZone {
  std::string_view zone;
  bool whileTurned = false;  // true: a turned card is used; false: every card in the zone is used
};

/// An answer that changes nothing, by the prompt's id. Foreseeing another answer assumes that later prompts
/// are answered with it.
struct Declines {
  std::string_view prompt, option;
};

/// A criterion that decides who has won.
struct Criterion {
  const char* name;
  const char* english;
  bool yesOrNo = false;  // true or false; otherwise a count
};

/// An effect that `effect` events apply to a figure; it has the figure's name.
struct DeedFigure {
  std::string_view deed, figure;
};

/// The places that the values of a field name: "lane/" for a lane by its number. {seat} is the letter of the
/// player who says it.
struct PlacedField {
  std::string_view field;
  const char* place;
};

/// Who acts in a kind of event that does not name it: the figure of its seat, read as a value of `field`.
struct Actor {
  std::string_view kind, figure, field;
  const char* state;  // what is said of it as long as the figure is there
};

/// The words of moves that are composed field by field; see app/phrases/moves/move_words.h. What a game
/// leaves out is taken from the words shared by all games.
struct MoveWords {
  std::span<const Phrase> kinds = {};   // by the kind of event; "KIND:VALUE" if it can only say that
  std::span<const Phrase> asks = {};    // questions, by "FIELD" or "KIND.FIELD"
  std::span<const Phrase> values = {};  // by "FIELD:VALUE"; or "FIELD" or "KIND.FIELD" with the place {value}
  std::span<const PlacedField> placed = {};
  // Fields that name what lies on the table by its card alone: a thing "{seat}/", a card "{seat}/power/".
  std::span<const PlacedField> things = {};
  std::span<const Actor> actors = {};
};

/// Places in braces are filled with the values of the step, prompt or event under that name; a card id is
/// replaced by the card's name. All storage is static.
struct GameWords {
  const char* name = nullptr;           // the game's display name
  const char* about = nullptr;          // one sentence
  std::span<const Phrase> choices;      // what each player chooses before the night, by field of the set-up
  std::span<const OptionWords> agreed;  // the table options, in the order in which they are asked
  std::span<const Phrase> steps;        // the row that fits best is used, see steps.cpp
  std::span<const StepForm> forms;      // for the steps of its duels; empty: no duels are shown
  std::span<const Phrase> questions;    // by the prompt's id, or "ID_of_CASE" if its arguments have a `case`
  std::span<const Phrase> reminders;    // the same
  // By the word before the first colon, followed by ":2" or ":3" if there are two or three parts; {1}, {2},
  // {3} are the parts.
  std::span<const Phrase> options;
  std::span<const std::string_view> closing = {};   // options that end the prompt: shown last
  std::span<const std::string_view> ending = {};    // options that end the night: shown last, and confirmed
  std::span<const std::string_view> yielding = {};  // events with which a player gives up less than the night
  std::span<const std::string_view> suggested = {};  // fields of answers that prompts fill with a suggestion
  // For games whose fights are foreseen; others use `leads` only.
  std::span<const Declines> declines = {};
  MoveWords moves = {};
  std::span<const Phrase> many;    // the label for many answers of a prompt, by the prompt's id
  std::span<const Phrase> leads;   // what an option can lead to, for learners; keys as in `options`
  std::span<const Phrase> events;  // by the event's kind, or "kind+field" if that field is present
  std::span<const Phrase> reasons;
  std::span<const Phrase> cures;
  std::span<const Phrase> meant;         // confirm labels, by reason; default: the event's label
  std::span<const Phrase> awaits;        // what the referee waits for, by the prompt's id
  std::span<const Phrase> rulings;       // the questions the rules leave open, by their key
  std::span<const Phrase> advice;        // the recommended ruling for each
  std::span<const Phrase> quick;         // labels and sentences of nights that are only scored
  std::span<const Phrase> results;       // whole sentences, by Result::by
  std::span<const Phrase> deciders;      // what a player wins by, by Result::by
  std::span<const Criterion> criteria;   // what is compared to decide who has won, by the same words
  const char* fight = nullptr;           // what the page of fights is called
  const char* attacker = nullptr;        // the attacker's title in a fight of two
  const char* defender = nullptr;        // the defender's title
  std::span<const FigureWords> figures;  // the game's own; those all games share are in figure_words.cpp
  std::span<const Phrase> zones;         // by the zone without its seat and last number, which is {n}
  std::span<const Phrase> numbers;       // labels of the numbers beside things and players
  std::span<const Phrase> conditions;    // what holds for a thing
  std::span<const Phrase> phases;        // of a turn, where the question does not say them
  std::span<const UsableZone> usable;
  std::span<const Phrase> things;           // by name without the owner: names thingName() cannot derive
  std::span<const Phrase> boxParts;         // titles of the parts taken out of the box; {who} is a player
  std::span<const Phrase> boxNotes;         // what to do with each part
  LanguageWords cards;                      // the game's own words on cards; some are shared between games
  std::span<const Phrase> deeds;            // names of `effect` events
  std::span<const DeedFigure> deedFigures;  // or the figures whose names they have
  // For texts that depend on more than a name; they may have places to fill. Null if a game has none. An
  // empty result means: use the tables.
  std::string_view (*caseOf)(const rules::Step&,
                             const GameKit&) = nullptr;  // CASE in "WHAT_of_CASE" of `steps`
  QString (*labels)(std::string_view prompt, const std::string& option) = nullptr;  // empty prompt: not known
  QString (*asks)(const rules::Prompt&) = nullptr;
  QStringList (*reminds)(const rules::Prompt&) = nullptr;  // whole sentences, in order
  QString (*role)(bool attacks) = nullptr;                 // how {aggressor} or {defender} scores in a duel
  QString (*consequence)(const rules::Prompt&, const std::string& option, const GameKit&) = nullptr;
  QString (*eventPattern)(const rules::Event&) = nullptr;
};

/// Adds the words of one more game during its lifetime: see rules::AddedGame.
class AddedGameWords {
 public:
  AddedGameWords(std::string_view game, const GameWords& words);
  ~AddedGameWords();
  AddedGameWords(const AddedGameWords&) = delete;
  AddedGameWords& operator=(const AddedGameWords&) = delete;
};

/// Returns the words of a game; empty tables for a game without words.
const GameWords& gameWords(std::string_view game);
/// Returns the words of all games, those of `first` at the front: for words whose game is not known.
std::vector<const GameWords*> allGameWords(std::string_view first = {});

}  // namespace lk::app
