#include "app/phrases/effects/effect_clauses.h"

#include <algorithm>

#include "app/phrases/effects/phrase_filler.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

std::vector<Clause> clauses(const Json& operations, const std::string& path, const EffectSpeech& speech);

std::string at(const std::string& path, std::string_view name) {
  return path + "/" + std::string(name);
}

Branch optionBranch(const Json& option, const std::string& path, const EffectSpeech& speech) {
  Branch branch{.kind = Branch::Kind::option};
  branch.label = QString::fromStdString(wordingOf(option, "label").in(speech.languageId));
  if (const Json* when = option.find("when")) branch.when = testSentence(*when, speech);
  branch.clauses = clauses(option["do"], at(path, "do"), speech);
  return branch;
}

std::vector<Branch> branches(const Json& json, const rules::Operation& operation, const std::string& path,
                             const EffectSpeech& speech) {
  std::vector<Branch> out;
  for (const rules::ParameterSpec& field : operation.parameters) {
    const Json* value = json.find(field.name);
    if (!value) continue;
    const std::string place = at(path, field.name);
    if (field.kind == rules::ValueKind::operations)
      out.push_back({Branch::Kind::body, {}, {}, clauses(*value, place, speech)});
    if (field.kind == rules::ValueKind::otherwise)
      out.push_back({Branch::Kind::otherwise, {}, {}, clauses(*value, place, speech)});
    if (field.kind != rules::ValueKind::options) continue;
    for (std::size_t i = 0; i < value->items().size(); ++i)
      out.push_back(optionBranch(value->items()[i], at(place, std::to_string(i)), speech));
  }
  return out;
}

Clause clause(const Json& json, std::string path, const EffectSpeech& speech) {
  const auto& all = speech.language().operations;
  const auto operation = std::find_if(
      all.begin(), all.end(), [&](const rules::Operation& o) { return o.name == json["op"].asString(); });
  Clause out{.path = std::move(path)};
  if (operation == all.end()) {
    out.says = ellipsis();
    return out;
  }
  out.says = operationSentence(json, *operation, speech);
  out.condition = std::any_of(
      operation->parameters.begin(), operation->parameters.end(), [](const rules::ParameterSpec& field) {
        return field.kind == rules::ValueKind::test || field.kind == rules::ValueKind::moments;
      });
  out.branches = branches(json, *operation, out.path, speech);
  return out;
}

std::vector<Clause> clauses(const Json& operations, const std::string& path, const EffectSpeech& speech) {
  std::vector<Clause> out;
  for (std::size_t i = 0; i < operations.items().size(); ++i)
    out.push_back(clause(operations.items()[i], at(path, std::to_string(i)), speech));
  return out;
}

}  // namespace

std::vector<AbilityClauses> clausesOf(const Json& effect, const EffectSpeech& speech) {
  std::vector<AbilityClauses> out;
  for (std::size_t i = 0; i < effect.items().size(); ++i) {
    const Json& ability = effect.items()[i];
    const std::string path = "effect/" + std::to_string(i);
    out.push_back({path, ability["on"].asString(), clauses(ability["do"], path + "/do", speech)});
  }
  return out;
}

QString testSentence(const Json& test, const EffectSpeech& speech) {
  const auto& all = speech.language().tests;
  const auto word = std::find_if(all.begin(), all.end(),
                                 [&](const rules::TestWord& t) { return t.name == test["test"].asString(); });
  return word == all.end() ? ellipsis() : filledTest(test, *word, speech);
}

}  // namespace lk::app
