// The operations of this game's cards. Those of actions and items are carried out. Those of marks apply as
// long as the mark is there; marks.h reads them.
#pragma once

#include "rules/effects/language.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

Operation damageOperation();
Operation healOperation();
Operation payOperation();
Operation setOperation();
Operation moveOperation();
Operation counterOperation();
Operation modifyOperation();
Operation forbidOperation();
Operation modifyHitOperation();
Operation reflectOperation();
Operation redirectOperation();
Operation saveOperation();
Operation selectOperation();

inline constexpr auto kWhom = enumerated<Whom, std::string_view>({{Whom::targets, "targets"},
                                                                  {Whom::enemiesThere, "enemies_there"},
                                                                  {Whom::alliesThere, "allies_there"},
                                                                  {Whom::self, "self"},
                                                                  {Whom::chosen, "chosen"}});
inline constexpr auto kKinds =
    enumerated<Kind, std::string_view>({{Kind::ordinary, "ordinary"}, {Kind::lethal, "lethal"}});

}  // namespace lk::rules::half_the_battle
