#include "app/kit/first_hints.h"

#include "app/kit/built_in.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr Field kHintsFile[] = {must("schema", kinds::whole, 1, 1), must("game", kinds::id),
                                must("ends", kinds::object), must("hints", kinds::object)};
constexpr Field kHintFields[] = {must("rule", kinds::filledText), must("text", kinds::filledText)};
constexpr Field kHintsTranslation[] = {must("language", kinds::language), must("game", kinds::id),
                                       must("hints", kinds::object)};

}  // namespace

const FirstHint* FirstHints::find(const std::string& prompt, const std::string& which) const {
  auto at = which.empty() ? of.end() : of.find(prompt + "_of_" + which);
  if (at == of.end()) at = of.find(prompt);
  return at == of.end() ? nullptr : &at->second;
}

Outcome<FirstHints> readFirstHints(std::string_view text, const std::string& file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{file};
  FirstHints hints;
  if (faults.check(*json, kHintsFile, "a file of hints")) {
    for (const auto& [figure, value] : (*json)["ends"].members()) {
      if (!value.isInt()) faults.add(value, "\"" + figure + "\" is no whole number", "write one");
      hints.ends.emplace_back(figure, value.asInt());
    }
    for (const auto& [prompt, hint] : (*json)["hints"].members())
      if (faults.check(hint, kHintFields, "hint \"" + prompt + "\""))
        hints.of[prompt] = {{hint["text"].asString(), {}}, hint["rule"].asString()};
  }
  if (!faults.all.empty()) return faults.all.front();
  return hints;
}

Outcome<Done> translateFirstHints(FirstHints& hints, const TranslatedFile& file) {
  const Outcome<Json> json = readJson(file.text, file.file);
  if (!json) return json.fault();
  Faults faults{file.file};
  faults.check(*json, kHintsTranslation, "a file of hints");
  for (const auto& [prompt, text] : (*json)["hints"].members()) {
    const auto hint = hints.of.find(prompt);
    if (hint == hints.of.end())
      faults.add(text, "there is no hint \"" + prompt + "\"", "correct its spelling, or remove it");
    else if (text.asString().empty())
      faults.add(text, "the hint \"" + prompt + "\" has no text", "write it");
    else
      hint->second.text.others[file.language] = text.asString();
  }
  if (!faults.all.empty()) return faults.all.front();
  return Done{};
}

Outcome<FirstHints> loadFirstHints(const std::string& game) {
  const std::string file = "resources/hints/" + game + ".json";
  const Outcome<std::string> text = builtIn(file);
  if (!text) return FirstHints{};
  Outcome<FirstHints> hints = readFirstHints(*text, file);
  if (!hints) return hints;
  for (const TranslatedFile& each : translatedFiles("hints/" + game + ".json"))
    if (const Outcome<Done> done = translateFirstHints(*hints, each); !done) return done.fault();
  return hints;
}

}  // namespace lk::app
