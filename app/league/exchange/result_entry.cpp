#include "app/league/exchange/result_entry.h"

#include "app/league/exchange/event_report.h"
#include "app/league/store/rounds.h"

namespace lk::league {

namespace {

Outcome<std::vector<WrittenResult>> resultsIn(const std::string& text, const std::string& file) {
  if (!file.ends_with(".wer")) return readResultSheet(text, file);
  Outcome<EventReport> report = readEventReport(text, file);
  if (!report) return report.fault();
  return std::move(report->results);
}

}  // namespace

Outcome<EnteredResults> enterResults(Database& database, const StoredLeague& stored,
                                     std::optional<RoundNumber> round, const std::string& text,
                                     const std::string& file) {
  const auto written = resultsIn(text, file);
  if (!written) return written.fault();
  const RoundNumber meant = round ? *round : newestRound(stored.league).value_or(RoundNumber{0});
  Outcome<EnteredResults> results = matchesOf(*written, stored, meant, file);
  if (!results) return results;
  const Outcome<Done> entered = database.inTransaction([&]() -> Outcome<Done> {
    for (const auto& [match, decided] : *results) {
      if (match.decided == decided) continue;
      const auto done = correctMatch(database, stored.id, match.round, match.table, decided, "sheet " + file);
      if (!done) return done.fault();
    }
    return Done{};
  });
  if (!entered) return entered.fault();
  return results;
}

}  // namespace lk::league
