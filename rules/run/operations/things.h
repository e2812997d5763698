// The operations for games with things on the table. A game lists the ones it uses in its language.
#pragma once

#include "rules/core/answer.h"
#include "rules/effects/language.h"

namespace lk::rules {

Operation damageThings();
Operation mendThings();
Operation countThings();
Operation moveThings();
Operation modifyThings();
Operation grantThings();
Operation forbidThings();
Operation preventThings();
Operation chooseThings();
Operation gatherThings();
Operation cancelLinks();

// Fields that games read themselves: what can be chosen, and what holds as long as its source is there.
inline constexpr ParameterSpec kChooseThingsFields[] = {
    {"who", ValueKind::player},
    {"from", ValueKind::selector},
    {.name = "count", .kind = ValueKind::positive, .most = kMaxThings},
    {"as", ValueKind::set}};
inline constexpr ParameterSpec kGrantThingsFields[] = {
    {"what", ValueKind::keyword}, {"of", ValueKind::things}, {"until", ValueKind::duration}};
inline constexpr ParameterSpec kForbidThingsFields[] = {
    {"what", ValueKind::bar}, {"of", ValueKind::things}, {"until", ValueKind::duration}};

}  // namespace lk::rules
