// Leagues as JSON, as the command line and the pages for phones show them.
#pragma once

#include "app/league/model/changes.h"
#include "app/league/model/standings.h"
#include "app/league/store/leagues.h"
#include "rules/text/json.h"

namespace lk::league {

/// {"round","table","first","second","bye","decision","winner"}; the first one starts; second and decision
/// null where there is none.
Json matchJson(const Match& match, const PlayerNames& names);

/// One row:
/// {"place","player","points","played","won","drawn","lost","byes","penalty","opponents","head_to_head",
/// "steps":[{"rule","what","amount","says"}]}, of a ladder also "rating" and "deviation".
std::vector<Json> standingsRows(const StoredLeague& kept);

/// All that a page shows: {"league","season","format","round","rounds","standings":[...],"tables":[...] of
/// the newest round and those of older ones that still play,"playing":[table numbers],"waiting":[names]}.
Json leagueJson(const StoredLeague& kept);

/// {"change":"joined|dropped|back|paired|result|penalty",...,"says"}.
Json changeJson(const Change& change, const PlayerNames& names);

/// Who takes part and sits at no table that plays.
std::vector<PlayerId> waitingPlayers(const League& league);

}  // namespace lk::league
