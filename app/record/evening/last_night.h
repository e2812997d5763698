// The newest unfinished night, and its state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "carddb/journal.h"

namespace lk::app {

struct LastNight {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;             // ISO 8601
  std::int64_t lastAt = 0;           // time of its last event, seconds since 1970; 0 if unknown
  std::vector<std::string> players;  // by seat, A first; empty for nights from before names were stored
  std::vector<rules::Event> events;
  carddb::SeenBy seenBy = carddb::SeenBy::camera;
};

/// Looks for an unfinished night in a journal. `now` is in seconds since 1970. Returns nullopt if there is
/// none or if the file does not exist; the file is not created. Fails if the journal, or that night in it, is
/// damaged.
Outcome<std::optional<LastNight>> lastNight(const std::string& journal, std::int64_t now);

/// Returns the trays whose dice are hidden from the table in the current state. None if the last event came
/// so long before `now` (seconds since 1970) that the dice are no longer on the table.
std::vector<rules::Seat> hiddenDice(const LastNight& night, const GameKit& kit, std::int64_t now);

/// Returns "Round 2, turn 3", as far as the game counts them; empty if it does not.
QString whenText(const Json& view, const GameKit& kit);
/// Returns "Mia 3 : 2 Jonas": the players, with their scores if the game counts one per player.
QString scoreOf(const LastNight& night, const GameKit& kit, const Names& names);
/// Returns "Round 2, turn 3. Ann: Points 5, Health 20. Ben: ...". If the current rules refuse an event, the
/// state before it is described and the refused event is named.
QString standing(const LastNight& night, const GameKit& kit, const Names& names);

}  // namespace lk::app
