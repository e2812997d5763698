#include "app/session/night/deck_check.h"

#include "rules/referee/referee.h"

namespace lk::app {

std::vector<std::string_view> deckModes(const rules::Game& game) {
  const rules::Vocabulary& words = game.vocabulary();
  if (!words.setup.decks || words.setup.decks->check.empty()) return {};
  for (const rules::EventSpec& event : words.events)
    if (event.kind == words.setup.decks->check)
      for (const rules::FieldSpec& field : event.fields)
        if (field.name == "mode") return {field.names.begin(), field.names.end()};
  return {};
}

rules::Ruling checkedDeck(const SetupDraft& draft, rules::Seat seat, std::string_view mode,
                          const DeckList& cards) {
  rules::Referee referee(*draft.kit().game, draft.kit().cards);
  rules::Ruling begun = referee.take(draft.setup());
  if (begun.verdict != rules::Verdict::accepted) return begun;
  Json list{Json::Object{}};
  for (const auto& [id, count] : cards)
    if (count > 0) list.set(id, count);
  return referee.take({Json::object({{"e", std::string(draft.spec().decks->check)},
                                     {"seat", rules::name(seat)},
                                     {"mode", std::string(mode)},
                                     {"cards", std::move(list)}})});
}

}  // namespace lk::app
