#include "app/phrases/choices/card_pool.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/consequences.h"

namespace lk::app {

namespace {

/// Returns how many copies of a card are face up in the table's view.
int copiesFaceUp(const Json& view, const std::string& id) {
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
  QStringList text{warningOf(prompt, option)};
  if (const rules::CardId card = kit.cards.find(option); card.known()) text += cardText(kit.cards[card]);
  text.removeAll(QString());
  pick.text = text.join(QLatin1Char(' '));
  return pick;
}

std::vector<Pick> cardPool(const rules::Prompt& prompt, const rules::Blank& blank, const OpenTable& table) {
  const rules::CardBook& cards = table.kit.cards;
  std::vector<Pick> pool;
  for (std::size_t i = 0; i < blank.among.size(); ++i) {
    pool.push_back(pickOf(prompt, cards[blank.among[i]].id, table.kit));
    if (!blank.copies.empty()) pool.back().most = blank.copies[i];
  }
  if (!pool.empty() && blank.elsewhere.empty()) return pool;
  const auto listed = [&](rules::CardId id) {
    return std::find(blank.among.begin(), blank.among.end(), id) != blank.among.end();
  };
  for (const std::string_view type : blank.cardTypes) {
    for (const rules::CardId id : cards.ofType(type)) {
      const rules::CardDef& card = cards[id];
      if (!card.countsAs.empty() || listed(id)) continue;
      Pick pick = pickOf(prompt, card.id, table.kit);
      if (card.copies > 1) pick.most = blank.most;
      if (!blank.elsewhere.empty())
        pick.why = reasonText(std::string(blank.elsewhere), table.kit.id());
      else if (copiesFaceUp(table.view, card.id) >= card.copies)
        pick.why = reasonText("used_up");
      pool.push_back(std::move(pick));
    }
  }
  return pool;
}

}  // namespace lk::app
