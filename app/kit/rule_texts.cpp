#include "app/kit/rule_texts.h"

#include <algorithm>

namespace lk::app {

namespace {

std::string_view trimmed(std::string_view s) {
  const std::size_t from = s.find_first_not_of(" \t\r");
  return from == std::string_view::npos ? std::string_view()
                                        : s.substr(from, s.find_last_not_of(" \t\r") - from + 1);
}

/// Returns the rule number at the start of a line: "**H-31** ..." -> "H-31"; empty if there is none.
std::string_view numberOf(std::string_view line) {
  if (line.starts_with("- ")) line.remove_prefix(2);
  if (!line.starts_with("**")) return {};
  const std::size_t end = line.find("**", 2);
  return end == std::string_view::npos ? std::string_view() : line.substr(2, end - 2);
}

/// Returns the text in the parentheses at the start of a rule's text.
std::string_view sourcesOf(std::string_view text) {
  const std::size_t end = text.starts_with("(") ? text.find(')') : std::string_view::npos;
  return end == std::string_view::npos ? std::string_view() : text.substr(1, end - 1);
}

}  // namespace

std::vector<RuleSection> ruleSections(std::string_view rulesMd) {
  std::vector<RuleSection> sections(1);
  std::string* current = nullptr;
  while (!rulesMd.empty()) {
    const std::size_t end = std::min(rulesMd.find('\n'), rulesMd.size());
    const std::string_view line = trimmed(rulesMd.substr(0, end));
    rulesMd.remove_prefix(std::min(end + 1, rulesMd.size()));

    if (const std::string_view number = numberOf(line); !number.empty()) {
      const std::string_view text = trimmed(line.substr(line.find("**", line.find("**") + 2) + 2));
      current = &sections.back().rules.emplace_back(number, text).second;
    } else if (line.empty() || line.starts_with("#")) {
      current = nullptr;
      if (line.starts_with("## ")) sections.push_back({std::string(trimmed(line.substr(3))), {}});
    } else if (current) {
      *current += " " + std::string(line);
    }
  }
  return sections;
}

std::map<std::string, std::string> ruleTexts(std::string_view rulesMd) {
  std::map<std::string, std::string> texts;
  for (const RuleSection& section : ruleSections(rulesMd))
    for (const auto& [number, text] : section.rules) texts[number] = text;
  return texts;
}

std::string ruleCiting(const std::map<std::string, std::string>& ruleTexts, std::string_view key) {
  const auto plain = [](std::string_view text) {
    std::string out(trimmed(text));
    std::replace(out.begin(), out.end(), '_', '-');
    return out;
  };
  const std::string wanted = plain(key);
  for (const auto& [number, text] : ruleTexts) {
    for (std::string_view left = sourcesOf(text); !left.empty();) {
      const std::size_t comma = std::min(left.find(','), left.size());
      if (plain(left.substr(0, comma)) == wanted) return number;
      left.remove_prefix(std::min(comma + 1, left.size()));
    }
  }
  return {};
}

RuleParts partsOfRule(std::string_view text) {
  const std::string_view sources = sourcesOf(text);
  return {std::string(sources),
          std::string(trimmed(sources.empty() ? text : text.substr(sources.size() + 2)))};
}

}  // namespace lk::app
