#include "app/phrases/number_words.h"

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

const Phrase kDurations[] = {
    {"end_of_turn", QT_TRANSLATE_NOOP("Words", "until the turn ends")},
    {"end_of_battle", QT_TRANSLATE_NOOP("Words", "until the battle ends")},
    {"turn", QT_TRANSLATE_NOOP("Words", "for this turn")},
};

QString labelOf(std::span<const Phrase> table, std::string_view name) {
  const QString label = phrase(table, name);
  return label.isEmpty() ? qtText(name).replace(QLatin1Char('_'), QLatin1Char(' ')) : label;
}

/// Returns the card, duration and rule behind a part or condition.
QString causeOf(const Json& json, const GameKit& kit) {
  QStringList words;
  if (json["card"].isString()) words += cardName(kit, json["card"].asString());
  if (json["of"].isString()) words += QString::fromStdString(json["of"].asString());
  if (json["how"].asString() == "halves") words += Words::tr("halved", "a number");
  if (json["how"].asString() == "limits") words += Words::tr("limited", "a number");
  if (const QString until = durationText(json["until"].asString()); !until.isEmpty()) words += until;
  const QString rule = QString::fromStdString(json["rule"].asString());
  words.removeAll(QString());
  return words.isEmpty() ? rule
                         : Words::tr("%1 (%2)", "why a number is changed, and the rule")
                               .arg(words.join(QLatin1Char(' ')), rule);
}

/// Returns the parts that are added to the printed number.
QStringList addedTo(const Json& number, const GameKit& kit) {
  QStringList parts;
  for (const Json& part : number["sum"].items()) {
    const std::int64_t amount = part["amount"].asInt();
    const QString sign = amount < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
    parts += sign + QString::number(std::abs(amount)) + QLatin1Char(' ') + causeOf(part, kit);
  }
  return parts;
}

}  // namespace

QString numberLabel(std::string_view number, const GameKit& kit) {
  return labelOf(gameWords(kit.id()).numbers, number);
}

QString numberText(const Json& number) {
  const QString now = QString::number(number["now"].asInt());
  if (number["most"].isNull()) return now;
  return fill(Words::tr("{n} of {most}", "a number that has a maximum"),
              {{"n", now}, {"most", QString::number(number["most"].asInt())}});
}

QString numberSum(const Json& number, const GameKit& kit) {
  QStringList parts = addedTo(number, kit);
  if (!parts.isEmpty() && !number["base"].isNull()) parts.prepend(QString::number(number["base"].asInt()));
  return listed(parts);
}

QStringList numberTerms(const Json& number, const GameKit& kit) {
  QStringList parts = addedTo(number, kit);
  if (!parts.isEmpty() && !number["base"].isNull())
    parts.prepend(fill(Words::tr("{n} printed", "a number on a card"),
                       {{"n", QString::number(number["base"].asInt())}}));
  return parts;
}

bool isChanged(const Json& number) {
  return !number["base"].isNull() && number["base"] != number["now"];
}

bool isOnCounter(std::string_view name, const Json& number, const Json& placement) {
  const Json& named = placement["counters"][name];
  const Json& counter = named.isNull() && number["most"].isInt() ? placement["counter"] : named;
  return counter.asInt() != 0 && counter == number["now"];
}

QString conditionLabel(std::string_view condition, const GameKit& kit) {
  return labelOf(gameWords(kit.id()).conditions, condition);
}

QString conditionCause(const Json& condition, const GameKit& kit) {
  return causeOf(condition, kit);
}

QString durationText(std::string_view duration) {
  return phrase(kDurations, duration);
}

}  // namespace lk::app
