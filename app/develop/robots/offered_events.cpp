#include "app/develop/robots/offered_events.h"

#include <algorithm>

#include "app/phrases/choices/choice.h"

namespace lk::app {

namespace {

bool isAvailable(const Choice& choice, const std::string& id) {
  return std::any_of(choice.pool.begin(), choice.pool.end(),
                     [&](const Pick& pick) { return pick.id == id && pick.why.isEmpty(); });
}

/// Returns the cards that were told, as far as the picker offers all of them; otherwise the first it needs,
/// beginning at `turn`.
QStringList cardsFor(const Choice& choice, const Json& told, int turn) {
  QStringList cards;
  const std::vector<Json> named = told.isString() ? std::vector<Json>{told} : told.items();
  for (const Json& card : named) cards += QString::fromStdString(card.asString());
  const bool offered = std::all_of(named.begin(), named.end(),
                                   [&](const Json& card) { return isAvailable(choice, card.asString()); });
  if (!named.empty() && offered) return cards;
  cards.clear();
  for (std::size_t i = 0; i < choice.pool.size() && cards.size() < choice.entryLeast; ++i) {
    const Pick& pick = choice.pool[(i + static_cast<std::size_t>(turn)) % choice.pool.size()];
    if (pick.why.isEmpty()) cards += QString::fromStdString(pick.id);
  }
  return cards;
}

QList<int> diceFor(const Choice& choice, int turn) {
  QList<int> dice;
  for (int i = 0; i < choice.entryCount; ++i)
    dice += 1 + (turn * (4 * i + 1) + i * (turn / choice.sides)) % choice.sides;
  return dice;
}

}  // namespace

std::vector<rules::Event> offeredEvents(const LessonMoment& moment, const GameKit& kit, const Told& told,
                                        int turn) {
  std::vector<rules::Event> out;
  const auto add = [&](const std::optional<rules::Event>& event) {
    if (event) out.push_back(*event);
  };
  for (const rules::Prompt& prompt : moment.prompts)
    for (const Choice& choice : choicesOf(prompt, {kit, moment.view}, {})) {
      if (!choice.why.isEmpty()) continue;
      if (choice.entry == Entry::none) out.push_back(choice.event);
      if (choice.entry == Entry::dice) add(withDice(choice, diceFor(choice, turn)));
      if (choice.entry == Entry::cards)
        add(withCards(choice, cardsFor(choice, told(choice.event, choice.field), turn)));
      if (choice.entry == Entry::pick)
        for (const Pick& pick : choice.pool)
          if (pick.why.isEmpty()) out.push_back(pick.event);
    }
  return out;
}

}  // namespace lk::app
