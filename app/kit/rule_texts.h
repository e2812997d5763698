// The numbered rules of a game as people read them, from its RULES.md.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace lk::app {

/// "H-31" -> its text. A rule is a line that begins "**H-31**"; what follows on it, and on following lines up
/// to an empty one, is its text.
std::map<std::string, std::string> ruleTexts(std::string_view rulesMd);

}  // namespace lk::app
