#include "app/record/balance/balance_run.h"

#include <optional>
#include <utility>
#include <vector>

#include <QElapsedTimer>

#include "app/record/balance/balance_report.h"
#include "app/record/balance/simulated_players.h"

namespace lk::app {

Outcome<BalanceResult> runBalance(const GameKit& kit, const BalanceRequest& request,
                                  const BalanceProgress& progress) {
  const auto players = SimulatedPlayers::read(request.players, kit);
  if (!players) return players.fault();
  if (!request.options.isObject())
    return Fault{"--options", 0, "is no object", "say {\"NAME\":VALUE}, as in a set-up"};
  if (const auto set = (*players)->setOptions(request.options, request.seed); !set) return set.fault();

  std::optional<GameLog> log;
  if (!request.folder.empty()) {
    Outcome<GameLog> opened =
        GameLog::open(request.folder, Json::object({{"played", std::string(kit.id())},
                                                    {"players", (*players)->names()},
                                                    {"seed", static_cast<std::int64_t>(request.seed)},
                                                    {"options", request.options}}));
    if (!opened) return opened.fault();
    log.emplace(std::move(*opened));
  }
  BalanceResult result{.report = rules::emptyReport(*kit.game)};
  const auto count = [&](const LoggedGame& game) {
    result.report.add(game.game);
    result.report.totals.refused += game.refused;
    result.choices += game.choices;
  };
  std::vector<std::int64_t> open;
  for (std::int64_t number = 0; number < request.games; ++number) {
    if (!log || !log->games().contains(number))
      open.push_back(number);
    else
      count(log->games().at(number));
  }
  (*players)->stopWhen(progress.stopped);
  QElapsedTimer since;
  since.start();
  const Outcome<Done> played =
      (*players)->play(open, request.seed, [&](std::int64_t number, const LoggedGame& game) -> Outcome<Done> {
        if (log)
          if (auto added = log->add(number, game); !added) return added;
        count(game);
        ++result.played;
        if (progress.played) progress.played(result.report.totals.games);
        return Done{};
      });
  if (!played) return played.fault();
  result.seconds = static_cast<double>(since.nsecsElapsed()) * 1e-9;
  result.longest = (*players)->longest();
  result.players = (*players)->names();
  result.shares = (*players)->shares(result.report.totals);
  if (log)
    if (const auto written = writeBalance(result.report, kit, request.folder, result.players); !written)
      return written.fault();
  return result;
}

}  // namespace lk::app
