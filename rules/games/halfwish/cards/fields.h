// The fields of those operations that the rules of this game read themselves. Those of tests are in
// language.h.
#pragma once

#include "rules/games/halfwish/cards/language.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

inline constexpr Parameters kChangeFields{
    Parameter<Who>{kWhoField},
    Parameter<Counter>{{.name = "what", .kind = ValueKind::counter, .use = CounterUse::change}},
    Parameter<>{{"by", ValueKind::integer}}};
inline constexpr Parameters kPayFields{
    Parameter<Who>{kWhoField},
    Parameter<Counter>{{.name = "what", .kind = ValueKind::counter, .use = CounterUse::pay}},
    Parameter<>{{"amount", ValueKind::positive}}};
inline constexpr Parameters kChooseFields{Parameter<Who>{kWhoField},
                                          Parameter<>{{"options", ValueKind::options}}};

}  // namespace lk::rules::halfwish
