// Labels of the numbers and conditions beside things and players of Magepunk.
#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app::magepunk {

namespace {

const Phrase kNumbers[] = {
    {"impact", QT_TRANSLATE_NOOP("Words", "Impact")},
    {"durability", QT_TRANSLATE_NOOP("Words", "Durability")},
    {"left", QT_TRANSLATE_NOOP("Words", "Left")},
    {"damage", QT_TRANSLATE_NOOP("Words", "Damage")},
    {"shield", QT_TRANSLATE_NOOP("Words", "Shield")},
    {"assigned", QT_TRANSLATE_NOOP("Words", "Will take")},
};

const Phrase kConditions[] = {
    {"swift", QT_TRANSLATE_NOOP("Words", "Swift")},
    {"needs_two_blockers", QT_TRANSLATE_NOOP("Words", "needs two blockers")},
    {"cannot_attack", QT_TRANSLATE_NOOP("Words", "cannot attack")},
    {"cannot_block", QT_TRANSLATE_NOOP("Words", "cannot block")},
    {"delayed", QT_TRANSLATE_NOOP("Words", "came this turn")},
};

const Phrase kPhases[] = {
    {"draw", QT_TRANSLATE_NOOP("Words", "Draw Phase")},
    {"main1", QT_TRANSLATE_NOOP("Words", "Main Phase")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack Phase")},
    {"main2", QT_TRANSLATE_NOOP("Words", "Second Main Phase")},
    {"end", QT_TRANSLATE_NOOP("Words", "End Phase")},
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

}  // namespace lk::app::magepunk
