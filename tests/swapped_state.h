// Creates nights that one audience cannot distinguish from the original.
#pragma once

#include <set>
#include <string_view>

#include "rules/referee/chance.h"
#include "rules/referee/visibility.h"

namespace lk::test {

inline bool isHidden(const rules::Slot& slot, rules::Audience who) {
  return slot.card.known() && !slot.knownTo.include(who);
}

/// Returns another card, of the same type if there is one.
inline rules::CardId another(rules::CardId card, const rules::CardBook& cards, rules::Chance& chance) {
  const auto like = cards.ofType(cards[card].type);
  return like[static_cast<std::size_t>(chance.below(static_cast<int>(like.size())))];
}

/// Returns the state with everything that is hidden from `who` replaced at random. `hidden` gets the names of
/// the zones and figures with hidden content.
inline rules::State swapped(const rules::State& state, rules::Audience who, const rules::Game& game,
                            const rules::CardBook& cards, rules::Chance& chance,
                            std::set<std::string_view>& hidden) {
  rules::State other = state;
  const rules::Vocabulary& words = game.vocabulary();
  for (std::size_t place = 0; place < other.lying.size(); ++place) {
    rules::Slot slot = other.lying[place];
    if (!isHidden(slot, who)) continue;
    slot.card = another(slot.card, cards, chance);
    other.lying.replace(place, slot);
    hidden.insert(words.zones[slot.zone].name);
  }
  const auto swapFigures = [&](rules::Figures& figures, std::span<const rules::FigureSpec> specs) {
    for (std::size_t i = 0; i < specs.size(); ++i) {
      if (specs[i].shown != rules::Shown::inViews || specs[i].kind != rules::FigureKind::number) continue;
      if (!figures[i].present || figures[i].knownTo.include(who)) continue;
      figures[i].value = static_cast<std::int16_t>(specs[i].least + chance.below(3));
      hidden.insert(specs[i].name);
    }
  };
  for (rules::Figures& figures : other.seats) swapFigures(figures, words.seatFigures);
  swapFigures(other.table, words.tableFigures);
  return other;
}

}  // namespace lk::test
