// The steps of an action on the page of fights: its announcement, the items used on its hits, and the dice.
#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

namespace {

constexpr StepForm in(std::string_view what, StepPart part, const char* figure = "",
                      StepSum sum = StepSum::none, StepSight sight = StepSight::words) {
  return {what, part, figure, sum, StepClash::only, sight};
}

constexpr StepForm kForms[] = {
    in("announced", StepPart::begins),
    in("rage_damage", StepPart::begins),
    in("in_range", StepPart::change),
    in("aimed_at_lane", StepPart::change),
    in("token_spent", StepPart::change),
    in("fatal", StepPart::change),
    in("hit", StepPart::joins, "{n}"),
    in("lethal_hit", StepPart::joins, "{n}"),
    in("mark_adds", StepPart::change, "+{n}"),
    in("mark_takes", StepPart::change, "\u2212{n}", StepSum::none, StepSight::guards),
    in("redirected", StepPart::change),
    in("item_used", StepPart::change),
    in("hit_changed", StepPart::change, "{n}"),
    in("made_lethal", StepPart::change),
    in("reflected", StepPart::joins, "{n}"),
    in("hp", StepPart::change, "\u2212{d}", StepSum::loss),
    in("stays_on_one", StepPart::change, "\u2212{d}", StepSum::loss),
    in("no_damage", StepPart::change, "", StepSum::none, StepSight::guards),
    {"dying", StepPart::score},
    {"killed_by_character", StepPart::score},
    {"killed_by_monster", StepPart::score},
    {"killed_by_nobody", StepPart::score},
    {"already_dying", StepPart::score},
    {"healed", StepPart::score, "+{d}", StepSum::none, StepClash::bySlot, StepSight::heals},
    {"paid", StepPart::score, "\u2212{d}"},
    {"free_token", StepPart::score},
    {"rage_die_due", StepPart::score},
    {"pushed", StepPart::score},
    {"rage_lost", StepPart::score},
    {"die_turned", StepPart::aside},
    {"rage", StepPart::aside},
    {"won", StepPart::verdict},
    {"drawn", StepPart::verdict},
};

}  // namespace

std::span<const StepForm> battleForms() {
  return kForms;
}

}  // namespace lk::app
