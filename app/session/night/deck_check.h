// Checks a list of cards as a player's deck before the night begins.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/night/setup_draft.h"

namespace lk::app {

/// How many of each card a deck holds, by the cards' ids.
using DeckList = std::map<std::string, int>;

/// Returns the ways a deck can be built in this game: values of the field `mode`. Empty if no list is
/// checked.
std::vector<std::string_view> deckModes(const rules::Game& game);

/// Returns the referee's ruling on a list in a night that begins with this set-up. Nothing is kept.
/// Precondition: deckModes() has `mode`.
rules::Ruling checkedDeck(const SetupDraft& draft, rules::Seat seat, std::string_view mode,
                          const DeckList& cards);

}  // namespace lk::app
