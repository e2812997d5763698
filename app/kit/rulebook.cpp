#include "app/kit/rulebook.h"

#include <algorithm>

#include "app/kit/built_in.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

/// "# Halfwish: the rules as refereed" -> "Halfwish".
std::string titleOf(std::string_view rulesMd) {
  const std::string_view first = rulesMd.substr(0, rulesMd.find('\n'));
  const std::string_view line = first.substr(0, std::min(first.find(':'), first.find("\xef\xbc\x9a")));
  return std::string(line.starts_with("# ") ? line.substr(2) : line);
}

}  // namespace

Outcome<std::vector<Keyword>> readKeywords(std::string_view text, const std::string& file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  std::vector<Keyword> keywords;
  for (const Json& each : (*json)["keywords"].items()) {
    Keyword& keyword = keywords.emplace_back();
    for (const auto& [name, into] : {std::pair{"id", &keyword.id},
                                     {"name", &keyword.name},
                                     {"name_zh", &keyword.nameZh},
                                     {"text", &keyword.text},
                                     {"text_zh", &keyword.textZh}}) {
      *into = each[name].asString();
      if (into->empty())
        return Fault{file, each.line(), std::string("has a keyword without \"") + name + "\"", "write it"};
    }
    for (const Json& rule : each["rules"].items()) keyword.rules.push_back(rule.asString());
    keyword.also = each["also"].asString();
    keyword.alsoZh = each["also_zh"].asString();
  }
  return keywords;
}

Outcome<Rulebook> loadRulebook(std::string_view game, Tongue tongue) {
  const std::string id(game);
  const std::string name = tongue == Tongue::chinese ? "/RULES.zh.md" : "/RULES.md";
  const Outcome<std::string> rules = builtIn("rules/games/" + id + name);
  if (!rules) return rules.fault();
  Rulebook book{id, titleOf(*rules), ruleSections(*rules), {}};
  const std::string file = "resources/keywords/" + id + ".json";
  if (const Outcome<std::string> text = builtIn(file)) {
    Outcome<std::vector<Keyword>> keywords = readKeywords(*text, file);
    if (!keywords) return keywords.fault();
    book.keywords = std::move(*keywords);
  }
  return book;
}

}  // namespace lk::app
