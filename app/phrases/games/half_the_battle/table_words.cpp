// Names of the figures, zones and box parts of Half the Battle.
#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app::half_the_battle {

namespace {

constexpr FigureWords kFigures[] = {
    {"tokens", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Ability tokens")},
    {"monster_start", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Monster began with")},
    {"selected", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Chosen piece")},
    {"hp", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Health")},
    {"until_round", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Until round")},
    {"end_hp", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Health at the end of the turn")},
    {"dying", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Dying")},
    {"credited", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Credited")},
    {"by_nobody", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "By nobody")},
    {"by_monster", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "By a Monster")},
    {"initiative", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Initiative")},
    {"rage", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage")},
    {"rage_d4", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d4")},
    {"rage_d6", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d6")},
    {"rage_d8", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d8")},
    {"rage_d10", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d10")},
    {"rage_d10_0", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d10/0")},
    {"rage_d12", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d12")},
    {"rage_d20", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Rage die d20")},
};

const Phrase kZones[] = {
    {"lane", QT_TRANSLATE_NOOP("Words", "Lane {n}")},
    {"mark", QT_TRANSLATE_NOOP("Words", "Arrows of lane {n}")},
    {"tokens", QT_TRANSLATE_NOOP("Words", "Tokens beside pieces")},
    {"chosen", QT_TRANSLATE_NOOP("Words", "Chosen piece")},
    {"items", QT_TRANSLATE_NOOP("Words", "Items")},
    {"rage", QT_TRANSLATE_NOOP("Words", "Rage dice")},
    {"ability", QT_TRANSLATE_NOOP("Words", "Ability tokens")},
    {"initiative", QT_TRANSLATE_NOOP("Words", "Initiative")},
    {"out", QT_TRANSLATE_NOOP("Words", "Eliminated")},
};

const Phrase kBoxParts[] = {
    {"party", QT_TRANSLATE_NOOP("Words", "{who}: party")},
    {"bag", QT_TRANSLATE_NOOP("Words", "Bag of Holding")},
};

const Phrase kBoxNotes[] = {
    {"party", QT_TRANSLATE_NOOP("Words", "with a token and a die for each, the die at its maximum")},
    {"bag", QT_TRANSLATE_NOOP("Words", "shuffled, two for each player, the rest back in the box")},
};

}  // namespace

std::span<const FigureWords> figures() {
  return kFigures;
}
std::span<const Phrase> zones() {
  return kZones;
}
std::span<const Phrase> boxParts() {
  return kBoxParts;
}
std::span<const Phrase> boxNotes() {
  return kBoxNotes;
}

}  // namespace lk::app::half_the_battle
