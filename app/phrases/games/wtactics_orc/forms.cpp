// The steps of a battle on the page of fights: all attackers against one target.
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

// The slots of battle steps are places of the armies, so all steps belong to the only clash.
constexpr StepForm in(std::string_view what, StepPart part, const char* figure = "",
                      StepSum sum = StepSum::none, StepSight sight = StepSight::words) {
  return {what, part, figure, sum, StepClash::only, sight};
}
constexpr StepForm after(std::string_view what, const char* figure = "", StepSum sum = StepSum::none) {
  return {what, StepPart::score, figure, sum, StepClash::none};
}

constexpr StepForm kForms[] = {
    in("attacked_close", StepPart::target),
    in("attacked_ranged", StepPart::target),
    in("attacks", StepPart::joins),
    in("ability_used", StepPart::change),
    in("close", StepPart::change),
    in("ranged", StepPart::change),
    in("defense", StepPart::change),
    in("combat_value", StepPart::change, "{+n}"),
    in("combat_value_halved", StepPart::change),
    in("granted", StepPart::change),
    in("cannot_move", StepPart::change),
    in("attack_value", StepPart::value, QT_TRANSLATE_NOOP("Words", "{n} against {from}")),
    in("strike_back_value", StepPart::value, QT_TRANSLATE_NOOP("Words", "Strikes back {n}")),
    in("halved", StepPart::change, "{n}"),
    in("share", StepPart::value),
    in("nobody_hurt", StepPart::change),
    in("damage_prevented", StepPart::change, "", StepSum::none, StepSight::guards),
    in("hurt", StepPart::change, "\u2212{n}", StepSum::damage),
    after("died"),
    after("died_to_twilight"),
    after("shifted_out"),
    after("pair_opened", "+{n}", StepSum::points),
    after("column_opened", "+{n}", StepSum::points),
    after("square_opened", "+{n}", StepSum::points),
    {"won", StepPart::verdict},
    {"drawn", StepPart::verdict},
};

}  // namespace

std::span<const StepForm> wtacticsForms() {
  return kForms;
}

}  // namespace lk::app
