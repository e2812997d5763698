#include "app/workshop/editor/form.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/effects/effect_names.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/translated.h"
#include "app/phrases/translation.h"
#include "app/workshop/editor/card_path.h"
#include "app/workshop/editor/form_fields.h"
#include "rules/cards/pack_texts.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

using rules::Standing;
using rules::ValueKind;

constexpr int kMaxCopies = 99;

/// Labels of fields in languages other than English.
constexpr std::pair<std::string_view, const char*> kTranslated[] = {
    {"name", QT_TRANSLATE_NOOP("CardField", "name in %1")},
    {"text", QT_TRANSLATE_NOOP("CardField", "text in %1")},
    {"label", QT_TRANSLATE_NOOP("CardField", "label in %1")}};

/// Returns whether people can make cards of a type. Cards that create events belong to the language itself.
bool canBeMade(const rules::CardTypeSpec& type) {
  return std::none_of(type.fields.begin(), type.fields.end(),
                      [](const auto& field) { return field.kind == rules::CardFieldKind::events; });
}

class FormMaker {
  Q_DECLARE_TR_FUNCTIONS(FormMaker)

 public:
  FormMaker(const Json& card, const FormContext& context)
      : card_(card), context_(context), languages_(languagesOf(card, context)) {}

  std::vector<FormRow> make() {
    section(tr("The card"));
    cardRow({choiceOfType()});
    std::vector<FormField> names;
    for (const LanguageId language : languages_) names.push_back(wordingField(card_, "name", language));
    cardRow(std::move(names));
    std::vector<FormField> fields = typeFields(card_, typeTable(), context_);
    fields.push_back(copies());
    fields.push_back(lineField(card_, "id", context_));
    cardRow(std::move(fields));
    for (const rules::CardFieldSpec& field : typeTable())
      if (field.kind == rules::CardFieldKind::deck) deck(field);
    if (hasHooks()) {
      section(tr("What it does"));
      effect();
    }
    section(tr("What is printed on it"));
    for (const LanguageId language : languages_) {
      FormField text = wordingField(card_, "text", language);
      text.kind = FormField::Kind::text;
      cardRow({std::move(text)});
    }
    return std::move(rows_);
  }

 private:
  [[nodiscard]] const rules::Language& language() const { return context_.game->language(); }
  [[nodiscard]] std::string_view type() const { return card_["type"].asString(); }

  [[nodiscard]] std::span<const rules::CardFieldSpec> typeTable() const {
    for (const rules::CardTypeSpec& spec : language().cardTypes)
      if (spec.name == type()) return spec.fields;
    return {};
  }

  [[nodiscard]] bool belongs(const rules::HookWord& hook) const {
    return std::find(hook.types.begin(), hook.types.end(), type()) != hook.types.end();
  }
  [[nodiscard]] bool hasHooks() const {
    return std::any_of(language().hooks.begin(), language().hooks.end(),
                       [this](const auto& hook) { return belongs(hook); });
  }

  void section(QString label) {
    rows_.push_back({.kind = FormRow::Kind::section, .label = std::move(label)});
  }
  void cardRow(std::vector<FormField> fields) {
    FormRow row{.kind = FormRow::Kind::fields, .path = fields.front().path};
    row.fields = std::move(fields);
    rows_.push_back(std::move(row));
  }

  [[nodiscard]] FormField choiceOfType() const {
    FormField field = lineField(card_, "type", context_);
    field.kind = FormField::Kind::choice;
    field.role = FormField::Role::cardType;
    for (const rules::CardTypeSpec& spec : language().cardTypes)
      if (canBeMade(spec) || spec.name == type())
        field.choices.push_back({std::string(spec.name),
                                 capitalized(wordName(WordKind::cardType, spec.name, context_.wording()))});
    return field;
  }
  [[nodiscard]] FormField copies() const {
    FormField field = lineField(card_, "copies", context_);
    field.kind = FormField::Kind::number;
    field.least = 1;
    field.most = kMaxCopies;
    return field;
  }
  /// A name, text or label in one language.
  [[nodiscard]] FormField wordingField(const Json& json, std::string_view what, LanguageId language) const {
    FormField field = lineField(json, what, context_);
    if (language == kEnglish) return field;
    field.path = fieldIn(what, language);
    field.value = json[field.path];
    for (const auto& [name, label] : kTranslated)
      if (name == what)
        field.label = capitalized(translated(context_.languageId, "CardField", label)
                                      .arg(Translation::nameOf(qtText(language.id()))));
    return field;
  }

