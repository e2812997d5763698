// The referee's answer to an event, and the questions open after it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/event.h"
#include "rules/core/step.h"

namespace lk::rules {

/// What the referee decided about an event; Ruling explains each.
enum class Verdict : std::uint8_t { accepted, refused, unclear };

/// accepted: `steps` changed the state. refused: nothing changed; `reason` is from the game's closed list and
/// `cureArguments` fill the cure's sentence. unclear: nothing changed; people are asked, and `maybe` holds
/// the likely events.
struct Ruling {
  Verdict verdict = Verdict::accepted;
  std::string reason;
  Json cureArguments;  // object: arguments of the cure's sentence ("left":{"strike":2}, "awaits":"roll", ...)
  std::vector<Step> steps;
  std::vector<Event> maybe;
};

/// Returns a refusal, which changes nothing.
Ruling refuse(std::string_view reason, Json cureArguments = {});

/// An option that is not available now, and why (a refusal reason).
struct NotNow {
  std::string option;
  std::string why;
  friend bool operator==(const NotNow&, const NotNow&) = default;
};

/// The part of an answer that people fill in by hand: dice, or cards by name.
struct Blank {
  enum class Kind : std::uint8_t { dice, cards };
  Kind kind = Kind::cards;
  std::string_view field;        // field of the event
  bool list = true;              // true: the field holds a list; false: a single card
  std::string_view prefix = {};  // if the field is a text: what precedes the cards ("cards:a,b")
  int least = 1;                 // minimum number to name; 0: may stay empty
  int most = 1;
  std::vector<CardId> among = {};                    // cards to choose from; empty: those the question lists
  std::vector<std::uint8_t> copies = {};             // how often each of `among` can be named; empty: once
  std::span<const std::string_view> cardTypes = {};  // if the question lists none: all cards of these types
  std::string_view elsewhere = {};  // why other cards of these types cannot be named (a refusal reason)
  bool secret = false;              // hidden from the table: the other players look away
  int sides = 6;                    // of dice

  /// Adds `count` copies of a card to those that can be chosen.
  void addCopies(CardId card, int count = 1);
};

/// An answer that may have a blank; without one it is complete. `answers` is the option it answers; empty for
/// an event that can be said in addition. `option` is its name in sentences.
struct ByHand {
  std::string answers;
  std::string option;
  Event begun;
  std::optional<Blank> blank;
};

/// An open question: who must answer and what may be answered. `legal` holds option names. `answers` holds
/// the complete event of each option in the same order. Its body is empty where the player must add
/// something, such as dice.
struct Prompt {
  std::string id;  // "roll", "choose", "answer", "reveal", "keep", ...
  std::optional<Seat> seat;
  std::vector<std::string> legal;
  std::vector<NotNow> notNow;
  std::vector<Event> answers;
  Json arguments;  // object: numbers and names its sentence needs (round, turn, aggressor, n, ...)
  std::vector<ByHand> byHand;  // answers without a camera, for options not written out in `answers`
  bool secret = false;         // only its player may know the answer
};

/// How a cooperative game ends: all players win or lose together against the cards.
enum class Together : std::uint8_t { no, won, lost };

/// How a night stands or ended. With `finished` false: who would win if it ended now. `by` is the game's word
/// for it, in static storage: Halfwish has knockout, points, lamps, health, first_blood and none.
struct Result {
  bool finished = false;
  std::optional<Seat> winner;
  std::string_view by = "none";
  Together together = Together::no;  // `won`, `lost`: `winner` is who brought it, if any
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace lk::rules
