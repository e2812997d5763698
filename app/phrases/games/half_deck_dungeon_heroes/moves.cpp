// Words for the moves of Half Deck Dungeon Heroes while they are composed.
#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

namespace lk::app {

namespace {

const Phrase kKinds[] = {
    {"draw", QT_TRANSLATE_NOOP("Words", "Draw")},
    {"exchange", QT_TRANSLATE_NOOP("Words", "Exchange cards")},
    {"place", QT_TRANSLATE_NOOP("Words", "Play a hero")},
    {"equip", QT_TRANSLATE_NOOP("Words", "Give gear to a hero")},
    {"trade", QT_TRANSLATE_NOOP("Words", "Trade")},
    {"explore", QT_TRANSLATE_NOOP("Words", "Explore")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack")},
    {"face", QT_TRANSLATE_NOOP("Words", "Face the trap")},
    {"use", QT_TRANSLATE_NOOP("Words", "Use a card")},
    {"team", QT_TRANSLATE_NOOP("Words", "Play a team card")},
    {"forced_escape", QT_TRANSLATE_NOOP("Words", "Flee")},
    {"yield", QT_TRANSLATE_NOOP("Words", "Give way")},
    {"loot", QT_TRANSLATE_NOOP("Words", "Draw the loot")},
};

const Phrase kAsks[] = {
    {"hero", QT_TRANSLATE_NOOP("Words", "Which hero?")},
    {"gear", QT_TRANSLATE_NOOP("Words", "Which gear?")},
    {"spot", QT_TRANSLATE_NOOP("Words", "Which place?")},
    {"seats", QT_TRANSLATE_NOOP("Words", "Which players?")},
    {"gives", QT_TRANSLATE_NOOP("Words", "Who gives what?")},
    {"support", QT_TRANSLATE_NOOP("Words", "Who helps?")},
    {"explore.done", QT_TRANSLATE_NOOP("Words", "Is everybody done preparing?")},
    {"count", QT_TRANSLATE_NOOP("Words", "How many?")},
};

}  // namespace

MoveWords dungeonMoves() {
  return {kKinds, kAsks, {}, {}};
}

}  // namespace lk::app
