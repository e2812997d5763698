// One answer that can be given now by tap or key, and what must be entered to complete it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "app/phrases/choices/pick.h"
#include "app/phrases/words.h"

namespace lk::app {

/// What must be entered before an option is said: dice, cards, one of many answers, or a yes to a question.
enum class Entry { none, dice, cards, pick, confirm };

/// How card ids are written into the event.
enum class Written { list, one, joined };  // ["a","b"], "a", PREFIX"a,b"

struct Choice {
  std::string prompt;  // id of the prompt it answers
  std::optional<rules::Seat> seat;
  QString who;
  QString label;
  std::string card;    // id of the card it is about; empty if none
  QString why;         // why it is not available now; empty if it is
  QString leads;       // its consequences: foreseen if possible; otherwise, for learners, what it can lead to
  rules::Event event;  // complete if `entry` is none or confirm; otherwise to be completed by the entry
  Entry entry = Entry::none;
  std::string field;                // the field of `event` that dice or cards go into
  Written written = Written::list;  // for cards
  std::string prefix;
  int entryLeast = 0;      // minimum number of dice or cards
  int entryCount = 0;      // maximum number of dice or cards
  int sides = 6;           // of dice
  std::vector<Pick> pool;  // the cards or answers to choose from
  bool secret = false;     // the entry is hidden from the table: the other players look away
  bool composes = false;   // `event` is not finished: it goes on composing; an empty one goes one part back
  bool suggested =
      false;  // the program chose a part of `event`, such as a payment: it is shown before it is said
  bool touched = false;  // a touch on something on the table begins it, too
  QString asks;          // for Entry::confirm: the question, because it ends the night
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Returns all answers to a prompt. Those that end the night come after the others, those not available now
/// last. Long lists of cards are grouped behind one choice, and so are all answers to a secret prompt; if
/// nothing in such a list can be taken now, the choice is not available.
/// `leads`: the choices include what they can lead to.
std::vector<Choice> choicesOf(const rules::Prompt& prompt, const OpenTable& table, const Names& names,
                              bool leads = false);

/// Returns the question before an answer that ends the night is given.
QString endingQuestion();

/// Returns the event of a choice with these cards entered; nullopt if they do not fit the choice.
std::optional<rules::Event> withCards(const Choice& choice, const QStringList& cards);
/// The same for dice.
std::optional<rules::Event> withDice(const Choice& choice, const QList<int>& dice);

}  // namespace lk::app
