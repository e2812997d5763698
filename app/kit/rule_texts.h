// Parses the numbered rules of a game from its RULES.md.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lk::app {

/// Returns the rules by number: "H-31" -> its text. A rule begins with a line "**H-31** ..."; its text is the
/// rest of that line and the following lines up to an empty one.
std::map<std::string, std::string> ruleTexts(std::string_view rulesMd);

/// Returns the first rule with `key` among its sources ("(l.46, heal-cap) ..."); '_' and '-' are treated as
/// equal. Empty if there is none.
std::string ruleCiting(const std::map<std::string, std::string>& ruleTexts, std::string_view key);

/// The two parts of a rule's text: "(l.46, overkill) Each player ..." -> "l.46, overkill", "Each player ...".
struct RuleParts {
  std::string sources;  // empty if the text has none
  std::string sentence;
};
RuleParts partsOfRule(std::string_view text);

/// The rules under a heading ("## The clash"), in the order of the file.
struct RuleSection {
  std::string title;
  std::vector<std::pair<std::string, std::string>> rules;  // number and text
};

/// Returns all rules; those before the first heading have an empty title.
std::vector<RuleSection> ruleSections(std::string_view rulesMd);

}  // namespace lk::app
