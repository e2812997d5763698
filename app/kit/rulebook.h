// A game's rules and the words they use, as people look them up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/rule_texts.h"
#include "app/kit/translations.h"
#include "rules/text/fault.h"
#include "rules/text/wording.h"

namespace lk::app {

/// A word of cards and rules, explained.
struct Keyword {
  std::string id;
  Wording name;
  Wording text;
  std::vector<std::string> rules;  // their numbers, the one that says most first
  Wording also;                    // other words people ask for it by; may be empty
};

struct Rulebook {
  std::string game;   // its id
  std::string title;  // what the game is called
  std::vector<RuleSection> sections;
  std::vector<Keyword> keywords;  // none where a game has none written
};

/// Reads the rules, in that language where they are translated, and the keywords of a game. Fault: an unknown
/// game, or a keyword that is not written whole.
Outcome<Rulebook> loadRulebook(std::string_view game, LanguageId language);

/// The keywords of a file in the form of resources/keywords/. `file` names it in faults.
Outcome<std::vector<Keyword>> readKeywords(std::string_view text, const std::string& file);
/// Adds what a file in the form of resources/i18n/<language>/keywords/ says of them. Fault: what is not
/// shaped so, or a keyword that is not among them.
Outcome<Done> translateKeywords(std::vector<Keyword>& keywords, const TranslatedFile& file);

}  // namespace lk::app
