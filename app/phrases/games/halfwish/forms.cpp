// How the steps of Halfwish's duels are shown on the page of the duel, in addition to their sentences.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

// Steps in the rulings of a duel that are not part of its story are listed as well, as an aside.
constexpr StepForm kForms[] = {
    {"duel_begins", StepPart::begins},
    {"power_played", StepPart::word},
    {"passes", StepPart::word},
    {"strike_value", StepPart::value, QT_TRANSLATE_NOOP("Words", "Strike {n}")},
    {"block_value", StepPart::value, QT_TRANSLATE_NOOP("Words", "Block {n}")},
    {"evade_ready", StepPart::value, QT_TRANSLATE_NOOP("Words", "Evades")},
    {"evade_fails", StepPart::value, QT_TRANSLATE_NOOP("Words", "No evade")},
    {"revealed", StepPart::aside},
    {"dv_shown", StepPart::aside, "", StepSum::dice},
    {"damage", StepPart::change, "\u2212{n}", StepSum::damage},
    {"exposed_gained", StepPart::change, "{+n}"},
    {"toughness_gained", StepPart::change, "{+n}"},
    {"exposed_adds", StepPart::change, "+{n}"},
    {"toughness_takes", StepPart::change, "\u2212{n}", StepSum::none, StepClash::bySlot, StepSight::guards},
    {"blocked", StepPart::change, "\u2212{n}", StepSum::none, StepClash::bySlot, StepSight::guards},
    {"first_strike", StepPart::change, "{n}"},
    {"retaliation", StepPart::change, "{n}"},
    {"no_retaliation", StepPart::change},
    {"exposed_passed", StepPart::change},
    {"difference", StepPart::change, "{n}"},
    {"unopposed", StepPart::change, "{n}"},
    {"block_ignored", StepPart::change},
    {"equal_strikes", StepPart::change},
    {"evaded", StepPart::change, "", StepSum::none, StepClash::bySlot, StepSight::dodges},
    {"absorbed", StepPart::change, "", StepSum::none, StepClash::bySlot, StepSight::guards},
    {"unhurt", StepPart::change, "", StepSum::none, StepClash::bySlot, StepSight::guards},
    {"settled_by_hand", StepPart::change},
    {"rest_unresolved", StepPart::change},
    {"points_for_hits", StepPart::score, "+{n}", StepSum::points},
    {"point_unhurt", StepPart::score, "+{n}", StepSum::points},
    {"point_counter", StepPart::score, "+{n}", StepSum::points},
    {"points_gained", StepPart::score, "{+n}", StepSum::points},
    {"reward", StepPart::score},
    {"penalty", StepPart::score},
    {"heal", StepPart::score, "+{n}", StepSum::none, StepClash::bySlot, StepSight::heals},
    {"lamps_gained", StepPart::score, "{+n}"},
    {"mana_gained", StepPart::score, "{+n}"},
    {"first_blood", StepPart::score},
    {"duel_tie", StepPart::verdict},
    {"duel_won", StepPart::verdict},
    {"stolen", StepPart::aside},
    {"hp", StepPart::aside},
    {"hp_set", StepPart::aside},
    {"dv", StepPart::aside},
    {"dv_held", StepPart::aside},
    {"dv_held_now", StepPart::aside},
    {"poisoned", StepPart::aside},
    {"ignited", StepPart::aside},
    {"stunned", StepPart::aside},
    {"heal_barred", StepPart::aside},
    {"wish", StepPart::aside},
    {"extra_upgrade", StepPart::aside},
    {"turn_begins", StepPart::aside},
};

}  // namespace

std::span<const StepForm> forms() {
  return kForms;
}

}  // namespace lk::app::halfwish
