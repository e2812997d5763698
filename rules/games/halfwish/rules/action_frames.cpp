#include "rules/games/halfwish/rules/action_frames.h"

#include "rules/games/halfwish/rules/deck.h"

namespace lk::rules::halfwish {

void addAbility(std::vector<Frame>& frames, const State& s, const CardBook& cards, Seat seat, int slot,
                Hook hook, bool (*wanted)(const Ability&)) {
  const CardId card = actionAt(s, seat, slot);
  const Ability* ability = card.known() ? cards.program(card).at(place(hook)) : nullptr;
  if (!ability || !wanted(*ability)) return;
  Frame frame;
  frame.card = card;
  frame.left = ability->body;
  frame.self = seat;
  frame.place = static_cast<std::uint8_t>(slot);
  frames.push_back(frame);
}

void putUnderWay(Changes& changes, const std::vector<Frame>& frames) {
  changes.running().insert(changes.running().end(), frames.rbegin(), frames.rend());
}

}  // namespace lk::rules::halfwish
