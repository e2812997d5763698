// What strike and block have in common: a worth of base + plus.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

/// Their fields: {"base":"dv" or "none","plus":NUMBER}.
std::span<const ParameterSpec> worthParameters();

/// Compiles such an operation into an instruction of `kind`. Precondition: the fields fit worthParameters().
void compileWorth(const Json& operation, Instruction::Kind kind, Compilation& into);

}  // namespace lk::rules
