#include "app/workshop/editor/form_fields.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/effects/effect_names.h"
#include "app/workshop/editor/card_path.h"

namespace lk::app {

namespace {

using rules::CardFieldKind;
using rules::CardFieldSpec;
using rules::ParameterSpec;
using rules::Standing;
using rules::ValueKind;

constexpr int kGreatest = 999;

/// Creates the choices of fields at one position in the effect.
class Offers {
 public:
  Offers(Standing here, const FormContext& context) : here_(here), context_(context) {}

  [[nodiscard]] std::vector<FormChoice> of(const ParameterSpec& field) const {
    switch (field.kind) {
      case ValueKind::player:
        return players();
      case ValueKind::counter:
        return counters(field.use);
      case ValueKind::state:
        return named(language().states, WordKind::state);
      case ValueKind::keyword:
        return named(language().keywords, WordKind::keyword);
      case ValueKind::moments:
        return named(language().moments, WordKind::moment);
      case ValueKind::card:
        return cards(field);
      default:
        break;
    }
    return ownNames(field);
  }

 private:
  [[nodiscard]] std::vector<FormChoice> cards(const ParameterSpec& field) const {
    std::vector<FormChoice> out = cardsOfType(field.of, context_);
    for (FormChoice& name : ownNames(field)) out.push_back(std::move(name));
    return out;
  }

  [[nodiscard]] std::vector<FormChoice> ownNames(const ParameterSpec& field) const {
    std::vector<FormChoice> out;
    for (const std::string_view name : field.names)
      out.push_back({std::string(name), capitalized(valueName(field.name, name, context_.wording()))});
    return out;
  }

  [[nodiscard]] const rules::Language& language() const { return context_.game->language(); }

  [[nodiscard]] std::vector<FormChoice> named(std::span<const std::string_view> words, WordKind kind) const {
    std::vector<FormChoice> out;
    for (const std::string_view word : words)
      out.push_back({std::string(word), capitalized(wordName(kind, word, context_.wording()))});
    return out;
  }

  [[nodiscard]] std::vector<FormChoice> players() const {
    std::vector<FormChoice> out;
    for (std::size_t i = 0; i < language().players.size(); ++i) {
      const rules::PlayerWord& word = language().players[i];
      if (rules::mayBeMeant(word, i, here_))
        out.push_back(
            {std::string(word.name), capitalized(playerName(word.name, context_.wording()).forms.front())});
    }
    return out;
  }

  [[nodiscard]] std::vector<FormChoice> counters(rules::CounterUse use) const {
    std::vector<FormChoice> out;
    for (const rules::CounterWord& word : language().counters)
      if (rules::serves(word, use))
        out.push_back({std::string(word.name),
                       capitalized(wordName(WordKind::counter, word.name, context_.wording()))});
    if (!rules::countsCards(use) || language().countedCards.empty()) return out;
    for (const FormCard& card : context_.cards)
      if (card.subtype == language().countedCards) out.push_back({card.id, card.name});
    return out;
  }

