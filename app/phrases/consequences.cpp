#include "app/phrases/consequences.h"

#include <algorithm>
#include <optional>

#include "app/phrases/card_words.h"
#include "app/phrases/effects/effect_text.h"
#include "app/phrases/fill.h"
#include "app/phrases/fill_from.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/ruling_words.h"

namespace lk::app {

namespace {

/// Returns the option with this id, at any depth of an effect.
const Json* optionIn(const Json& effect, const std::string& id) {
  if (effect.isObject() && effect["id"] == Json(id) && effect.find("do")) return &effect;
  for (const Json::Member& member : effect.members())
    if (const Json* found = optionIn(member.second, id)) return found;
  for (const Json& item : effect.items())
    if (const Json* found = optionIn(item, id)) return found;
  return nullptr;
}

/// Describes what an option of a card does, by its operations.
QString ofCardOption(const std::string& option, const Json& with, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(with["card"].asString());
  const Json* found = card.known() ? optionIn(kit.cards[card].effect, option) : nullptr;
  if (!found) return {};
  const Json& does = (*found)["do"];
  if (does.items().empty()) return Words::tr("Nothing happens.");
  QStringList sentences;
  for (const EffectLine& line :
       effectLines(Json::array({Json::object({{"on", "on_play"}, {"do", does}})}), Json(), speechOf(kit)))
    if (line.depth > 0) sentences += line.says;
  return together(sentences);
}

/// Returns the text of the game, also for compound options such as "attack:HERO:HELPER".
QString ofGame(const rules::Prompt& prompt, const std::string& option, const GameKit& kit) {
  const GameWords& words = gameWords(kit.id());
  if (words.consequence)
    if (const QString own = words.consequence(prompt, option, kit); !own.isEmpty()) return own;
  const QStringList parts = QString::fromStdString(option).split(QLatin1Char(':'));
  const std::string key =
      parts.first().toStdString() + (parts.size() > 1 ? ":" + std::to_string(parts.size()) : std::string());
  return phrase(words.leads, key);
}

}  // namespace

QString warningOf(const rules::Prompt& prompt, const std::string& option) {
  const Json::Array& last = prompt.arguments["last_health"].items();
  return std::find(last.begin(), last.end(), Json(option)) == last.end()
             ? QString()
             : Words::tr("It takes your last health: you lose at once.");
}

QString consequenceText(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                        const Names& names) {
  if (const QString lost = warningOf(prompt, option); !lost.isEmpty()) return lost;
  if (asksForReading(prompt.id)) return Words::tr("You read it this way for the rest of this night.");
  QString leads = ofGame(prompt, option, kit);
  if (leads.isEmpty() && prompt.id == "option") leads = ofCardOption(option, prompt.arguments, kit);
  const QString other = prompt.seat ? names.across(*prompt.seat) : QString();
  return fillFrom(fill(leads, {{"other", other}}), prompt.arguments, kit, names);
}

}  // namespace lk::app
