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

constexpr PlacedField kPlaced[] = {{"spot", "hero/"}};
// Heroes are named by their card, wherever they stand; hands may be open.
constexpr PlacedField kThings[] = {
    {"hero", "hero/1/"},      {"hero", "hero/2/"},       {"hero", "hero/3/"},     {"hero", "hero/4/"},
    {"support", "hero/1/"},   {"support", "hero/2/"},    {"support", "hero/3/"},  {"support", "hero/4/"},
    {"on", "hero/1/"},        {"on", "hero/2/"},         {"on", "hero/3/"},       {"on", "hero/4/"},
    {"replaces", "hero/1/"},  {"replaces", "hero/2/"},   {"replaces", "hero/3/"}, {"replaces", "hero/4/"},
    {"replaces", "gear/1/"},  {"replaces", "gear/2/"},   {"replaces", "gear/3/"}, {"replaces", "gear/4/"},
    {"card", "gear/1/"},      {"card", "gear/2/"},       {"card", "gear/3/"},     {"card", "gear/4/"},
    {"card", "{seat}/hand/"}, {"cards", "{seat}/hand/"},
};

}  // namespace

MoveWords dungeonMoves() {
  return {kKinds, kAsks, {}, kPlaced, kThings};
}

}  // namespace lk::app
