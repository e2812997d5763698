// Labels of the numbers and conditions beside things and players of Half Deck Dungeon Heroes.
#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

namespace lk::app::half_deck_dungeon_heroes {

namespace {

const Phrase kNumbers[] = {
    {"strength", QT_TRANSLATE_NOOP("Words", "Strength")},
    {"magic", QT_TRANSLATE_NOOP("Words", "Magic")},
    {"strength_needed", QT_TRANSLATE_NOOP("Words", "Strength needed")},
    {"magic_needed", QT_TRANSLATE_NOOP("Words", "Magic needed")},
    {"life", QT_TRANSLATE_NOOP("Words", "Life")},
    {"loot", QT_TRANSLATE_NOOP("Words", "Loot")},
};

}  // namespace

std::span<const Phrase> numbers() {
  return kNumbers;
}

}  // namespace lk::app::half_deck_dungeon_heroes
