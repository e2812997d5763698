#include "app/phrases/figure_words.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

constexpr FigureWords kSharedFigures[] = {
    {"round", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Round")},
    {"turn", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Turn")},
    {"turn_seat", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Whose turn")},
};

const FigureWords* find(std::string_view figure, std::span<const FigureWords> rows) {
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const FigureWords& words) { return words.figure == figure; });
  return row == rows.end() ? nullptr : &*row;
}

const FigureWords* find(std::string_view figure, std::string_view game) {
  const FigureWords* own = find(figure, gameWords(game).figures);
  return own ? own : find(figure, kSharedFigures);
}

}  // namespace

FigureRank figureRank(std::string_view figure, std::string_view game) {
  const FigureWords* words = find(figure, game);
  return words ? words->rank : FigureRank::whenSet;
}

QString figureText(std::string_view figure, std::int64_t value, std::string_view game) {
  // Some languages word ordinals differently.
  if (figure == "round") return QCoreApplication::translate("FigureWords", "Round %1").arg(value);
  if (figure == "turn") return QCoreApplication::translate("FigureWords", "Turn %1").arg(value);
  return QStringLiteral("%1 %2").arg(figureLabel(figure, game)).arg(value);
}

QString figureNote(std::string_view figure, const Json& value, std::string_view game) {
  if (value.isBool()) return value.asBool() ? figureLabel(figure, game) : QString();
  const bool shown = value.isInt() && (value.asInt() != 0 || figureRank(figure, game) == FigureRank::always);
  return shown ? figureText(figure, value.asInt(), game) : QString();
}

QString figureLabel(std::string_view figure, std::string_view game) {
  if (const FigureWords* words = find(figure, game))
    return QCoreApplication::translate("FigureWords", words->label);
  QString plain = qtText(figure);
  plain.replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!plain.isEmpty()) plain[0] = plain[0].toUpper();
  return plain;
}

}  // namespace lk::app
