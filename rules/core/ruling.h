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

enum class Verdict : std::uint8_t { accepted, refused, unclear };

/// accepted: the state has changed by `steps`. refused: nothing changed; `reason` is from the game's closed
/// list and `cureArguments` fill the cure's sentence. unclear: nothing changed; people are asked, `maybe` are
/// likely events.
struct Ruling {
  Verdict verdict = Verdict::accepted;
  std::string reason;
  Json cureArguments;  // object: what the cure's sentence needs ("left":{"strike":2}, "awaits":"roll", ...)
  std::vector<Step> steps;
  std::vector<Event> maybe;
};

/// A refusal that changes nothing.
Ruling refuse(std::string_view reason, Json cureArguments = {});

/// An option that is not open now, and why (a refusal reason).
struct NotNow {
  std::string option;
  std::string why;
  friend bool operator==(const NotNow&, const NotNow&) = default;
};

/// What people add to an answer by hand: dice, or cards by name.
struct Blank {
  enum class Kind : std::uint8_t { dice, cards };
  Kind kind = Kind::cards;
  std::string_view field;        // of the event
  bool list = true;              // the field holds a list; else the one card
  std::string_view prefix = {};  // where the field is a text: what stands before the cards ("cards:a,b")
  int least = 1;                 // how many are named at least; 0: it may stay open
  int most = 1;
  std::vector<CardId> among = {};                    // cards that can be meant; none: what the question lists
  std::span<const std::string_view> cardTypes = {};  // or, where it lists none, all of these types
  bool secret = false;                               // hidden from the table: the others look away
};

/// An answer with a blank; complete where it has none. `answers` is the option it answers, empty for an event
/// that may be said besides. `option` names it for the words.
struct ByHand {
  std::string answers;
  std::string option;
  Event begun;
  std::optional<Blank> blank;
};

/// A question that is open: who owes the answer and what may be answered. `legal` are option names; `answers`
/// are the complete events behind them where they can be written out (same order, empty body where the player
/// must add something, such as dice).
struct Prompt {
  std::string id;  // "roll", "choose", "answer", "reveal", "keep", ...
  std::optional<Seat> seat;
  std::vector<std::string> legal;
  std::vector<NotNow> notNow;
  std::vector<Event> answers;
  Json arguments;  // object: numbers and names its sentence needs (round, turn, aggressor, n, ...)
  std::vector<ByHand> byHand;  // how people without a camera give the answers that are not written out
  bool secret = false;         // its answer is known to its player alone
};

/// How a game ends that all play together: as one, against the cards.
enum class Together : std::uint8_t { no, won, lost };

/// How a night stands or ended. `finished` false: this is who would win if it ended now.
struct Result {
  bool finished = false;
  std::optional<Seat> winner;
  std::string by = "none";  // the game's word; Halfwish: knockout points lamps health first_blood none
  Together together = Together::no;  // won or lost by all; `winner` is then who brought the win, if anybody
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace lk::rules
