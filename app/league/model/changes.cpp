#include "app/league/model/changes.h"

#include <map>
#include <unordered_map>

namespace lk::league {

namespace {

void addEntries(const League& before, const League& now, std::vector<Change>& changes) {
  std::unordered_map<PlayerId, bool> known;
  for (const Entry& entry : before.entries) known[entry.player] = entry.dropped;
  for (const Entry& entry : now.entries)
    if (!known.contains(entry.player)) changes.emplace_back(Joined{entry.player});
  for (const Entry& entry : now.entries)
    if (known.contains(entry.player) ? known[entry.player] != entry.dropped : entry.dropped)
      changes.emplace_back(Dropped{entry.player, entry.dropped});
}

void addRounds(const League& before, const League& now, std::vector<Change>& changes) {
  const auto newest = newestRound(before);
  std::map<RoundNumber, int> tables;
  for (const Match& match : now.matches)
    if (!newest || *newest < match.round) ++tables[match.round];
  for (const auto& [round, count] : tables) changes.emplace_back(Paired{round, count});
}

void addDecisions(const League& before, const League& now, std::vector<Change>& changes) {
  std::map<std::pair<RoundNumber, TableNumber>, std::optional<Decision>> known;
  for (const Match& match : before.matches) known[{match.round, match.table}] = match.decided;
  for (const Match& match : now.matches) {
    if (!match.second) continue;
    const auto at = known.find({match.round, match.table});
    const std::optional<Decision> was = at == known.end() ? std::nullopt : at->second;
    if (was != match.decided) changes.emplace_back(Decided{match, was});
  }
}

}  // namespace

std::vector<Change> changesBetween(const League& before, const League& now) {
  std::vector<Change> changes;
  addEntries(before, now, changes);
  addRounds(before, now, changes);
  addDecisions(before, now, changes);
  for (std::size_t place = before.penalties.size(); place < now.penalties.size(); ++place)
    changes.emplace_back(Penalised{now.penalties[place]});
  return changes;
}

}  // namespace lk::league
