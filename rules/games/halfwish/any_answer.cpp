// Random play: what prompts leave open, filled in by chance.
#include <algorithm>

#include "rules/games/halfwish/deck.h"
#include "rules/games/halfwish/halfwish.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

Json anyActions(const State& state, const CardBook& cards, Seat seat, Chance& chance) {
  std::vector<DeckCount> left = leftInDeck(state, cards, seat);
  int total = 0;
  for (const DeckCount& entry : left) total += entry.count;
  Json named{Json::Array{}};
  for (int i = 0; i < actionsNow(state) && total > 0; ++i, --total) {
    int pick = chance.below(total);
    for (DeckCount& entry : left) {
      pick -= entry.count;
      if (pick >= 0) continue;
      --entry.count;
      named.push(cards[entry.card].id);
      break;
    }
  }
  return named;
}

}  // namespace

Event Halfwish::anySetup(const CardBook& cards, Chance& chance) const {
  std::vector<std::string> classes;
  for (const CardDef& card : cards.cards())
    if (card.type == "class") classes.push_back(card.id);
  const auto anyClass = [&] {
    return classes[static_cast<std::size_t>(chance.below(static_cast<int>(classes.size())))];
  };
  Json chosen;
  chosen.set("A", anyClass()).set("B", anyClass());
  return Event{Json::object({{"e", "setup"},
                             {"game", id()},
                             {"classes", std::move(chosen)},
                             {"starter", chance.below(2) == 0 ? "A" : "B"},
                             {"options", Json::object({{"locations", "off"}, {"powers", "off"}})}})};
}

Event Halfwish::anyAnswer(const State& state, const Prompt& prompt, std::size_t option, const CardBook& cards,
                          Chance& chance) const {
  if (!prompt.answers[option].body.isNull()) return prompt.answers[option];
  Event event = eventOf(prompt.id, *prompt.seat);
  if (prompt.id == "roll")
    event.body.set("dice", Json::array({chance.die(), chance.die()}));
  else
    event.body.set("cards", anyActions(state, cards, *prompt.seat, chance));
  return event;
}

}  // namespace lk::rules::halfwish
