// A move that is being composed, in words: what was said, what can be said next and to which things on the
// table it refers, and what the referee would rule. For windows and pages; made from the form of a move
// (rules/referee/form.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/phrases/choices/pick.h"
#include "app/phrases/moves/card_changes.h"
#include "app/phrases/words.h"
#include "rules/core/state.h"
#include "rules/referee/form.h"

namespace lk::app {

/// A value that can be said next.
struct MoveValue {
  rules::Event next;              // the unfinished event with this value
  QString label;                  // "Elvish Druid (back 3)", "Lane 4"
  std::string card;               // id of the card it names; empty if it names none
  std::vector<std::string> refs;  // the things, zones and seats of the view that it names
  QString leads;  // what the referee would rule, if it completes the event; otherwise its card's text; may be
                  // empty
  friend bool operator==(const MoveValue&, const MoveValue&) = default;
};

/// A range of numbers that can be said next.
struct MoveNumbers : rules::Numbers {
  QString of;  // the name of the member of the field's object that they are for; empty: the field itself
  friend bool operator==(const MoveNumbers&, const MoveNumbers&) = default;
};

/// A field that can be said next. Its values are listed, or within ranges of numbers, a roll, or any text.
struct MovePart {
  std::string field;
  QString asks;           // "Whom?"
  bool grows = false;     // each value is one more of a list
  bool optional = false;  // it can be left out, or end as it is
  bool secret = false;    // only its player may see the values
  std::vector<MoveValue> values;
  std::vector<MoveNumbers> numbers;
  std::optional<rules::Roll> roll;
  bool text = false;
  friend bool operator==(const MovePart&, const MovePart&) = default;
};

/// An event that is not finished. With neither a part nor a complete event, nothing can complete it.
struct MoveSoFar {
  rules::Seat seat = rules::Seat::A;
  rules::Event event = {};                    // as it was said, with its forced parts filled in
  QString said = {};                          // the event so far, as a sentence
  std::vector<std::string> refs = {};         // the things, zones and seats that it names so far
  std::vector<MovePart> parts = {};           // what can be said next
  std::optional<rules::Event> complete = {};  // the event if nothing more is said; it is accepted
  QString would = {};                         // what the referee would rule then; may be empty
  std::vector<CardChange> changes = {};       // what that changes on the cards of the table
  QString problem = {};                       // what is wrong with the event; empty if nothing is
  friend bool operator==(const MoveSoFar&, const MoveSoFar&) = default;
};

/// A kind of event that can be said now.
struct MoveKind {
  std::string kind;
  QString label;  // "Attack"
  rules::Occasion occasion = rules::Occasion::prompt;
  bool ends = false;  // it ends the night, so that people are asked first
  MoveSoFar begun;    // the event of this kind with nothing said yet
  friend bool operator==(const MoveKind&, const MoveKind&) = default;
};

/// What can be said next. For the empty event these are kinds of events, each begun.
struct Composition : MoveSoFar {
  std::vector<MoveKind> kinds = {};
  friend bool operator==(const Composition&, const Composition&) = default;
};

/// Where a move is composed, and for whose eyes.
struct MoveTable {
  const GameKit& kit;
  const rules::State& state;
  const Json& view;  // of `audience`
  const Names& names;
  rules::Audience audience = rules::Audience::table;
};

/// Returns what the seat can say next of an unfinished event; an empty object is one. Precondition: the night
/// has begun and the seat takes part. For other eyes than the seat's own, secret parts have no values.
Composition compositionOf(const MoveTable& table, rules::Seat seat, const rules::Event& unfinished);

/// Returns the unfinished event with one more value of a field of its kind.
rules::Event withValue(const GameKit& kit, const rules::Event& unfinished, std::string_view field,
                       const Json& value);

}  // namespace lk::app
