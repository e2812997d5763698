#include "app/phrases/ruling_words.h"

#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

constexpr std::string_view kPrefix = "ruling:";

std::string_view keyOf(std::string_view prompt) {
  return asksForReading(prompt) ? prompt.substr(kPrefix.size()) : prompt;
}

QString nameOf(std::string_view key, const GameKit& kit) {
  const QString name = phrase(gameWords(kit.id()).rulings, key);
  return name.isEmpty() ? qtText(key) : name;
}

}  // namespace

bool asksForReading(std::string_view prompt) {
  return prompt.starts_with(kPrefix);
}

QString readingQuestion(std::string_view prompt, const GameKit& kit) {
  return fill(Words::tr("The rules are unclear here: how do you read {name}?"),
              {{"name", nameOf(keyOf(prompt), kit)}});
}

QString readingAdvice(std::string_view prompt, const GameKit& kit) {
  const QString advice = phrase(gameWords(kit.id()).advice, keyOf(prompt));
  const QString other =
      Words::tr("If you read it differently, you carry it out yourselves for the rest of the game.");
  return advice.isEmpty() ? other : fill(Words::tr("Recommended: {advice}. "), {{"advice", advice}}) + other;
}

QString rulingName(int place, const GameKit& kit) {
  for (const std::string_view prompt : kit.game->vocabulary().prompts)
    if (asksForReading(prompt) && place-- == 0) return nameOf(keyOf(prompt), kit);
  return {};
}

}  // namespace lk::app
