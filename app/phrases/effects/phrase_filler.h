// Fills the places of an EffectPhrase with the fields of an operation or test. Private to
// app/phrases/effects.
#pragma once

#include "app/phrases/effects/effect_speech.h"
#include "rules/text/json.h"

namespace lk::app {

/// Returns the text shown for a missing field.
QString ellipsis();

/// Returns the sentence of an operation; its name and fields if it has no phrase.
QString operationSentence(const Json& json, const rules::Operation& operation, const EffectSpeech& speech);
QString filledTest(const Json& json, const rules::TestWord& test, const EffectSpeech& speech);

}  // namespace lk::app
