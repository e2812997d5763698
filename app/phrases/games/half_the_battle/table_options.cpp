#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

std::span<const OptionWords> battleOptions() {
  static const OptionWords kAgreed[] = {
      {"hp",
       QT_TRANSLATE_NOOP("Words", "Who keeps the health?"),
       {QT_TRANSLATE_NOOP("Words", "The program says what to set"),
        QT_TRANSLATE_NOOP("Words", "The program, and the camera checks the dice"),
        QT_TRANSLATE_NOOP("Words", "You turn the dice, the camera reads them")}},
      {"start_lanes",
       QT_TRANSLATE_NOOP("Words", "Where do the pieces start?"),
       {QT_TRANSLATE_NOOP("Words", "In their usual lanes"),
        QT_TRANSLATE_NOOP("Words", "Anywhere in your own half")}},
      {"free_placing", QT_TRANSLATE_NOOP("Words", "How many seconds to place pieces freely? 0: no limit")},
      {"mixed_choice",
       QT_TRANSLATE_NOOP("Words", "How are mixed parties chosen?"),
       {QT_TRANSLATE_NOOP("Words", "In secret, shown at once"), QT_TRANSLATE_NOOP("Words", "Openly")}},
      {"rage_one_purchase",
       QT_TRANSLATE_NOOP("Words", "Does Rage buy only one thing a round?"),
       {QT_TRANSLATE_NOOP("Words", "Yes"),
        QT_TRANSLATE_NOOP("Words", "No: as many as you can afford, of one kind")}},
      {"monster_kills_rage",
       QT_TRANSLATE_NOOP("Words", "Does a Monster's kill give a Rage die?"),
       {QT_TRANSLATE_NOOP("Words", "No"), QT_TRANSLATE_NOOP("Words", "Yes")}},
      {"most_rage",
       QT_TRANSLATE_NOOP("Words", "Both parties gone at once: which Rage counts?"),
       {QT_TRANSLATE_NOOP("Words", "The dice held already"),
        QT_TRANSLATE_NOOP("Words", "Those of this round, too")}},
      {"monster_cap",
       QT_TRANSLATE_NOOP("Words", "How far can a Monster heal?"),
       {QT_TRANSLATE_NOOP("Words", "To 20"), QT_TRANSLATE_NOOP("Words", "To what it began with")}},
      {"shield_rounding",
       QT_TRANSLATE_NOOP("Words", "How is half a hit rounded?"),
       {QT_TRANSLATE_NOOP("Words", "Down"), QT_TRANSLATE_NOOP("Words", "Up")}},
      {"cleric_icons",
       QT_TRANSLATE_NOOP("Words", "What do Healing Word and Martyr reach?"),
       {QT_TRANSLATE_NOOP("Words", "Lanes"), QT_TRANSLATE_NOOP("Words", "Single pieces")}},
      {"cleric_last_text",
       QT_TRANSLATE_NOOP("Words", "Which spell sets the Cleric to 5?"),
       {QT_TRANSLATE_NOOP("Words", "Cure Wounds"), QT_TRANSLATE_NOOP("Words", "Martyr")}},
      {"supply_limit",
       QT_TRANSLATE_NOOP("Words", "Can the markers run out?"),
       {QT_TRANSLATE_NOOP("Words", "No, use any marker"), QT_TRANSLATE_NOOP("Words", "Yes")}},
      {"items",
       QT_TRANSLATE_NOOP("Words", "Do you play with items?"),
       {QT_TRANSLATE_NOOP("Words", "Yes, two each"), QT_TRANSLATE_NOOP("Words", "No")},
       QT_TRANSLATE_NOOP("Words", "Items")},
  };
  return kAgreed;
}

}  // namespace lk::app
