// Fills the places of an EffectPhrase with the fields of an operation or test. Private to
// app/phrases/effects.
#pragma once

#include "app/phrases/effects/effect_clauses.h"

namespace lk::app {

/// What stands for a field that is not there.
QString ellipsis();

/// The sentence of an operation; one without a phrase is told by its name and fields.
QString operationSentence(const Json& json, const rules::Operation& operation, const EffectSpeech& speech);
QString filledTest(const Json& json, const rules::TestWord& test, const EffectSpeech& speech);

}  // namespace lk::app
