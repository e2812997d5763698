// What a card does, as clauses: one for every operation, with what follows from it beneath.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/phrases/effects/effect_names.h"
#include "rules/referee/game.h"
#include "rules/text/json.h"
#include "rules/text/language_id.h"

namespace lk::app {

struct Branch;

/// One operation. A condition or choice is no sentence by itself: its branches complete it.
struct Clause {
  std::string path;        // of the operation in its card: "effect/0/do/1"
  QString says;            // begins with a small letter, ends without a stop
  bool condition = false;  // says when its branches happen
  std::vector<Branch> branches;
};

/// A list of operations that follow from one.
struct Branch {
  enum class Kind : std::uint8_t { body, otherwise, option };
  Kind kind = Kind::body;
  QString label;  // of an option, in the card's own words
  QString when;   // of an option: the test under which it is open; empty for always
  std::vector<Clause> clauses;
};

/// All operations at a hook.
struct AbilityClauses {
  std::string path;
  std::string hook;
  std::vector<Clause> clauses;
};

/// How to speak of effects. `cardName` names other cards.
struct EffectSpeech {
  const rules::Game* game = nullptr;
  LanguageId languageId;
  std::function<QString(std::string_view id)> cardName;

  [[nodiscard]] const rules::Language& language() const { return game->language(); }
  [[nodiscard]] EffectWording wording() const { return {game->id(), languageId}; }
};

/// The clauses of an effect as a pack writes it. Anything may be missing or wrong in it: what is not there is
/// told as an ellipsis.
std::vector<AbilityClauses> clausesOf(const Json& effect, const EffectSpeech& speech);
/// A test alone ("your DV is 5 or less").
QString testSentence(const Json& test, const EffectSpeech& speech);

}  // namespace lk::app
