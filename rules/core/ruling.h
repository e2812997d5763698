// The referee's answer to an event, and the questions open after it.
#pragma once

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
};

/// How a night stands or ended. `finished` false: this is who would win if it ended now.
struct Result {
  bool finished = false;
  std::optional<Seat> winner;
  std::string by = "none";  // the game's word; Halfwish: knockout points lamps health first_blood none
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace lk::rules
