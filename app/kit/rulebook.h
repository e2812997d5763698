// A game's rules and keywords, for looking them up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/rule_texts.h"
#include "app/kit/translations.h"
#include "rules/text/fault.h"
#include "rules/text/wording.h"

namespace lk::app {

/// A term used on cards and in rules, with its explanation.
struct Keyword {
  std::string id;
  Wording name;
  Wording text;
  std::vector<std::string> rules;  // their numbers, the most important first
  Wording also;                    // other words to find it by; may be empty
};

struct Rulebook {
  std::string game;   // its id
  std::string title;  // the game's name
  std::vector<RuleSection> sections;
  std::vector<Keyword> keywords;  // empty if the game has no keyword file
};

/// Reads a game's rules, translated where possible, and its keywords. Fails if the game is unknown or a
/// keyword is incomplete.
Outcome<Rulebook> loadRulebook(std::string_view game, LanguageId language);

/// Reads keywords from a file in the format of resources/keywords/. `file` is its name in faults.
Outcome<std::vector<Keyword>> readKeywords(std::string_view text, const std::string& file);
/// Adds translations from a file in the format of resources/i18n/<language>/keywords/. Fails if it is
/// malformed or has an unknown keyword.
Outcome<Done> translateKeywords(std::vector<Keyword>& keywords, const TranslatedFile& file);

}  // namespace lk::app
