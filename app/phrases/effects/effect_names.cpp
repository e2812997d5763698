#include "app/phrases/effects/effect_names.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "app/phrases/effects/name_tables.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

std::span<const NamedWord> tableOf(WordKind kind) {
  switch (kind) {
    case WordKind::operation:
      return operationNames();
    case WordKind::field:
      return fieldNames();
    case WordKind::value:
      return valueNames();
    case WordKind::hook:
      return hookNames();
    case WordKind::test:
      return testNames();
    case WordKind::counter:
      return counterNames();
    case WordKind::state:
      return stateNames();
    case WordKind::keyword:
      return keywordNames();
    case WordKind::moment:
      return momentNames();
    case WordKind::cardType:
      return cardTypeNames();
  }
  return {};
}

QString inTongue(const NamedWord& row, Tongue tongue) {
  return qtText(tongue == Tongue::english ? row.english : row.chinese);
}

const NamedWord* find(std::span<const NamedWord> table, std::string_view word) {
  const auto row =
      std::find_if(table.begin(), table.end(), [&](const NamedWord& r) { return r.word == word; });
  return row == table.end() ? nullptr : &*row;
}

/// "dv_this_turn" -> "dv this turn".
QString asSpelt(std::string_view word) {
  return qtText(word).replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '));
}

}  // namespace

QString wordName(WordKind kind, std::string_view word, Tongue tongue) {
  const NamedWord* row = find(tableOf(kind), word);
  return row ? inTongue(*row, tongue) : asSpelt(word);
}

QString valueName(std::string_view field, std::string_view value, Tongue tongue) {
  const std::string special = std::string(field) + "." + std::string(value);
  if (const NamedWord* row = find(valueNames(), special)) return inTongue(*row, tongue);
  return wordName(WordKind::value, value, tongue);
}

QString countOf(std::string_view counter, int number, Tongue tongue) {
  const auto rows = counterUnits();
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const CounterUnit& r) { return r.counter == counter; });
  const QString digits = QString::number(number);
  if (row == rows.end()) return digits + QLatin1Char(' ') + wordName(WordKind::counter, counter, tongue);
  if (tongue == Tongue::chinese) return digits + QLatin1Char(' ') + qtText(row->chinese);
  return digits + QLatin1Char(' ') + qtText(number == 1 ? row->one : row->many);
}

PlayerName playerName(std::string_view player, Tongue tongue) {
  const auto rows = playerWords();
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const PlayerRow& r) { return r.player == player; });
  PlayerName name;
  if (tongue == Tongue::chinese) {
    name.subject = row == rows.end() ? asSpelt(player) : qtText(row->chinese);
    name.possessive = name.subject + QStringLiteral("的");
    name.ofTheirs = name.possessive;
    return name;
  }
  name.subject = row == rows.end() ? QStringLiteral("the ") + asSpelt(player) : qtText(row->english);
  name.singular = row == rows.end() || row->singular;
  const bool you = player == kSelfWord;
  name.possessive = you ? QStringLiteral("your")
                        : name.subject + (name.singular ? QStringLiteral("'s") : QStringLiteral("'"));
  name.ofTheirs = QStringLiteral("of ") + (you ? QStringLiteral("yours") : name.possessive);
  return name;
}

QString hookLead(std::string_view hook, std::string_view cardType, Tongue tongue) {
  for (const HookLead& row : hookLeads())
    if (row.hook == hook && (row.cardType.empty() || row.cardType == cardType))
      return qtText(tongue == Tongue::english ? row.english : row.chinese);
  return asSpelt(hook);
}

QString begunLarge(QString sentence) {
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

}  // namespace lk::app
