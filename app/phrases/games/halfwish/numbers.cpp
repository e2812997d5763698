// Labels of the numbers and conditions beside things and players of Halfwish.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

const Phrase kNumbers[] = {
    {"dv", QT_TRANSLATE_NOOP("Words", "Dice value")},
};

}  // namespace

std::span<const Phrase> numbers() {
  return kNumbers;
}

}  // namespace lk::app::halfwish
