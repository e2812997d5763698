// The words that fields of this game's operations may have, by the enum that they stand for.
#pragma once

#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

inline constexpr auto kWhom = enumerated<Whom, std::string_view>({{Whom::targets, "targets"},
                                                                  {Whom::enemiesThere, "enemies_there"},
                                                                  {Whom::alliesThere, "allies_there"},
                                                                  {Whom::self, "self"},
                                                                  {Whom::chosen, "chosen"}});
inline constexpr auto kKinds =
    enumerated<Kind, std::string_view>({{Kind::ordinary, "ordinary"}, {Kind::lethal, "lethal"}});

}  // namespace lk::rules::half_the_battle
