// Labels of the numbers and conditions beside things and players of Half the Battle.
#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app::half_the_battle {

namespace {

const Phrase kNumbers[] = {
    {"hp", QT_TRANSLATE_NOOP("Words", "Health")},
    {"movement", QT_TRANSLATE_NOOP("Words", "Movement")},
    {"range_from", QT_TRANSLATE_NOOP("Words", "Range from")},
    {"range_to", QT_TRANSLATE_NOOP("Words", "Range to")},
    {"damage_dealt", QT_TRANSLATE_NOOP("Words", "Damage dealt")},
    {"damage_taken", QT_TRANSLATE_NOOP("Words", "Damage taken")},
    {"until_round", QT_TRANSLATE_NOOP("Words", "Until round")},
    {"rage", QT_TRANSLATE_NOOP("Words", "Rage")},
};

const Phrase kConditions[] = {
    {"cannot_leave_lane", QT_TRANSLATE_NOOP("Words", "held in its lane")},
    {"cannot_act", QT_TRANSLATE_NOOP("Words", "cannot act")},
    {"redirected", QT_TRANSLATE_NOOP("Words", "next hit goes elsewhere")},
    {"dying", QT_TRANSLATE_NOOP("Words", "dying")},
};

const Phrase kPhases[] = {
    {"selection", QT_TRANSLATE_NOOP("Words", "Selection")},
    {"action", QT_TRANSLATE_NOOP("Words", "Action")},
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

}  // namespace lk::app::half_the_battle
