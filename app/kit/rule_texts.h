// The numbered rules of a game as people read them, from its RULES.md.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lk::app {

/// "H-31" -> its text. A rule is a line that begins "**H-31**"; what follows on it, and on following lines up
/// to an empty one, is its text.
std::map<std::string, std::string> ruleTexts(std::string_view rulesMd);

/// The first rule that names `key` among its sources ("(l.46, heal-cap) ..."), '_' and '-' alike; empty when
/// none does.
std::string ruleCiting(const std::map<std::string, std::string>& ruleTexts, std::string_view key);

/// A rule's text in its two parts: "(l.46, overkill) Each player ..." -> "l.46, overkill", "Each player ...".
struct RuleParts {
  std::string sources;  // empty when the text names none
  std::string sentence;
};
RuleParts partsOfRule(std::string_view text);

/// The rules under a heading ("## The clash"), in the order of the file.
struct RuleSection {
  std::string title;
  std::vector<std::pair<std::string, std::string>> rules;  // number and text
};

/// All rules; those before the first heading have an empty title.
std::vector<RuleSection> ruleSections(std::string_view rulesMd);

}  // namespace lk::app
