#include "app/league/words/league_json.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "app/league/model/pairing.h"
#include "app/league/words/league_words.h"

namespace lk::league {

namespace {

Json nameJson(PlayerId player, const PlayerNames& names) {
  const auto at = names.find(player);
  return at == names.end() ? Json() : Json(at->second);
}

Json winnerJson(const Match& match, const PlayerNames& names) {
  if (match.decided == Decision::firstWon) return nameJson(match.first, names);
  if (match.decided == Decision::secondWon) return nameJson(*match.second, names);
  return {};
}

Json rowJson(const Standing& standing, const Explainer& explainer, const PlayerNames& names) {
  Json row = Json::object({{"place", standing.place},
                           {"player", nameJson(standing.player, names)},
                           {"points", standing.points},
                           {"played", standing.won + standing.drawn + standing.lost},
                           {"won", standing.won},
                           {"drawn", standing.drawn},
                           {"lost", standing.lost},
                           {"byes", standing.byes},
                           {"penalty", standing.penalty},
                           {"opponents", shownShare(standing.opponents)},
                           {"opponents_exact", fractionText(standing.opponents)},
                           {"head_to_head", standing.headToHead ? Json(*standing.headToHead) : Json()},
                           {"dropped", standing.dropped}});
  if (standing.rating) {
    row.set("rating", std::round(standing.rating->value * 10) / 10);
    row.set("deviation", std::round(standing.rating->deviation * 10) / 10);
  }
  Json steps = Json::array();
  for (const Reason& reason : explainer.reasons(standing))
    steps.push(Json::object({{"rule", reason.rule},
                             {"what", reason.what},
                             {"amount", reason.amount},
                             {"says", reason.says.toStdString()}}));
  row.set("steps", std::move(steps));
  return row;
}

struct Showing {
  const PlayerNames& names;

  Json operator()(const Joined& change) const {
    return Json::object({{"change", "joined"}, {"player", nameJson(change.player, names)}});
  }
  Json operator()(const Dropped& change) const {
    return Json::object(
        {{"change", change.dropped ? "dropped" : "back"}, {"player", nameJson(change.player, names)}});
  }
  Json operator()(const Paired& change) const {
    return Json::object({{"change", "paired"}, {"round", number(change.round)}, {"tables", change.tables}});
  }
  Json operator()(const Decided& change) const {
    Json json = matchJson(change.match, names);
    json.set("change", "result");
    if (change.before) json.set("before", wordOf(*change.before));
    return json;
  }
  Json operator()(const Penalised& change) const {
    return Json::object({{"change", "penalty"},
                         {"player", nameJson(change.penalty.player, names)},
                         {"points", change.penalty.points},
                         {"why", change.penalty.why}});
  }
};

}  // namespace

Json matchJson(const Match& match, const PlayerNames& names) {
  return Json::object({{"round", number(match.round)},
                       {"table", number(match.table)},
                       {"first", nameJson(match.first, names)},
                       {"second", match.second ? nameJson(*match.second, names) : Json()},
                       {"bye", !match.second},
                       {"decision", match.decided ? Json(wordOf(*match.decided)) : Json()},
                       {"winner", match.second ? winnerJson(match, names) : Json()}});
}

std::vector<Json> standingsRows(const StoredLeague& kept) {
  const std::vector<Standing> table = standings(kept.league);
  const Explainer explainer(kept.league, table, kept.names);
  std::vector<Json> rows;
  rows.reserve(table.size());
  for (const Standing& standing : table) rows.push_back(rowJson(standing, explainer, kept.names));
  return rows;
}

std::vector<PlayerId> waitingPlayers(const League& league) {
  std::unordered_set<PlayerId> playing;
  for (const Match& match : openMatches(league)) {
    playing.insert(match.first);
    playing.insert(*match.second);
  }
  std::vector<PlayerId> waiting;
  for (const Entry& entry : league.entries)
    if (!entry.dropped && !playing.contains(entry.player)) waiting.push_back(entry.player);
  return waiting;
}

Json leagueJson(const StoredLeague& kept) {
  const League& league = kept.league;
  const auto newest = newestRound(league);
  Json tables = Json::array();
  Json playing = Json::array();
  Json waiting = Json::array();
  for (const Match& match : league.matches) {
    if (match.round == newest || !match.decided) tables.push(matchJson(match, kept.names));
    if (!match.decided) playing.push(number(match.table));
  }
  for (const PlayerId player : waitingPlayers(league)) waiting.push(nameJson(player, kept.names));
  return Json::object({{"league", league.name},
                       {"season", league.season},
                       {"format", league.format->name},
                       {"round", newest ? number(*newest) : 0},
                       {"rounds", league.rounds},
                       {"standings", Json(Json::Array(standingsRows(kept)))},
                       {"tables", std::move(tables)},
                       {"playing", std::move(playing)},
                       {"waiting", std::move(waiting)}});
}

Json changeJson(const Change& change, const PlayerNames& names) {
  Json json = std::visit(Showing{names}, change);
  json.set("says", changeText(change, names).toStdString());
  return json;
}

}  // namespace lk::league
