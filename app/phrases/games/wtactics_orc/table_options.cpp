#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

const OptionWords kOrcAgreed[] = {
    {"armies",
     QT_TRANSLATE_NOOP("Words", "What does the program track?"),
     {QT_TRANSLATE_NOOP("Words", "The whole armies"), QT_TRANSLATE_NOOP("Words", "Only the points")}},
    {"resting",
     QT_TRANSLATE_NOOP("Words", "May creatures rest?"),
     {QT_TRANSLATE_NOOP("Words", "Yes"), QT_TRANSLATE_NOOP("Words", "No")}},
    {"move_marks",
     QT_TRANSLATE_NOOP("Words", "Is a creature marked by moving?"),
     {QT_TRANSLATE_NOOP("Words", "Yes"), QT_TRANSLATE_NOOP("Words", "No")}},
    {"swap_partner",
     QT_TRANSLATE_NOOP("Words", "What happens to the other creature in a swap?"),
     {QT_TRANSLATE_NOOP("Words", "It is only displaced"),
      QT_TRANSLATE_NOOP("Words", "It moves too, and pays")}},
    {"unmark",
     QT_TRANSLATE_NOOP("Words", "Who is unmarked as a turn begins?"),
     {QT_TRANSLATE_NOOP("Words", "The player whose turn it is"), QT_TRANSLATE_NOOP("Words", "Both armies")}},
    {"remark",
     QT_TRANSLATE_NOOP("Words", "May a creature be marked twice a turn?"),
     {QT_TRANSLATE_NOOP("Words", "Yes, if a card unmarked it"),
      QT_TRANSLATE_NOOP("Words", "No, once a turn")}},
    {"mark_by",
     QT_TRANSLATE_NOOP("Words", "How are marks shown?"),
     {QT_TRANSLATE_NOOP("Words", "The card lies sideways"),
      QT_TRANSLATE_NOOP("Words", "A marker lies on it")}},
    {"step_order",
     QT_TRANSLATE_NOOP("Words", "What is the order of a turn?"),
     {QT_TRANSLATE_NOOP("Words", "In the order of the steps"),
      QT_TRANSLATE_NOOP("Words", "In any order after the upkeep")}},
    {"front_to_back",
     QT_TRANSLATE_NOOP("Words", "How does the front row reach the back row?"),
     {QT_TRANSLATE_NOOP("Words", "With close and ranged weapons"),
      QT_TRANSLATE_NOOP("Words", "With ranged weapons alone")}},
    {"group_strike_back",
     QT_TRANSLATE_NOOP("Words", "How does the target of a group strike back?"),
     {QT_TRANSLATE_NOOP("Words", "It divides its value"),
      QT_TRANSLATE_NOOP("Words", "In full against one of them"),
      QT_TRANSLATE_NOOP("Words", "In full against each")}},
    {"steadfast_repeat",
     QT_TRANSLATE_NOOP("Words", "May a Steadfast creature attack again?"),
     {QT_TRANSLATE_NOOP("Words", "Yes, for a point each time"),
      QT_TRANSLATE_NOOP("Words", "No, once a turn")}},
    {"twilight_secret",
     QT_TRANSLATE_NOOP("Words", "Is the twilight secret?"),
     {QT_TRANSLATE_NOOP("Words", "No, both may know it"),
      QT_TRANSLATE_NOOP("Words", "Yes, from the other player")}},
    {"deck_shown_to_camera",
     QT_TRANSLATE_NOOP("Words", "Are decks shown to the camera?"),
     {QT_TRANSLATE_NOOP("Words", "No"), QT_TRANSLATE_NOOP("Words", "Yes, in private")}},
    {"action_points", QT_TRANSLATE_NOOP("Words", "How many action points per turn?"), {}},
    {"victory_points", QT_TRANSLATE_NOOP("Words", "How many victory points win?"), {}},
    {"turn_limit",
     QT_TRANSLATE_NOOP("Words", "After how many turns do the points decide?"),
     {QT_TRANSLATE_NOOP("Words", "Never")}},
};

}  // namespace

std::span<const OptionWords> wtacticsOptions() {
  return kOrcAgreed;
}

}  // namespace lk::app
