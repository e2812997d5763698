// Words for the moves of Halfwish while they are composed.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

const Phrase kKinds[] = {
    {"discard", QT_TRANSLATE_NOOP("Words", "Discard cards")},
    {"choose", QT_TRANSLATE_NOOP("Words", "Choose an encounter")},
    {"answer", QT_TRANSLATE_NOOP("Words", "Answer the parley")},
    {"keep", QT_TRANSLATE_NOOP("Words", "Keep the dice, or roll again")},
    {"power", QT_TRANSLATE_NOOP("Words", "Play a power")},
    {"upgrade", QT_TRANSLATE_NOOP("Words", "Take an upgrade")},
};

// Actions are played from the hand.
constexpr PlacedField kThings[] = {{"card", "{seat}/power/"}, {"card", "{seat}/basic/"}};

}  // namespace

MoveWords moves() {
  return {kKinds, {}, {}, {}, kThings};
}

}  // namespace lk::app::halfwish
