// The steps of combat on the page of fights: every attacker with its blockers is a clash, numbered in the
// order of declaration.
#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app {

namespace {

constexpr StepForm kForms[] = {
    {"attack_phase", StepPart::begins},
    {"attacks", StepPart::joins},
    {"attacks_node", StepPart::change},
    {"blocks", StepPart::joins},
    {"no_blocks", StepPart::change},
    {"ordered", StepPart::change, "", StepSum::none, StepClash::none},
    {"assigned", StepPart::change, "{n}"},
    {"triggers", StepPart::change},
    {"prevented", StepPart::change, "{n}", StepSum::none, StepClash::bySlot, StepSight::guards},
    {"damage", StepPart::change, "\u2212{d}", StepSum::loss},
    {"hurt", StepPart::change, "\u2212{d}", StepSum::loss},
    {"healed", StepPart::score, "+{d}", StepSum::none, StepClash::bySlot, StepSight::heals},
    {"destroyed", StepPart::score},
    {"draws", StepPart::score},
    {"wins", StepPart::verdict},
    {"drawn", StepPart::verdict},
};

}  // namespace

std::span<const StepForm> magepunkForms() {
  return kForms;
}

}  // namespace lk::app
