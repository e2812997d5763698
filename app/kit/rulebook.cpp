#include "app/kit/rulebook.h"

#include <algorithm>

#include "app/kit/built_in.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

/// Returns the game's name from the first line: "# Halfwish: the rules as refereed" -> "Halfwish".
std::string titleOf(std::string_view rulesMd) {
  const std::string_view first = rulesMd.substr(0, rulesMd.find('\n'));
  const std::string_view line = first.substr(0, std::min(first.find(':'), first.find("\xef\xbc\x9a")));
  return std::string(line.starts_with("# ") ? line.substr(2) : line);
}

constexpr Field kTranslation[] = {must("language", kinds::language), must("game", kinds::id),
                                  must("keywords", kinds::object)};
constexpr Field kTranslated[] = {must("name", kinds::filledText), must("text", kinds::filledText),
                                 may("also", kinds::text)};

}  // namespace

Outcome<std::vector<Keyword>> readKeywords(std::string_view text, const std::string& file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  std::vector<Keyword> keywords;
  for (const Json& each : (*json)["keywords"].items()) {
    Keyword& keyword = keywords.emplace_back();
    for (const auto& [name, into] :
         {std::pair{"id", &keyword.id}, {"name", &keyword.name.english}, {"text", &keyword.text.english}}) {
      *into = each[name].asString();
      if (into->empty())
        return Fault{file, each.line(), std::string("has a keyword without \"") + name + "\"", "write it"};
    }
    for (const Json& rule : each["rules"].items()) keyword.rules.push_back(rule.asString());
    keyword.also.english = each["also"].asString();
  }
  return keywords;
}

Outcome<Done> translateKeywords(std::vector<Keyword>& keywords, const TranslatedFile& file) {
  const Outcome<Json> json = readJson(file.text, file.file);
  if (!json) return json.fault();
  Faults faults{file.file};
  faults.check(*json, kTranslation, "a file of keywords");
  for (const auto& [id, texts] : (*json)["keywords"].members()) {
    const auto keyword =
        std::find_if(keywords.begin(), keywords.end(),
                     [&, name = std::string_view(id)](const Keyword& k) { return k.id == name; });
    if (keyword == keywords.end())
      faults.add(texts, "there is no keyword \"" + id + "\"", "correct its spelling, or remove it");
    else if (faults.check(texts, kTranslated, "keyword \"" + id + "\""))
      for (const auto& [field, into] :
           {std::pair{"name", &keyword->name}, {"text", &keyword->text}, {"also", &keyword->also}})
        if (const std::string& text = texts[field].asString(); !text.empty())
          into->others[file.language] = text;
  }
  if (!faults.all.empty()) return faults.all.front();
  return Done{};
}

Outcome<Rulebook> loadRulebook(std::string_view game, LanguageId language) {
  const std::string id(game);
  Outcome<std::string> rules = builtIn("rules/games/" + id + "/RULES.md");
  if (!rules) return rules.fault();
  for (TranslatedFile& each : translatedFiles("rules/" + id + ".md"))
    if (each.language == language) *rules = std::move(each.text);
  Rulebook book{id, titleOf(*rules), ruleSections(*rules), {}};
  const std::string file = "resources/keywords/" + id + ".json";
  if (const Outcome<std::string> text = builtIn(file)) {
    Outcome<std::vector<Keyword>> keywords = readKeywords(*text, file);
    if (!keywords) return keywords.fault();
    for (const TranslatedFile& each : translatedFiles("keywords/" + id + ".json"))
      if (const Outcome<Done> done = translateKeywords(*keywords, each); !done) return done.fault();
    book.keywords = std::move(*keywords);
  }
  return book;
}

}  // namespace lk::app
