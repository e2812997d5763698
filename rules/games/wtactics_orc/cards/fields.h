// The fields of those operations that the rules of this game read themselves, beside kGrantThingsFields and
// kForbidThingsFields.
#pragma once

#include "rules/effects/language.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

inline constexpr std::string_view kWhys[] = {"shifted", "raised"};
inline constexpr ParameterSpec kMoveFields[] = {
    {"what", ValueKind::things},
    {"to", ValueKind::things},
    {.name = "why", .kind = ValueKind::name, .names = kWhys, .required = false}};
inline constexpr ParameterSpec kSwapFields[] = {{"a", ValueKind::things}, {"b", ValueKind::things}};

enum class Half : std::uint8_t { no, up };
inline constexpr auto kHalf = enumerated<Half, std::string_view>({{Half::no, "no"}, {Half::up, "up"}});
inline constexpr Parameters kModifyFields{
    Parameter<>{{"what", ValueKind::stat}}, Parameter<>{{"of", ValueKind::things}},
    Parameter<>{{"by", ValueKind::integer}}.optional(), Parameter("half", kHalf).optional(),
    Parameter<>{{"until", ValueKind::duration}}};

}  // namespace lk::rules::wtactics_orc
