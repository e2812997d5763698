// The fields of costs, which the rules of this game read themselves: see cost.h.
#pragma once

#include "rules/games/magepunk/cards/language.h"

namespace lk::rules::magepunk {

/// Returns the field for the charges of one Energy, or for those that any Energy pays ("generic").
constexpr ParameterSpec chargesField(std::string_view name) {
  return {.name = name, .kind = ValueKind::positive, .required = false};
}
inline constexpr ParameterSpec kPayFields[] = {chargesField("biom"),     chargesField("kinesis"),
                                               chargesField("aether"),   chargesField("entropy"),
                                               chargesField("radiance"), chargesField("generic")};
inline constexpr ParameterSpec kSacrificeFields[] = {
    {"what", ValueKind::things}, {.name = "count", .kind = ValueKind::positive, .required = false}};

}  // namespace lk::rules::magepunk
