#include "rules/games/wtactics_orc/rules/board.h"

#include <bit>

#include "rules/games/wtactics_orc/cards/language.h"

namespace lk::rules::wtactics_orc {

std::uint16_t Board::permanents(const CardBook& cards, Lasting kind) const {
  if (permanents_) return (*permanents_)[static_cast<std::size_t>(kind)];
  permanents_.emplace();
  const ZoneSet armies = ZoneSet::below(kSlots);
  for (std::uint32_t left = state_->lying.withThings().bits() & armies.bits(); left != 0; left &= left - 1) {
    const auto zone = static_cast<std::uint8_t>(std::countr_zero(left));
    const Program& program = cards.program(slotAt(*state_, state_->lying.first(zone)).card);
    if (program.own == 0) continue;
    for (const Ability& ability : program.abilities)
      for (const Lasting each : {Lasting::modify, Lasting::grant, Lasting::forbid})
        if (ability.hook == static_cast<std::uint8_t>(Hook::permanent) &&
            (ability.own & lastingFlag(each)) != 0)
          (*permanents_)[static_cast<std::size_t>(each)] |= static_cast<std::uint16_t>(1u << zone);
  }
  return (*permanents_)[static_cast<std::size_t>(kind)];
}

}  // namespace lk::rules::wtactics_orc
