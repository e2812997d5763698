#include "rules/cards/pack_texts.h"

#include <algorithm>

#include "rules/text/fields.h"
#include "rules/text/wording.h"

namespace lk::rules {

namespace {

std::string texts(const Json& value, const Field&) {
  const auto& all = value.members();
  const bool fits = value.isObject() && std::all_of(all.begin(), all.end(), [](const Json::Member& member) {
                      return !member.second.asString().empty();
                    });
  return fits ? "" : "an object of texts";
}

void addLanguages(const Json& value, std::set<LanguageId>& into) {
  for (const auto& [name, member] : value.members()) {
    for (const char* field : {"name", "text", "label"})
      if (const auto language = translationIn(name, field)) into.insert(*language);
    addLanguages(member, into);
  }
  for (const Json& item : value.items()) addLanguages(item, into);
}

constexpr Field kTextsFile[] = {must("language", kinds::language), must("game", kinds::id),
                                must("cards", kinds::object)};
constexpr Field kCardTexts[] = {may("name", kinds::filledText), may("text", kinds::text),
                                may("options", texts), may("abilities", texts)};

}  // namespace

PackTexts::PackTexts(const TextFile& file) : file_(file.file) {
  Outcome<Json> json = readJson(file.text, file.file);
  if (!json) {
    faults_.push_back(json.fault());
    return;
  }
  Faults found{file_};
  found.check(*json, kTextsFile, "a file of texts");
  for (const auto& [id, card] : (*json)["cards"].members())
    found.check(card, kCardTexts, "card \"" + id + "\"");
  if (found.all.empty()) {
    language_ = LanguageId::from((*json)["language"].asString());
    cards_ = (*json)["cards"];
  }
  faults_ = std::move(found.all);
}

void PackTexts::layOver(Json& card) {
  const Json* texts = cards_.find(card["id"].asString());
  if (!texts || !language_) return;
  used_.insert(texts);
  for (const char* field : {"name", "text"})
    if (const Json* text = texts->find(field)) card.set(fieldIn(field, *language_), *text);
  if (Json* effect = card.find("effect")) layInto(*effect, *texts);
}

/// Adds texts of options and abilities anywhere in an effect.
void PackTexts::layInto(Json& value, const Json& texts) {
  const auto lay = [&](const Json& named, const std::string& by, std::string_view field) {
    const Json* text = value.find(field) ? named.find(by) : nullptr;
    if (!text) return;
    used_.insert(text);
    value.set(fieldIn(field, *language_), *text);
  };
  if (value.isObject()) {
    lay(texts["options"], value["id"].asString(), "label");
    lay(texts["abilities"], value["name"].asString(), "name");
  }
  value.each([&](Json& part) { layInto(part, texts); });
}

std::set<LanguageId> languagesIn(const Json& card) {
  std::set<LanguageId> all;
  addLanguages(card, all);
  return all;
}

std::vector<Fault> PackTexts::faults() const {
  std::vector<Fault> all = faults_;
  const auto expect = [&](const Json& part, std::string what) {
    if (!used_.contains(&part))
      all.push_back({file_, part.line(), std::move(what), "correct its spelling, or remove it"});
  };
  for (const auto& [id, card] : cards_.members()) {
    expect(card, "the pack has no card \"" + id + "\"");
    if (!used_.contains(&card)) continue;
    for (const auto& [option, text] : card["options"].members())
      expect(text, "card \"" + id + "\" has no option \"" + option + "\"");
    for (const auto& [ability, text] : card["abilities"].members())
      expect(text, "card \"" + id + "\" has no ability \"" + ability + "\"");
  }
  return all;
}

}  // namespace lk::rules
