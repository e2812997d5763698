// Leagues as JSON, for the command line and the pages on phones.
#pragma once

#include "app/league/model/changes.h"
#include "app/league/model/standings.h"
#include "app/league/store/leagues.h"
#include "rules/text/json.h"

namespace lk::league {

/// Returns {"round","table","first","second","bye","decision","winner"}. The first player starts; second and
/// decision are null if there is none.
Json matchJson(const Match& match, const PlayerNames& names);

/// Returns one row per player:
/// {"place","player","points","played","won","drawn","lost","byes","penalty","opponents",
/// "opponents_exact":"3/5","head_to_head",
/// "steps":[{"rule","what","amount","says"}]}. A ladder's rows also have "rating" and "deviation".
std::vector<Json> standingsRows(const StoredLeague& kept);

/// Returns all that a page shows:
/// {"league","season","format","round","rounds","standings":[...],"tables":[...],
/// "playing":[table numbers],"waiting":[names]}. "tables" has those of the newest round and those of older
/// rounds that are still playing.
Json leagueJson(const StoredLeague& kept);

/// Returns {"change":"joined|dropped|back|paired|result|penalty",...,"says"}.
Json changeJson(const Change& change, const PlayerNames& names);

/// Returns the active players who are not at a table that is still playing.
std::vector<PlayerId> waitingPlayers(const League& league);

}  // namespace lk::league
