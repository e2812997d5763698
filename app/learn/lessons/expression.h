// What a lesson asks to be worked out from the facts of the table.
//
// An expression is one of
//   7, "25 - abs($dvA - $dvB)"             arithmetic (arithmetic.h); "$name" is a fact
//   {"value": "9 - $dvA"}                  the same
//   {"ways": {"cmp": "over"|"under"|"equal", "than": EXPRESSION}}   how many of the 36 rolls of two dice
//   {"duel": INPUT, "read": "damage.A"}    a judge of the game (judges.h): texts of INPUT that begin with "$"
//                                          are worked out first; names in `read` are fields of its answer
//   {"read": ["seats", "B", "life"]}       what the table shows of the night: names of fields, of things in
//   lists, and
//                                          places in lists from 0; of a list how long it is, 0 where nothing
//                                          is
//   {"after": [EVENT, ...], "read": [...]} what it would show if the referee were told these events now
//   {"accepted": [EVENT, ...]}             how many of these the referee would accept now, each by itself
//   {"least": [EXPRESSION, ...]}           the smallest; {"sum": [EXPRESSION, ...]} all of them together
//   {"name": EXPRESSION}                   what the player of that seat is called
//   {"card": EXPRESSION}                   what the card with that id is called
//   {"case": EXPRESSION, "of": {"A": TEXT, ...}}   the text of that value
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/lesson.h"
#include "rules/core/step.h"

namespace lk::app {

class LessonNight;

/// What an expression is worked out from.
struct Known {
  const GameKit& kit;
  const Json& facts;  // object: see facts.h
  const std::array<std::string, rules::kMaxSeats>& names;
  LanguageId language;
  const LessonNight* night;  // the game that is on; or nullptr
  const LessonTexts& texts;  // of the lesson
};

/// A number, a text, or null when a fact it needs is not there. Precondition: expressionFault() found
/// nothing.
Json valueOf(const Expression& expression, const Known& known);

/// The steps of the judge or of the events behind an expression, in their order; empty when it has none.
std::vector<rules::Step> stepsOf(const Expression& expression, const Known& known);

/// The sentence with every {name} filled in: from `with`, {A} and {B} (what people are called), else the fact
/// of that name. What has no value becomes a double question mark.
std::string filled(const std::string& sentence, const std::map<std::string, Expression>& with,
                   const Known& known);

/// The names in a sentence's {braces}, in order.
std::vector<std::string> bracesOf(std::string_view sentence);

/// What the value must be to be an expression; empty when it is one.
std::string expressionFault(const Json& value);

/// Why a judge in the expression would refuse what it is asked, tried with some dice and cards; empty when
/// none would. Precondition: expressionFault() found nothing.
std::string judgeFault(const Json& expression, const GameKit& kit);

/// Every fact an expression names, without "$".
std::vector<std::string> factsIn(const Json& expression);

}  // namespace lk::app
