#include "app/phrases/moves/card_changes.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "app/phrases/figure_words.h"
#include "app/phrases/number_words.h"

namespace lk::app {

namespace {

/// Maximum number of changes that are told of one card.
constexpr qsizetype kMaxChanges = 2;

std::map<std::string, const Json*> thingsOf(const Json& view) {
  std::map<std::string, const Json*> things;
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items())
      if (card["thing"].isString()) things[card["thing"].asString()] = &card;
  return things;
}

QString change(const QString& label, const Json& from, const Json& to) {
  const QString numbers =
      QStringLiteral("%1 \u2192 %2").arg(QString::number(from.asInt()), QString::number(to.asInt()));
  return label.isEmpty() ? numbers : label + QLatin1Char(' ') + numbers;
}

/// Returns what differs; numbers first, because most counters only say what a number says, too. A number on a
/// counter is known without its name.
QStringList differing(const Json& before, const Json& after, const GameKit& kit) {
  QStringList changes;
  for (const auto& [name, number] : before["numbers"].members())
    if (const Json& now = after["numbers"][name]["now"]; now.isInt() && now != number["now"])
      changes +=
          change(isOnCounter(name, number, before) ? QString() : numberLabel(name, kit), number["now"], now);
  if (!changes.isEmpty()) return changes;
  if (before["counter"] != after["counter"]) changes += change({}, before["counter"], after["counter"]);
  const auto counted = [&](const Json& some, const Json& others, bool gone) {
    for (const auto& [name, value] : some["counters"].members())
      if (const Json& other = others["counters"][name];
          other != value && (!gone || other.isNull()) && figureRank(name, kit.id()) != FigureRank::hidden)
        changes += gone ? change(figureLabel(name, kit.id()), value, Json(0))
                        : change(figureLabel(name, kit.id()), other, value);
  };
  counted(after, before, false);
  counted(before, after, true);
  return changes;
}

}  // namespace

std::vector<CardChange> changesOf(const Json& before, const Json& after, const GameKit& kit) {
  std::vector<CardChange> all;
  const std::map<std::string, const Json*> later = thingsOf(after);
  for (const auto& [thing, card] : thingsOf(before)) {
    const auto found = later.find(thing);
    QStringList changes;
    if (found == later.end())
      changes += QStringLiteral("\u2715");
    else
      changes = differing(*card, *found->second, kit);
    if (!changes.isEmpty())
      all.push_back({thing, changes.first(std::min(kMaxChanges, changes.size())).join(u'\n')});
  }
  return all;
}

}  // namespace lk::app
