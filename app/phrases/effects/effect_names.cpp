#include "app/phrases/effects/effect_names.h"

#include <algorithm>
#include <array>

#include <QStringList>

#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

const char* contextOf(WordKind kind) {
  switch (kind) {
    case WordKind::operation:
      return "CardOperation";
    case WordKind::field:
      return "CardField";
    case WordKind::value:
      return "CardValue";
    case WordKind::hook:
      return "CardHook";
    case WordKind::test:
      return "CardTest";
    case WordKind::counter:
      return "CardCounter";
    case WordKind::state:
      return "CardState";
    case WordKind::keyword:
      return "CardKeyword";
    case WordKind::moment:
      return "CardMoment";
    case WordKind::cardType:
      return "CardType";
  }
  return "";
}

/// Returns the first row that fits; the game's own rows come before the shared ones.
template <class Row, class Fits>
const Row* find(std::span<const Row> LanguageWords::*table, std::string_view game, const Fits& fits) {
  for (const LanguageWords* words : {&gameWords(game).cards, &sharedLanguage()})
    for (const Row& row : words->*table)
      if (fits(row)) return &row;
  return nullptr;
}

const NamedWord* find(WordKind kind, std::string_view word, std::string_view game) {
  return find(&LanguageWords::names, game,
              [&](const NamedWord& row) { return row.kind == kind && row.word == word; });
}

/// "dv_this_turn" -> "dv this turn".
QString asSpelt(std::string_view word) {
  return qtText(word).replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '));
}

}  // namespace

QString wordName(WordKind kind, std::string_view word, const EffectWording& wording) {
  const NamedWord* row = find(kind, word, wording.game);
  return row ? translated(wording.language, contextOf(kind), row->english) : asSpelt(word);
}

QString valueName(std::string_view field, std::string_view value, const EffectWording& wording) {
  const std::string special = std::string(field) + "." + std::string(value);
  const bool ofField = find(WordKind::value, special, wording.game) != nullptr;
  return wordName(WordKind::value, ofField ? special : value, wording);
}

QString countOf(std::string_view counter, int number, const EffectWording& wording) {
  const CounterUnit* row = find(&LanguageWords::units, wording.game,
                                [&](const CounterUnit& unit) { return unit.counter == counter; });
  if (row) return translated(wording.language, "CardUnit", row->english, number);
  return QString::number(number) + QLatin1Char(' ') + wordName(WordKind::counter, counter, wording);
}

PlayerName playerName(std::string_view player, const EffectWording& wording) {
  const PlayerWords* row = find(&LanguageWords::players, wording.game,
                                [&](const PlayerWords& words) { return words.player == player; });
  if (!row) return {QStringList(3, asSpelt(player)), Person::one};
  return {translated(wording.language, "CardPlayer", row->english).split(QLatin1Char('|')), row->person};
}

QString hookLead(std::string_view hook, std::string_view cardType, const EffectWording& wording) {
  const HookLead* row = find(&LanguageWords::leads, wording.game, [&](const HookLead& lead) {
    return lead.hook == hook && (*lead.cardType == '\0' || lead.cardType == cardType);
  });
  return row ? translated(wording.language, "CardLead", row->english) : asSpelt(hook) + QLatin1Char(':');
}

QString capitalized(QString sentence) {
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

}  // namespace lk::app
