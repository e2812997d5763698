// Words for the moves of Half the Battle while they are composed.
#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

namespace {

const Phrase kKinds[] = {
    {"done_of_setup", QT_TRANSLATE_NOOP("Words", "Ready")},
    {"place", QT_TRANSLATE_NOOP("Words", "Place a piece")},
    {"items", QT_TRANSLATE_NOOP("Words", "Name the items")},
    {"select", QT_TRANSLATE_NOOP("Words", "Choose a piece")},
    {"move", QT_TRANSLATE_NOOP("Words", "Move")},
    {"act", QT_TRANSLATE_NOOP("Words", "Act")},
    {"item", QT_TRANSLATE_NOOP("Words", "Use an item")},
    {"pass", QT_TRANSLATE_NOOP("Words", "Use no item")},
    {"rage", QT_TRANSLATE_NOOP("Words", "Spend Rage")},
    {"die", QT_TRANSLATE_NOOP("Words", "A die shows something else")},
};

const Phrase kAsks[] = {
    {"piece", QT_TRANSLATE_NOOP("Words", "Which piece?")},
    {"action", QT_TRANSLATE_NOOP("Words", "Which action?")},
    {"lanes", QT_TRANSLATE_NOOP("Words", "Which lanes?")},
    {"act.order", QT_TRANSLATE_NOOP("Words", "Who is hit next?")},
    {"item.card", QT_TRANSLATE_NOOP("Words", "Which item?")},
    {"rage.dice", QT_TRANSLATE_NOOP("Words", "Which Rage dice?")},
    {"buy", QT_TRANSLATE_NOOP("Words", "What is bought?")},
    {"points", QT_TRANSLATE_NOOP("Words", "For how much Rage?")},
};

const Phrase kValues[] = {{"buy:damage", QT_TRANSLATE_NOOP("Words", "Damage")}};

constexpr PlacedField kPlaced[] = {{"to", "lane/"}, {"lanes", "lane/"}, {"on", "lane/"}, {"lane", "lane/"}};
constexpr PlacedField kThings[] = {{"piece", "{seat}/"}, {"card", "{seat}/items/"}};
constexpr Actor kActors[] = {{"act", "selected", "piece", QT_TRANSLATE_NOOP("Words", "chosen")}};

}  // namespace

MoveWords battleMoves() {
  return {kKinds, kAsks, kValues, kPlaced, kThings, kActors};
}

}  // namespace lk::app
