// The newest night that was not played to its end, and where it stood.
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
  std::int64_t lastAt = 0;           // when its last event came, seconds since 1970; 0 when not known
  std::vector<std::string> players;  // names by seat, A first; empty for nights older than the names
  std::vector<rules::Event> events;
  carddb::SeenBy seenBy = carddb::SeenBy::camera;
};

/// Looks into a journal at `now`, seconds since 1970; nothing when there is no such night, or no such file:
/// looking makes none. A fault when the journal, or that night in it, is damaged.
Outcome<std::optional<LastNight>> lastNight(const std::string& journal, std::int64_t now);

/// The trays whose dice the table may not know as that night stands. None when its last event came so long
/// before `now` (seconds since 1970) that the dice are gone.
std::vector<rules::Seat> hiddenDice(const LastNight& night, const GameKit& kit, std::int64_t now);

/// "Round 2, turn 3": as far as the game counts them; empty when it does not.
QString whenText(const Json& view, const GameKit& kit);
/// "Mia 3 : 2 Jonas": who played, and what each has won where the game counts it for each of them.
QString scoreOf(const LastNight& night, const GameKit& kit, const Names& names);
/// "Round 2, turn 3. Ann: Points 5, Health 20. Ben: ...", by the events so far; and which of them these rules
/// refuse, if any: it stands as before that one.
QString standing(const LastNight& night, const GameKit& kit, const Names& names);

}  // namespace lk::app
