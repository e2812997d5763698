#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

std::span<const Phrase> battleEvents() {
  static const Phrase kEvents[] = {
      {"setup", QT_TRANSLATE_NOOP("Words", "A battle begins")},
      {"place", QT_TRANSLATE_NOOP("Words", "{seat} places {piece} in lane {to}")},
      {"items", QT_TRANSLATE_NOOP("Words", "{seat} is dealt {cards}")},
      {"roll", QT_TRANSLATE_NOOP("Words", "{seat} rolled {dice}")},
      {"select", QT_TRANSLATE_NOOP("Words", "{seat} chooses {piece}")},
      {"move", QT_TRANSLATE_NOOP("Words", "{seat} moves {piece} to lane {to}")},
      {"act", QT_TRANSLATE_NOOP("Words", "{seat}: {action}")},
      {"act+targets", QT_TRANSLATE_NOOP("Words", "{seat}: {action} on {targets}")},
      {"act+lanes", QT_TRANSLATE_NOOP("Words", "{seat}: {action} on lane {lanes}")},
      {"act+to", QT_TRANSLATE_NOOP("Words", "{seat}: {action}, to lane {to}")},
      {"item", QT_TRANSLATE_NOOP("Words", "{seat} uses {card}")},
      {"item+on", QT_TRANSLATE_NOOP("Words", "{seat} uses {card} on {on}")},
      {"pass", QT_TRANSLATE_NOOP("Words", "{seat} uses no item")},
      {"rage", QT_TRANSLATE_NOOP("Words", "{seat} spends Rage ({dice})")},
      {"rage+on", QT_TRANSLATE_NOOP("Words", "{seat} spends Rage ({dice}) on {on}")},
      {"done", QT_TRANSLATE_NOOP("Words", "{seat} is done")},
      {"die", QT_TRANSLATE_NOOP("Words", "The die of {piece} shows {value}")},
      {"decide", QT_TRANSLATE_NOOP("Words", "{seat} has decided how to go on")},
      {"concede", QT_TRANSLATE_NOOP("Words", "{seat} gives up")},
      {"correct", QT_TRANSLATE_NOOP("Words", "Corrected: {set}")},
      {"correct+piece", QT_TRANSLATE_NOOP("Words", "Corrected: {piece}")},
      {"effect", QT_TRANSLATE_NOOP("Words", "By hand: {do} {amount}")},
      {"effect+on", QT_TRANSLATE_NOOP("Words", "By hand on {on}: {do} {amount}")},
  };
  return kEvents;
}

}  // namespace lk::app
