#include "app/phrases/phase_words.h"

#include "app/phrases/games/game_words.h"

namespace lk::app {

QString phaseText(const Json& view, const GameKit& kit, const Names& names) {
  const QString phase = phrase(gameWords(kit.id()).phases, view["phase"].asString());
  const auto seat = rules::seatFrom(view["phase_of"].asString());
  return phase.isEmpty() || !seat ? phase : Words::tr("%1: %2", "whose phase it is").arg(names[*seat], phase);
}

}  // namespace lk::app