  Standing here_;
  const FormContext& context_;
};

FormField::Kind kindOf(ValueKind kind) {
  if (kind == ValueKind::integer || kind == ValueKind::positive) return FormField::Kind::number;
  return kind == ValueKind::moments ? FormField::Kind::several : FormField::Kind::choice;
}

/// Marks the choices that are in the field's list.
void markChosen(FormField& field) {
  for (FormChoice& choice : field.choices)
    choice.chosen = std::any_of(field.value.items().begin(), field.value.items().end(),
                                [&](const Json& item) { return item.asString() == choice.id; });
}

QString labelOf(std::string_view field, const FormContext& context) {
  return capitalized(wordName(WordKind::field, field, context.wording()));
}

FormChoice leftOut() {
  return {{}, QCoreApplication::translate("FormMaker", "Always")};
}
FormChoice nothing() {
  return {{}, QCoreApplication::translate("FormMaker", "Nothing")};
}

FormField typeField(const Json& card, const CardFieldSpec& spec, const FormContext& context) {
  FormField field{.path = std::string(spec.name), .label = labelOf(spec.name, context)};
  field.value = card[spec.name];
  field.kind = FormField::Kind::choice;
  if (!spec.required) field.choices.push_back(nothing());
  switch (spec.kind) {
    case CardFieldKind::number:
      field.kind = FormField::Kind::number;
      field.least = spec.least;
      field.most = spec.most;
      break;
    case CardFieldKind::card:
      for (FormChoice& choice : cardsOfType(spec.of, context)) field.choices.push_back(std::move(choice));
      break;
    case CardFieldKind::names:
      field.kind = FormField::Kind::several;
      [[fallthrough]];
    default:
      for (const std::string_view name : spec.names)
        field.choices.push_back(
            {std::string(name), capitalized(valueName(spec.name, name, context.wording()))});
  }
  if (field.kind == FormField::Kind::several) markChosen(field);
  return field;
}

}  // namespace

std::vector<FormField> parameterFields(const Json& json, const std::string& path,
                                       std::span<const ParameterSpec> table, Standing here,
                                       const FormContext& context) {
  const Offers offers(here, context);
  std::vector<FormField> out;
  for (const ParameterSpec& spec : table) {
    const std::string place = stepInto(path, spec.name);
    switch (spec.kind) {
      case ValueKind::operations:
      case ValueKind::otherwise:
      case ValueKind::options:
        continue;
      case ValueKind::test:
        for (FormField& field :
             testFields(json[spec.name], place, labelOf(spec.name, context), spec.required, here, context))
          out.push_back(std::move(field));
        continue;
      default:
        break;
    }
    FormField field{.path = place, .kind = kindOf(spec.kind), .label = labelOf(spec.name, context)};
    field.value = json[spec.name];
    if (field.kind == FormField::Kind::number) {
      field.least = spec.kind == ValueKind::positive ? 1 : -kGreatest;
      field.most = spec.most;
    } else {
      field.choices = offers.of(spec);
    }
    if (field.kind == FormField::Kind::several) markChosen(field);
    out.push_back(std::move(field));
  }
  return out;
}

std::vector<FormField> testFields(const Json& test, const std::string& path, QString label, bool required,
                                  Standing here, const FormContext& context) {
  const std::string& name = test["test"].asString();
  FormField choice{.path = stepInto(path, "test"),
                   .kind = FormField::Kind::choice,
                   .role = FormField::Role::test,
                   .label = std::move(label)};
  choice.value = test["test"];
  if (!required) choice.choices.push_back(leftOut());
  std::vector<FormField> out;
  std::vector<FormField> parameters;
  for (const rules::TestWord& word : context.language().tests) {
    if (rules::mayBeAsked(word, here))
      choice.choices.push_back(
          {std::string(word.name), capitalized(wordName(WordKind::test, word.name, context.wording()))});
    if (word.name == name)
      parameters = parameterFields(test, path, word.parameters, rules::asked(here), context);
  }
  out.push_back(std::move(choice));
  for (FormField& field : parameters) out.push_back(std::move(field));
  return out;
}

std::vector<FormField> typeFields(const Json& card, std::span<const CardFieldSpec> table,
                                  const FormContext& context) {
  std::vector<FormField> out;
  for (const CardFieldSpec& spec : table) {
    if (spec.kind == CardFieldKind::deck || spec.kind == CardFieldKind::events) continue;
    if (spec.kind != CardFieldKind::test) {
      out.push_back(typeField(card, spec, context));
      continue;
    }
    for (FormField& field : testFields(card[spec.name], std::string(spec.name), labelOf(spec.name, context),
                                       spec.required, {}, context))
      out.push_back(std::move(field));
  }
  return out;
}

std::vector<FormChoice> cardsOfType(std::string_view type, const FormContext& context) {
  std::vector<FormChoice> out;
  for (const FormCard& card : context.cards)
    if (card.type == type) out.push_back({card.id, card.name});
  return out;
}

FormField lineField(const Json& card, std::string_view name, const FormContext& context) {
  FormField field{.path = std::string(name), .label = labelOf(name, context)};
  field.value = card[name];
  return field;
}

}  // namespace lk::app
