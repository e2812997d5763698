// Expressions in lesson files, evaluated against the facts of the table.
//
// An expression is one of
//   7, "25 - abs($dvA - $dvB)"             arithmetic (arithmetic.h); "$name" is a fact
//   {"value": "9 - $dvA"}                  the same
//   {"ways": {"cmp": "over"|"under"|"equal", "than": EXPRESSION}}   how many of the 36 rolls of two dice
// {"duel": INPUT, "read": "damage.A"}    a judge of the game (judges.h): texts of INPUT that begin with "$"
//                                        are evaluated first; names in `read` are fields of its answer
// {"read": ["seats", "B", "life"]}       a value of the table's view. The path holds field names, names of
//                                        objects in lists, and indices into lists (from 0). A list gives its
//                                        length; a missing value gives 0
// {"after": [EVENT, ...], "read": [...]} the same, in the view after the referee accepted these events
// {"accepted": [EVENT, ...]}             how many of these events the referee would accept now, each tried
//                                        separately
// {"refusal": EVENT}                    the referee's reason to refuse it now; empty if it would be accepted
// {"number": FIELD, "of": CARD}         a number printed on the card with that id; 0 if it has none
// {"least": [EXPRESSION, ...]}           the minimum
// {"sum": [EXPRESSION, ...]}             the sum
// {"name": EXPRESSION}                   the name of the player of that seat
// {"card": EXPRESSION}                   the title of the card with that id
// {"case": EXPRESSION, "of": {"A": TEXT, ...}}   the text for that value
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/lesson.h"
#include "rules/core/step.h"

namespace lk::app {

class LessonNight;

/// What an expression is evaluated against.
struct ExpressionContext {
  const GameKit& kit;
  const Json& facts;  // object: see facts.h
  const std::array<std::string, rules::kMaxSeats>& names;
  LanguageId language;
  const LessonNight* night;  // the current game; or nullptr
  const LessonTexts& texts;  // the lesson's
};

/// Returns a number, a text, or null if a fact it needs is missing. Precondition: expressionFault() found
/// nothing.
Json valueOf(const Expression& expression, const ExpressionContext& known);

/// Returns the steps of the judge or of the events in an expression, in order; empty if it has neither.
std::vector<rules::Step> stepsOf(const Expression& expression, const ExpressionContext& known);

/// Returns the sentence with every {name} filled in: from `with`, from {A} and {B} (player names), or else
/// from the fact of that name. A name without a value becomes "??". {n:card|cards} becomes the form that the
/// value of {n} needs in the language (app/phrases/plural.h).
std::string filled(const std::string& sentence, const std::map<std::string, Expression>& with,
                   const ExpressionContext& known);

/// Returns the names in a sentence's {braces}, in order; of {n:card|cards} the part before the colon.
std::vector<std::string> bracesOf(std::string_view sentence);

/// Returns what the value would have to be to be an expression; empty if it is one.
std::string expressionFault(const Json& value);

/// Returns why a judge in the expression would refuse its input, tried with some dice and cards; empty if
/// none would. Precondition: expressionFault() found nothing.
std::string judgeFault(const Json& expression, const GameKit& kit);

/// Returns every fact an expression names, without "$".
std::vector<std::string> factsIn(const Json& expression);

}  // namespace lk::app
