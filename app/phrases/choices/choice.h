// One thing that may be said now by tap or key, and what people must add before it is said in full.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/phrases/foresight.h"
#include "app/phrases/words.h"

namespace lk::app {

/// What a person still has to add before an option is a complete event: dice, cards, or which of many.
enum class Entry { none, dice, cards, pick };

/// One of the cards or answers an entry offers.
struct Pick {
  std::string id;
  QString name;
  QString text;        // the card's own
  QString why;         // why it is not open now; empty when it is
  rules::Event event;  // what picking it says, where the entry is a pick
  friend bool operator==(const Pick&, const Pick&) = default;
};

/// How cards are written into the event that names them.
enum class Written { list, one, joined };  // ["a","b"], "a", PREFIX"a,b"

struct Choice {
  std::string prompt;  // the question it answers
  std::optional<rules::Seat> seat;
  QString who;
  QString label;
  std::string card;  // the one it is about, by its id; empty where it is about none
  QString why;       // why it is not open now; empty when it is
  QString leads;  // what it leads to: worked out where that can be; else, for learners, what it can lead to
  rules::Event event;  // complete when `entry` is none, else waiting for what is entered
  Entry entry = Entry::none;
  std::string field;                // the field of `event` that dice or cards fill
  Written written = Written::list;  // for cards
  std::string prefix;
  int entryLeast = 0;      // how many dice or cards at least
  int entryCount = 0;      // and at most
  std::vector<Pick> pool;  // what cards or a pick are chosen from
  bool secret = false;     // what is entered stays hidden from the table: the others look away
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// What is played with, the view of whoever chooses, and what is foreseen. Keeps all by reference.
struct OpenTable {
  const GameKit& kit;
  const Json& view;
  const std::vector<Foreseen>* foreseen = nullptr;
};

/// Everything that answers a prompt, open or not. What is not open comes last. Long lists of cards stand
/// behind one choice; so does everything that is answered in secret. `leads`: what they lead to is said, too.
std::vector<Choice> choicesOf(const rules::Prompt& prompt, const OpenTable& table, const Names& names,
                              bool leads = false);

/// The event a choice says once these cards are entered; nothing when they are not what it waits for.
std::optional<rules::Event> withCards(const Choice& choice, const QStringList& cards);
/// The same for dice.
std::optional<rules::Event> withDice(const Choice& choice, const QList<int>& dice);

}  // namespace lk::app
