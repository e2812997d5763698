#include "app/phrases/card_words.h"

#include "app/kit/rule_texts.h"
#include "app/phrases/fill.h"

namespace lk::app {

EffectSpeech speechOf(const GameKit& kit) {
  return {kit.game, spoken(), [&kit](std::string_view id) { return cardName(kit, kit.cards.find(id)); }};
}

QString cardName(const rules::CardDef& card) {
  return QString::fromStdString(card.name.in(spoken()));
}

QString cardText(const rules::CardDef& card) {
  return QString::fromStdString(card.text.in(spoken()));
}

QString cardName(const GameKit& kit, rules::CardId card, const QString& otherwise) {
  return card.known() ? cardName(kit.cards[card]) : otherwise;
}

QString cardName(const GameKit& kit, const std::string& id) {
  return cardName(kit, kit.cards.find(id), QString::fromStdString(id));
}

const std::map<std::string, std::string>& rulesSpoken(const GameKit& kit) {
  return kit.rulesIn(spoken());
}

QString ruleSpoken(const GameKit& kit, std::string_view number) {
  const auto& texts = rulesSpoken(kit);
  const auto at = texts.find(std::string(number));
  return at == texts.end() ? QString() : QString::fromStdString(partsOfRule(at->second).sentence);
}

}  // namespace lk::app
