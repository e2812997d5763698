#include <algorithm>
#include <chrono>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/number_option.h"
#include "app/cli/sighting_json.h"
#include "app/kit/game_kit.h"
#include "app/record/balance/balance_report.h"
#include "app/record/balance/balance_run.h"
#include "rules/referee/play_report.h"

namespace lk::app {

namespace {

class Simulate final : public Command {
 public:
  const char* name() const override { return "simulate"; }
  const char* summary() const override {
    return "Play complete games: at random, or the computer against itself";
  }
  Application application() const override {
    return folder_.empty() ? Application::none : Application::drawing;
  }

  void declare(CLI::App& app) override {
    app.add_option("--game", game_, "Game to play")->required();
    addNumber<std::int64_t>(app, "--games", games_, 1, 1'000'000'000, "How many")->required();
    addNumber<std::int64_t>(app, "--seed", seed_, 0, INT64_MAX, "Where the randomness begins")->required();
    app.add_option("--report", folder_, "Folder for the balance report, as a table and a picture");
    CLI::Option* players =
        app.add_option("--players", players_, "house, greedy or random; or by seat: A=house:MS,B=random");
    app.add_option("--options", options_, "Options of every set-up, as a JSON object; lists are compared")
        ->needs(players);
  }

  ExitStatus run(Console& console) override {
    const auto kit = loadKit(game_);
    if (!kit) return console.unusable(kit.fault());
    if (!players_.empty()) return playMatches(**kit, console);
    const auto begin = std::chrono::steady_clock::now();
    const rules::PlayReport report = play(**kit, console);
    const rules::PlayTotals& totals = report.totals;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!folder_.empty())
      if (const auto written = writeBalance(report, **kit, folder_); !written)
        return console.unusable(written.fault());

    Json line = lineOf(totals, totals.refused, seconds, totals.games);
    if (!folder_.empty()) line.set("report", balanceJson(report));
    console.line(line);
    return totals.refused == 0 ? ExitStatus::done : ExitStatus::different;
  }

 private:
  /// Returns what every kind of play prints. `played`: games that took `seconds`.
  Json lineOf(const rules::PlayTotals& totals, std::int64_t refused, double seconds,
              std::int64_t played) const {
    Json wins = Json::object();
    for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
      wins.set(std::string(1, rules::letter(seat)), totals.wins[rules::index(seat)]);
    for (const rules::Seat seat : {rules::Seat::C, rules::Seat::D})
      if (totals.wins[rules::index(seat)] > 0)
        wins.set(std::string(1, rules::letter(seat)), totals.wins[rules::index(seat)]);
    if (totals.lost > 0) wins.set("lost", totals.lost);
    wins.set("draw", totals.draws);
    return Json::object({{"game", game_},
                         {"games", totals.games},
                         {"events", totals.events},
                         {"refused", refused},
                         {"seconds", rounded(seconds, 0.000001)},
                         {"games_per_second", rounded(static_cast<double>(played) / seconds, 0.1)},
                         {"wins", std::move(wins)}});
  }

  /// Plays with programs that choose. A report's games are stored one by one, and none is played twice.
  ExitStatus playMatches(const GameKit& kit, Console& console) const {
    const Outcome<Json> options = readJson(options_, "--options");
    if (!options) return console.unusable(options.fault());
    const Outcome<BalanceResult> result =
        runBalance(kit,
                   {.players = players_,
                    .options = *options,
                    .games = games_,
                    .seed = static_cast<std::uint64_t>(seed_),
                    .folder = folder_},
                   {.played = [&](std::int64_t played) { showProgress(console, played); }});
    if (!result) return console.unusable(result.fault());
    const rules::PlayTotals& totals = result->report.totals;
    Json line = lineOf(totals, totals.refused, result->seconds, result->played);
    line.set("players", result->players);
    line.set("shares", result->shares);
    line.set("choices", result->choices);
    line.set("longest_ms", rounded(result->longest, 0.1));
    if (!folder_.empty()) line.set("report", balanceJson(result->report));
    console.line(line);
    return totals.refused == 0 ? ExitStatus::done : ExitStatus::different;
  }

  void showProgress(Console& console, std::int64_t played) const {
    const std::int64_t part = std::max<std::int64_t>(1, games_ / 100);
    if (played % part == 0)
      console.progress("Playing", static_cast<int>(played / part), static_cast<int>(games_ / part));
  }

  /// Plays the games. Without a report only the totals are counted.
  rules::PlayReport play(const GameKit& kit, Console& console) const {
    const auto seed = static_cast<std::uint64_t>(seed_);
    if (folder_.empty()) return {.totals = rules::playRandomly(*kit.game, kit.cards, games_, seed)};
    return rules::reportRandomPlay(*kit.game, kit.cards, games_, seed,
                                   [&](std::int64_t played) { showProgress(console, played); });
  }

  std::string game_, folder_, players_;
  std::string options_ = "{}";
  std::int64_t games_ = 0;
  std::int64_t seed_ = 0;
};

}  // namespace

std::unique_ptr<Command> makeSimulate() {
  return std::make_unique<Simulate>();
}

}  // namespace lk::app