  /// An item of a list of `count`.
  FormRow& item(const std::string& list, std::size_t place, std::size_t count, int depth) {
    rows_.push_back({.kind = FormRow::Kind::item,
                     .path = stepInto(list, place),
                     .depth = depth,
                     .canRise = place > 0,
                     .canSink = place + 1 < count});
    return rows_.back();
  }
  void add(const std::string& list, int depth, QString label, std::vector<FormChoice> choices) {
    if (choices.empty()) return;
    rows_.push_back({.kind = FormRow::Kind::add,
                     .path = list,
                     .depth = depth,
                     .label = std::move(label),
                     .choices = std::move(choices)});
  }

  void deck(const rules::CardFieldSpec& field) {
    const std::string list(field.name);
    rows_.push_back({.kind = FormRow::Kind::list,
                     .path = list,
                     .label = capitalized(wordName(WordKind::field, field.name, context_.wording()))});
    const Json::Array& entries = card_[field.name].items();
    std::vector<FormChoice> all = cardsOfType(field.of, context_);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      FormRow& row = item(list, i, entries.size(), 1);
      FormField card{.path = stepInto(row.path, "card"), .kind = FormField::Kind::choice};
      card.label = capitalized(wordName(WordKind::field, "card", context_.wording()));
      card.value = entries[i]["card"];
      card.choices = all;
      FormField count{.path = stepInto(row.path, "count"), .kind = FormField::Kind::number};
      count.label = capitalized(wordName(WordKind::field, "count", context_.wording()));
      count.value = entries[i]["count"];
      count.least = 1;
      count.most = kMaxCopies;
      row.fields = {std::move(card), std::move(count)};
    }
    std::erase_if(all, [&](const FormChoice& choice) {
      return std::any_of(entries.begin(), entries.end(),
                         [&](const Json& entry) { return entry["card"].asString() == choice.id; });
    });
    add(list, 1, tr("Add a card"), std::move(all));
  }

  [[nodiscard]] std::vector<FormChoice> hooks(std::string_view chosen) const {
    std::vector<FormChoice> out;
    for (const rules::HookWord& hook : language().hooks) {
      const auto used = [&](const Json& ability) { return ability["on"].asString() == hook.name; };
      const bool taken = std::any_of(card_["effect"].items().begin(), card_["effect"].items().end(), used);
      if (belongs(hook) && (!taken || hook.name == chosen))
        out.push_back(
            {std::string(hook.name), capitalized(wordName(WordKind::hook, hook.name, context_.wording()))});
    }
    return out;
  }

  void effect() {
    const Json::Array& abilities = card_["effect"].items();
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      FormRow& row = item("effect", i, abilities.size(), 0);
      const std::string path = row.path;
      FormField on{.path = stepInto(path, "on"), .kind = FormField::Kind::choice};
      on.label = capitalized(wordName(WordKind::field, "on", context_.wording()));
      on.value = abilities[i]["on"];
      on.choices = hooks(on.value.asString());
      row.fields = {std::move(on)};
      operations(abilities[i]["do"], stepInto(path, "do"), 1, standing(abilities[i]["on"].asString()));
    }
    add("effect", 0,
        abilities.empty() ? tr("The players decide what it does. Add an effect") : tr("Add another effect"),
        hooks({}));
  }

  [[nodiscard]] Standing standing(std::string_view hook) const {
    for (const rules::HookWord& word : language().hooks)
      if (word.name == hook && belongs(word)) return rules::under(word);
    return {};
  }

  [[nodiscard]] std::vector<FormChoice> verbs(Standing here) const {
    std::vector<FormChoice> out;
    for (const rules::Operation& operation : language().operations)
      if (rules::mayStand(operation, here))
        out.push_back({std::string(operation.name),
                       capitalized(wordName(WordKind::operation, operation.name, context_.wording()))});
    return out;
  }

  void operations(const Json& list, const std::string& path, int depth, Standing here) {
    for (std::size_t i = 0; i < list.items().size(); ++i) operation(list, i, path, depth, here);
    add(path, depth, tr("Add"), verbs(here));
  }

  void operation(const Json& list, std::size_t place, const std::string& in, int depth, Standing here) {
    const Json& json = list.items()[place];
    FormRow& row = item(in, place, list.items().size(), depth);
    const std::string path = row.path;
    FormField verb{
        .path = stepInto(path, "op"), .kind = FormField::Kind::choice, .role = FormField::Role::operation};
    verb.label = capitalized(wordName(WordKind::field, "do", context_.wording()));
    verb.value = json["op"];
    verb.choices = verbs(here);
    row.fields = {std::move(verb)};
    for (const rules::Operation& operation : language().operations) {
      if (operation.name != json["op"].asString()) continue;
      const Standing inside = rules::within(operation, here);
      for (FormField& field : parameterFields(json, path, operation.parameters, inside, context_))
        row.fields.push_back(std::move(field));
      bodies(json, operation.parameters, path, depth, inside);
    }
  }

  /// Adds the lists of an operation.
  void bodies(const Json& json, std::span<const rules::ParameterSpec> table, const std::string& path,
              int depth, Standing here) {
    for (const rules::ParameterSpec& field : table) {
      const bool body = field.kind == ValueKind::operations || field.kind == ValueKind::otherwise;
      if (!body && field.kind != ValueKind::options) continue;
      const std::string place = stepInto(path, field.name);
      rows_.push_back({.kind = FormRow::Kind::list,
                       .path = place,
                       .depth = depth + 1,
                       .label = capitalized(wordName(WordKind::field, field.name, context_.wording()))});
      if (body)
        operations(json[field.name], place, depth + 1, here);
      else
        options(json[field.name], place, depth + 1, here);
    }
  }

  void options(const Json& list, const std::string& path, int depth, Standing here) {
    for (std::size_t i = 0; i < list.items().size(); ++i) {
      const Json& json = list.items()[i];
      FormRow& row = item(path, i, list.items().size(), depth);
      const std::string place = row.path;
      const auto take = [&](FormField field) {
        field.path = stepInto(place, field.path);
        row.fields.push_back(std::move(field));
      };
      for (const LanguageId language : languages_) take(wordingField(json, "label", language));
      take(lineField(json, "id", context_));
      for (FormField& field : testFields(json["when"], stepInto(place, "when"),
                                         capitalized(wordName(WordKind::field, "when", context_.wording())),
                                         false, here, context_))
        row.fields.push_back(std::move(field));
      operations(json["do"], stepInto(place, "do"), depth + 1, here);
    }
    add(path, depth, {}, {{"option", tr("Add an option")}});
  }

  const Json& card_;
  const FormContext& context_;
  std::vector<LanguageId> languages_;
  std::vector<FormRow> rows_;
};

}  // namespace

std::vector<LanguageId> languagesOf(const Json& card, const FormContext& context) {
  std::vector<LanguageId> all{kEnglish};
  if (context.languageId != kEnglish) all.push_back(context.languageId);
  for (const LanguageId language : rules::languagesIn(card))
    if (language != context.languageId) all.push_back(language);
  return all;
}

std::vector<FormRow> formOf(const Json& card, const FormContext& context) {
  return FormMaker(card, context).make();
}

const FormField* fieldAt(const std::vector<FormRow>& form, std::string_view path) {
  for (const FormRow& row : form)
    for (const FormField& field : row.fields)
      if (field.path == path) return &field;
  return nullptr;
}

}  // namespace lk::app
