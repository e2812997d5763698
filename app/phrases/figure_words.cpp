#include "app/phrases/figure_words.h"

#include <array>

#include <QCoreApplication>

#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

struct FigureWords {
  std::string_view figure;
  FigureRank rank;
  const char* label;
};

constexpr std::array kFigures{
    FigureWords{"points", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Points")},
    FigureWords{"hp", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Health")},
    FigureWords{"hand", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Hand")},
    FigureWords{"draws", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "To draw")},
    FigureWords{"out", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Out")},
    FigureWords{"class", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Class")},
    FigureWords{"dv", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Dice")},
    FigureWords{"dv_held", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Dice kept")},
    FigureWords{"dv_locked", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Dice locked")},
    FigureWords{"lamps", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Lamps")},
    FigureWords{"mana", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Mana")},
    FigureWords{"exposed", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Exposed")},
    FigureWords{"toughness", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Toughness")},
    FigureWords{"poisoned", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Poisoned")},
    FigureWords{"ignited", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Ignited")},
    FigureWords{"stunned", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Stunned")},
    FigureWords{"silenced", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Silenced")},
    FigureWords{"extra_upgrades", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Extra upgrades")},
    FigureWords{"round", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Round")},
    FigureWords{"turn", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Turn")},
    FigureWords{"parley_streak", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Parley streak")},
    FigureWords{"turn_seat", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Whose turn")},
    FigureWords{"aggressor", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Aggressor")},
    FigureWords{"first_blood", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "First blood")},
    FigureWords{"unhurtable", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Cannot be hurt")},
    FigureWords{"life", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Life")},
    FigureWords{"hero_deck", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Hero deck")},
    FigureWords{"endgame_boss", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Endgame boss")},
    FigureWords{"dungeon_deck", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Dungeon deck")},
};

const FigureWords* find(std::string_view figure) {
  for (const FigureWords& words : kFigures)
    if (words.figure == figure) return &words;
  return nullptr;
}

}  // namespace

FigureRank figureRank(std::string_view figure) {
  const FigureWords* words = find(figure);
  return words ? words->rank : FigureRank::whenSet;
}

QString figureText(std::string_view figure, std::int64_t value) {
  // What is counted off is said otherwise in some languages.
  if (figure == "round") return QCoreApplication::translate("FigureWords", "Round %1").arg(value);
  if (figure == "turn") return QCoreApplication::translate("FigureWords", "Turn %1").arg(value);
  return QStringLiteral("%1 %2").arg(figureLabel(figure)).arg(value);
}

QString figureLabel(std::string_view figure) {
  if (const FigureWords* words = find(figure))
    return QCoreApplication::translate("FigureWords", words->label);
  QString plain = qtText(figure);
  plain.replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!plain.isEmpty()) plain[0] = plain[0].toUpper();
  return plain;
}

}  // namespace lk::app
