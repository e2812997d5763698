// Names of the figures, zones, things and box parts of Half Deck Dungeon Heroes.
#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

namespace lk::app::half_deck_dungeon_heroes {

namespace {

constexpr FigureWords kFigures[] = {
    {"hand", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Hand")},
    {"draws", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "To draw")},
    {"out", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Out")},
    {"life", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Life")},
    {"hero_deck", FigureRank::always, QT_TRANSLATE_NOOP("FigureWords", "Hero deck")},
    {"dungeon_deck", FigureRank::always, QT_TRANSLATE_NOOP("FigureWords", "Dungeon deck")},
    {"endgame_boss", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Endgame boss")},
};

const Phrase kZones[] = {
    {"hero", QT_TRANSLATE_NOOP("Words", "Hero {n}")},
    {"gear", QT_TRANSLATE_NOOP("Words", "Gear of hero {n}")},
    {"encounter", QT_TRANSLATE_NOOP("Words", "Encounter")},
    {"hero/deck", QT_TRANSLATE_NOOP("Words", "Hero deck")},
    {"dungeon/deck", QT_TRANSLATE_NOOP("Words", "Dungeon deck")},
    {"hero/discard", QT_TRANSLATE_NOOP("Words", "Hero discard pile")},
    {"dungeon/discard", QT_TRANSLATE_NOOP("Words", "Dungeon discard pile")},
    {"removed", QT_TRANSLATE_NOOP("Words", "Out of the game")},
    {"help", QT_TRANSLATE_NOOP("Words", "Helper")},
    {"aside", QT_TRANSLATE_NOOP("Words", "Set aside")},
};

const Phrase kBoxParts[] = {
    {"hero_deck", QT_TRANSLATE_NOOP("Words", "Hero deck")},
    {"dungeon_deck", QT_TRANSLATE_NOOP("Words", "Dungeon deck")},
};

const Phrase kBoxNotes[] = {
    {"hero_deck", QT_TRANSLATE_NOOP("Words", "the blue cards, shuffled, face down")},
    {"dungeon_deck", QT_TRANSLATE_NOOP("Words", "the red cards, shuffled, face down")},
};

const Phrase kDeeds[] = {
    {"damage", QT_TRANSLATE_NOOP("Words", "damage")},
    {"heal", QT_TRANSLATE_NOOP("Words", "healing")},
    {"draw", QT_TRANSLATE_NOOP("Words", "cards to draw")},
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

std::span<const Phrase> deeds() {
  return kDeeds;
}

}  // namespace lk::app::half_deck_dungeon_heroes
