// Labels of the numbers and conditions beside things and players of WTactics (ORC).
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app::wtactics_orc {

namespace {

const Phrase kNumbers[] = {
    {"close", QT_TRANSLATE_NOOP("Words", "Close")},
    {"ranged", QT_TRANSLATE_NOOP("Words", "Ranged")},
    {"defense", QT_TRANSLATE_NOOP("Words", "Defense")},
    {"life", QT_TRANSLATE_NOOP("Words", "Life")},
    {"damage", QT_TRANSLATE_NOOP("Words", "Damage tokens")},
    {"cost", QT_TRANSLATE_NOOP("Words", "Cost")},
    {"level", QT_TRANSLATE_NOOP("Words", "Level")},
    {"upkeep", QT_TRANSLATE_NOOP("Words", "Upkeep")},
    {"combat_value", QT_TRANSLATE_NOOP("Words", "Combat value")},
};

const Phrase kConditions[] = {
    {"blessed", QT_TRANSLATE_NOOP("Words", "Blessed")},
    {"steadfast", QT_TRANSLATE_NOOP("Words", "Steadfast")},
    {"sharpshooter", QT_TRANSLATE_NOOP("Words", "hits covered creatures")},
    {"cannot_move", QT_TRANSLATE_NOOP("Words", "cannot move")},
    {"silenced", QT_TRANSLATE_NOOP("Words", "no abilities in a group")},
};

const Phrase kPhases[] = {
    {"upkeep", QT_TRANSLATE_NOOP("Words", "Upkeep")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "Recruiting")},
    {"abilities", QT_TRANSLATE_NOOP("Words", "Abilities")},
    {"move", QT_TRANSLATE_NOOP("Words", "Moving")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attacking")},
    {"battle", QT_TRANSLATE_NOOP("Words", "Battle")},
};

}  // namespace

std::span<const Phrase> numbers() {
  return kNumbers;
}
std::span<const Phrase> conditions() {
  return kConditions;
}
std::span<const Phrase> phases() {
  return kPhases;
}

}  // namespace lk::app::wtactics_orc
