// A game's rules and the words they use, as people look them up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/rule_texts.h"
#include "rules/text/fault.h"
#include "rules/text/tongue.h"

namespace lk::app {

/// A word of cards and rules, explained in both languages.
struct Keyword {
  std::string id;
  std::string name, nameZh;
  std::string text, textZh;
  std::vector<std::string> rules;  // their numbers, the one that says most first
  std::string also, alsoZh;        // other words people ask for it by; may be empty
};

struct Rulebook {
  std::string game;   // its id
  std::string title;  // what the game is called
  std::vector<RuleSection> sections;
  std::vector<Keyword> keywords;  // none where a game has none written
};

/// Reads the rules, in that language, and the keywords of a game. Fault: an unknown game, or a keyword that
/// is not written whole.
Outcome<Rulebook> loadRulebook(std::string_view game, Tongue tongue);

/// The keywords of a file in the form of resources/keywords/. `file` names it in faults.
Outcome<std::vector<Keyword>> readKeywords(std::string_view text, const std::string& file);

}  // namespace lk::app
