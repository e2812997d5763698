// How to describe effects: the game, the language, and the names of cards.
#pragma once

#include <functional>
#include <string_view>

#include <QString>

#include "app/phrases/effects/effect_names.h"
#include "rules/referee/game.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// How to describe effects. `cardName` returns the names of other cards.
struct EffectSpeech {
  const rules::Game* game = nullptr;
  LanguageId languageId;
  std::function<QString(std::string_view id)> cardName;

  [[nodiscard]] const rules::Language& language() const { return game->language(); }
  [[nodiscard]] EffectWording wording() const { return {game->id(), languageId}; }
};

}  // namespace lk::app
