// RULES.md and the code cite each other completely, and no card is known to the code by name.
#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "house_cards.h"

using lk::test::houseCards;
using lk::test::readText;
namespace fs = std::filesystem;

namespace {

constexpr const char* kFolder = "rules/games/halfwish";

/// The text without its line comments.
std::string withoutComments(const std::string& text) {
  static const std::regex kComment("//[^\n]*");
  return std::regex_replace(text, kComment, "");
}

/// Source files under a folder, with their code.
std::map<std::string, std::string> sources(const std::string& folder) {
  std::map<std::string, std::string> out;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cpp" && extension != ".h") continue;
    out[entry.path().string()] = withoutComments(readText(entry.path().string()));
  }
  return out;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::string::size_type from = 0;
  while (from < text.size()) {
    const auto end = std::min(text.find('\n', from), text.size());
    out.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return out;
}

/// Numbers of RULES.md in their order.
std::vector<std::string> writtenRules() {
  static const std::regex kRule(R"(\*\*(H-\d\d)\*\* \(([^()]+)\) (.+\.))");
  std::vector<std::string> numbers;
  for (const std::string& line : lines(readText(std::string(kFolder) + "/RULES.md"))) {
    if (!line.starts_with("**")) continue;
    std::smatch match;
    CHECK_SAID(std::regex_match(line, match, kRule), line);
    if (!match.empty()) numbers.push_back(match[1]);
  }
  return numbers;
}

}  // namespace

CASE(rules_are_numbered_once_and_in_order) {
  const std::vector<std::string> numbers = writtenRules();
  CHECK(numbers.size() > 50);
  CHECK(std::is_sorted(numbers.begin(), numbers.end()));
  CHECK(std::set<std::string>(numbers.begin(), numbers.end()).size() == numbers.size());
}

CASE(code_cites_the_written_rules_and_all_of_them) {
  const std::vector<std::string> numbers = writtenRules();
  const std::set<std::string> written(numbers.begin(), numbers.end());
  static const std::regex kId(R"re(RuleId (\w+)\{"(H-\d\d)"\})re");
  const std::string ids = readText(std::string(kFolder) + "/rule_ids.h");
  std::set<std::string> named;
  std::string uses;
  for (const auto& [path, text] : sources("rules"))
    if (!path.ends_with("rule_ids.h")) uses += text;
  for (std::sregex_iterator match(ids.begin(), ids.end(), kId), end; match != end; ++match) {
    const std::string name = (*match)[1];
    const std::string number = (*match)[2];
    CHECK_SAID(written.contains(number), number + " is not in RULES.md");
    CHECK_SAID(named.insert(number).second, number + " has two names");
    CHECK_SAID(std::regex_search(uses, std::regex("rule::" + name + "\\b")),
               "rule::" + name + " is never cited");
  }
  for (const std::string& number : numbers)
    CHECK_SAID(named.contains(number), number + " is not cited by the code");
  CHECK_SAID(uses.find("\"H-") == std::string::npos, "a rule is cited by its bare number");
}

CASE(every_rule_stands_in_a_transcript) {
  std::string recorded;
  for (const fs::directory_entry& entry : fs::directory_iterator("samples/halfwish/transcripts"))
    recorded += readText(entry.path().string());
  // What only a refusal or a prompt shows, and never a step.
  const std::set<std::string> silent{"H-13", "H-16"};
  for (const std::string& number : writtenRules())
    CHECK_SAID(silent.contains(number) || recorded.find("\"" + number + "\"") != std::string::npos,
               number + " is in no transcript");
}

CASE(no_card_is_known_to_the_code_by_name) {
  int checked = 0;
  for (const auto& [path, text] : sources("rules")) {
    if (path.find("rules/effects/") != std::string::npos) continue;  // operations share words with cards
    for (const lk::rules::CardDef& card : houseCards().cards()) {
      if (card.type == "choice") continue;  // the options of an event, as the contract words them
      ++checked;
      CHECK_SAID(text.find("\"" + card.id + "\"") == std::string::npos, path + " names " + card.id);
    }
  }
  CHECK(checked > 100);
}

CASE(only_changes_write_to_a_state) {
  // Outside of Changes the game's code takes states as const: a change without a step cannot slip in.
  for (const auto& [path, text] : sources(kFolder)) {
    if (path.ends_with("halfwish.cpp") || path.ends_with("halfwish.h")) continue;  // receives it and wraps it
    static const std::regex kConst(R"(const State&)");
    for (const std::string& line : lines(text)) {
      const std::string rest = std::regex_replace(line, kConst, "");
      CHECK_SAID(rest.find("State&") == std::string::npos, path + ": " + line);
    }
  }
}
