// Fuzzes lists of players and sheets of results from other programs.
#include "app/league/exchange/event_report.h"
#include "app/league/exchange/player_list.h"
#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace lk::league;
  const std::string text(lk::fuzz::textOf(data, size));
  (void)readPlayerList(text, "list");
  if (const auto report = readEventReport(text, "report"); report)
    for (const WrittenResult& result : report->results)
      lk::fuzz::promise(result.line > 0 && result.round, "a match of a report has a line and a round");
  if (const auto results = readResultSheet(text, "sheet"); results)
    for (const WrittenResult& result : *results)
      lk::fuzz::promise(result.table || (!result.first.empty() && !result.second.empty()),
                        "a result says whose it is");
  return 0;
}
