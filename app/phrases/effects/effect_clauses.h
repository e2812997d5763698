// The effect of a card as clauses: one per operation, with its branches below it.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/phrases/effects/effect_speech.h"
#include "rules/text/json.h"

namespace lk::app {

struct Branch;

/// One operation. A condition or choice is an incomplete sentence; its branches complete it.
struct Clause {
  std::string path;        // path of the operation in its card: "effect/0/do/1"
  QString says;            // begins with a lower-case letter, has no full stop
  bool condition = false;  // it states when its branches happen
  std::vector<Branch> branches;
};

/// A list of operations that depend on another one.
struct Branch {
  enum class Kind : std::uint8_t { body, otherwise, option };
  Kind kind = Kind::body;
  QString label;  // for an option: the card's own words
  QString when;   // for an option: the test that makes it available; empty if it always is
  std::vector<Clause> clauses;
};

/// All operations of one hook.
struct AbilityClauses {
  std::string path;
  std::string hook;
  std::vector<Clause> clauses;
};

/// Returns the clauses of an effect as written in a pack. The effect may be incomplete or invalid; missing
/// parts are shown as an ellipsis.
std::vector<AbilityClauses> clausesOf(const Json& effect, const EffectSpeech& speech);
/// Returns the sentence of a test ("your DV is 5 or less").
QString testSentence(const Json& test, const EffectSpeech& speech);

}  // namespace lk::app
