#include <optional>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/thing_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

const Phrase kSharedOptions[] = {
    {"roll", QT_TRANSLATE_NOOP("Words", "Roll")},
    {"card", QT_TRANSLATE_NOOP("Words", "Name the card")},
    {"cards", QT_TRANSLATE_NOOP("Words", "Name the cards")},
    {"meant", QT_TRANSLATE_NOOP("Words", "Yes, that's it")},
    {"take_back", QT_TRANSLATE_NOOP("Words", "Undo")},
    {"done", QT_TRANSLATE_NOOP("Words", "Done")},
};

/// Returns the label that cards give their option with this id, if all of them agree.
std::optional<QString> labelOnCards(const std::string& id, const GameKit& kit) {
  const LanguageId language = spoken();
  std::optional<std::string> label;
  for (std::size_t place = 1; place <= kit.cards.cards().size(); ++place)
    for (const rules::OptionCase& option :
         kit.cards.program(rules::CardId(static_cast<std::uint16_t>(place))).options) {
      const std::string& its = option.label.in(language);
      if (option.id != id || label == its) continue;
      if (label) return std::nullopt;
      label = its;
    }
  return label ? std::optional(QString::fromStdString(*label)) : std::nullopt;
}

/// Splits "attack:A/ox:B" into "attack", "A/ox", "B"; "chain:1" is one part.
QStringList partsOf(const std::string& option) {
  QStringList parts = QString::fromStdString(option).split(QLatin1Char(':'));
  for (qsizetype i = 1; i + 1 < parts.size(); ++i)
    if (parts[i] == QLatin1String("chain")) parts[i] += QLatin1Char(':') + parts.takeAt(i + 1);
  return parts;
}

/// The prompt that an option answers: its id and its case.
struct Asked {
  std::string_view prompt;
  std::string_view which;
};

/// Returns the label of a kind of option: for the case of the prompt, or for the prompt, or else in general.
QString closestLabel(std::span<const Phrase> options, const Asked& asked, const std::string& key) {
  for (const std::string_view of : {asked.which, asked.prompt})
    if (const QString own = phrase(options, key + "_of_" + std::string(of)); !own.isEmpty()) return own;
  return phrase(options, key);
}

/// Returns the game's label for compound options such as "attack:HERO:HELPER"; empty if it has none.
QString ownLabel(const Asked& asked, const std::string& option, const GameKit& kit, const Names& names) {
  const GameWords& words = gameWords(kit.id());
  if (words.labels)
    if (const QString own = words.labels(asked.prompt, option); !own.isEmpty()) return own;
  const QStringList parts = partsOf(option);
  const std::string key =
      parts.first().toStdString() + (parts.size() > 1 ? ":" + std::to_string(parts.size()) : std::string());
  QString label = closestLabel(words.options, asked, key);
  for (qsizetype i = 1; i < parts.size(); ++i)
    label.replace(QStringLiteral("{%1}").arg(i), thingName(parts[i].toStdString(), kit, names));
  return settled(std::move(label));
}

QString cardNames(const std::string& ids, const GameKit& kit) {
  QStringList names;
  for (const QString& id : QString::fromStdString(ids).split(QLatin1Char(',')))
    names += cardName(kit, id.toStdString());
  return listed(names);
}

QString labelIn(const Asked& asked, const std::string& option, const GameKit& kit, const Names& names) {
  if (const QString own = ownLabel(asked, option, kit, names); !own.isEmpty()) return own;
  if (const QString label = phrase(kSharedOptions, option); !label.isEmpty()) return label;
  const std::size_t colon = option.find(':');
  if (colon != std::string::npos) {
    const std::string word = option.substr(0, colon);
    const std::string rest = option.substr(colon + 1);
    if (word == "card" || word == "cards") return cardNames(rest, kit);
    if (rest == "default") return Words::tr("As recommended");
    if (rest == "other") return Words::tr("We read it differently");
  }
  if (kit.cards.find(option).known()) return cardName(kit, option);
  return labelOnCards(option, kit).value_or(QString::fromStdString(option));
}

}  // namespace

QString optionLabel(const std::string& option, const GameKit& kit, const Names& names) {
  return labelIn({}, option, kit, names);
}

QString optionLabel(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                    const Names& names) {
  const Json& labels = prompt.arguments["labels"][option];
  const Json* own = labels.find(spoken().id());
  const std::string& label = (own ? *own : labels[kEnglish.id()]).asString();
  const Asked asked{prompt.id, prompt.arguments["case"].asString()};
  return label.empty() ? labelIn(asked, option, kit, names) : QString::fromStdString(label);
}

QString labelOfMany(const rules::Prompt& prompt, const GameKit& kit) {
  const QString own = phrase(gameWords(kit.id()).many, prompt.id);
  return own.isEmpty() ? Words::tr("Choose") : own;
}

QString cardCount(int n) {
  return n == 1 ? Words::tr("one card") : fill(Words::tr("{n} cards"), {{"n", QString::number(n)}});
}

}  // namespace lk::app
