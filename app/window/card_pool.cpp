#include "app/window/card_pool.h"

#include <algorithm>

#include "app/words/card_words.h"

namespace lk::app {

namespace {

bool holds(const std::vector<Pick>& pool, const std::string& id) {
  return std::any_of(pool.begin(), pool.end(), [&](const Pick& pick) { return pick.id == id; });
}

void addOnce(std::vector<Pick>& pool, const rules::Prompt& prompt, const std::string& id,
             const GameKit& kit) {
  if (!holds(pool, id)) pool.push_back(pickOf(prompt, id, kit));
}

/// How often a card lies face up where the table sees it.
int lying(const Json& view, const std::string& id) {
  int count = 0;
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items())
      if (card["card"].asString() == id) ++count;
  return count;
}

}  // namespace

Pick pickOf(const rules::Prompt& prompt, const std::string& option, const GameKit& kit) {
  Pick pick;
  pick.id = option;
  pick.name = optionLabel(prompt, option, kit);
  if (const rules::CardId card = kit.cards.find(option); card.known()) pick.text = cardText(kit.cards[card]);
  return pick;
}

std::vector<Pick> cardPool(const rules::Prompt& prompt, const Moment& moment, std::string_view type) {
  const GameKit& kit = *moment.kit;
  std::vector<Pick> pool;
  for (const Json& id : prompt.arguments["cards"].items()) addOnce(pool, prompt, id.asString(), kit);
  for (const auto& [id, count] : prompt.arguments["left"].members())
    if (count.asInt() > 0) addOnce(pool, prompt, id, kit);
  const bool listed = !pool.empty();
  if (listed && !prompt.arguments["left"].isNull() && prompt.arguments["round"].asInt(1) > 1)
    for (const rules::CardId card : kit.cards.ofType("upgrade"))
      addOnce(pool, prompt, kit.cards[card].id, kit);
  if (listed) return pool;
  for (const rules::CardDef& card : kit.cards.cards()) {
    if (card.type != type || !card.countsAs.empty()) continue;
    Pick pick = pickOf(prompt, card.id, kit);
    if (lying(moment.view, card.id) >= card.copies) pick.why = reasonText("used_up");
    pool.push_back(std::move(pick));
  }
  return pool;
}

}  // namespace lk::app
