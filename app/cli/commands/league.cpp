#include <map>

#include <CLI/CLI.hpp>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/league/exchanging.h"
#include "app/cli/league/organising.h"
#include "app/cli/league/reporting.h"
#include "app/cli/league/venue.h"
#include "app/cli/league/viewing.h"
#include "app/cli/number_option.h"
#include "app/league/model/formats.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

constexpr int kMax = 100'000;  // limit for rounds, tables and points

class LeagueCommand final : public Command {
 public:
  const char* name() const override { return "league"; }
  const char* summary() const override { return "Leagues: pair rounds, count nights, print standings"; }

  Application application() const override {
    return print_->parsed() ? Application::drawing : Application::core;
  }

  void declare(CLI::App& app) override {
    app.require_subcommand(1);
    app.add_option("--db", arguments_.database,
                   "sqlite:FILE or postgresql://USER@HOST/DATABASE; default: a file in the data folder");
    declareOrganising(app);
    declareNights(app);
    declareViewing(app);
    declareVenue(app);
  }

  ExitStatus run(Console& console) override {
    const Translation english(QStringLiteral("en"));  // for plural forms
    for (const auto& [app, does] : does_)
      if (app->parsed()) return does(arguments_, console);
    return ExitStatus::unusable;
  }

 private:
  using Does = ExitStatus (*)(const LeagueArguments&, Console&);

  CLI::App* add(CLI::App& app, const char* name, Does does, const char* summary) {
    CLI::App* made = app.add_subcommand(name, summary);
    made->fallthrough();  // so that --db may follow the subcommand, too
    does_.emplace_back(made, does);
    return made;
  }
  /// Adds a subcommand that works on one league.
  CLI::App* addOfLeague(CLI::App& app, const char* name, Does does, const char* summary) {
    CLI::App* made = add(app, name, does, summary);
    made->add_option("league", arguments_.name, "Its name")->required();
    made->add_option("--season", arguments_.season, "Season; default: the newest");
    return made;
  }
  void addPlayers(CLI::App& app, const char* summary) {
    app.add_option("players", arguments_.players, summary)->required();
  }
  void addWhy(CLI::App& app) {
    app.add_option("--why", arguments_.why, "The reason, kept with it")->required();
  }
  static std::map<std::string, const league::LeagueFormat*> formats() {
    std::map<std::string, const league::LeagueFormat*> all;
    for (const league::LeagueFormat& format : league::leagueFormats()) all.emplace(format.name, &format);
    return all;
  }
  CLI::Option* addTable(CLI::App& app) {
    return addNumber(app, "--table", arguments_.table, 1, kMax, "Number of the table");
  }
  void addRound(CLI::App& app) {
    addNumber(app, "--round", arguments_.round, 1, kMax, "Number of the round; the newest else");
  }
  void addPacks(CLI::App& app) {
    app.add_option("--pack", arguments_.packs, "Packs of own cards that were played with");
  }

  void declareOrganising(CLI::App& app) {
    add(app, "init", initLeagues, "Make the tables, or bring them up to date; on a server the roles, too");
    CLI::App* create = addOfLeague(app, "create", createLeague, "Begin a league, or a season of one");
    create->add_option("--game", arguments_.games, "Game; may be given several times")
        ->required()
        ->allow_extra_args(false);
    addChoice(*create, "--format", arguments_.format, formats(), "How it is paired")->required();
    addNumber(*create, "--rounds", arguments_.rounds, 1, kMax, "How many rounds; no end else");
    CLI::App* join = addOfLeague(app, "join", joinLeague, "Let players take part");
    join->add_option("players", arguments_.players, "Their names");
    join->add_option("--house", arguments_.house, "Their house or club; tells people of one name apart");
    join->add_option("--from", arguments_.file,
                     "CSV with a name and a house per line, or with headings; or an event report (.wer)");
    CLI::App* drop = addOfLeague(app, "drop", dropFromLeague, "Stop pairing players");
    addPlayers(*drop, "Their names");
    drop->add_option("--why", arguments_.why, "The reason, kept with it");
    addOfLeague(app, "pair", pairLeague, "Pair the next round");
    CLI::App* correct =
        addOfLeague(app, "correct", correctLeague, "Decide a table by hand, whatever nights say");
    addRound(*correct);
    addTable(*correct)->required();
    correct->add_option("--winner", arguments_.result, "A player, or draw, both_won, both_lost, open")
        ->required();
    addWhy(*correct);
    CLI::App* penalty = addOfLeague(app, "penalty", penaliseInLeague, "Take points off a player");
    penalty->add_option("player", arguments_.players, "The name")->required()->expected(1);
    addNumber(*penalty, "--points", arguments_.points, 1, kMax, "How many")->required();
    addWhy(*penalty);
    CLI::App* admit =
        addOfLeague(app, "admit", admitToLeague, "Let a login of the server report for a table");
    addTable(*admit)->required();
    admit->add_option("--login", arguments_.login, "Its name on the server")->required();
    CLI::App* merge = add(app, "merge", mergeInLeagues, "Merge a player who was entered twice");
    merge->add_option("players", arguments_.players, "The name that is kept, then the other")
        ->required()
        ->expected(2);
  }

  void declareVenue(CLI::App& app) {
    CLI::App* timer = addOfLeague(app, "timer", timeLeague, "Show or set how much time the newest round has");
    CLI::Option* minutes = addNumber(*timer, "--minutes", arguments_.minutes, 1,
                                     league::kMaxRoundSeconds / 60, "Start with so much time");
    CLI::Option* pause = timer->add_flag("--pause", arguments_.pause, "Stop the clock")->excludes(minutes);
    timer->add_flag("--resume", arguments_.resume, "Let it go on")->excludes(minutes)->excludes(pause);
    CLI::App* announce =
        addOfLeague(app, "announce", announceInLeague, "Tell every phone and screen something");
    CLI::Option* text = announce->add_option("text", arguments_.text, "What is told");
    announce->add_flag("--clear", arguments_.clear, "Take earlier announcements away")->excludes(text);
  }

  void declareNights(CLI::App& app) {
    CLI::App* report = addOfLeague(app, "report", reportNight, "Count a night, now or as soon as can be");
    report->add_option("--night", arguments_.night, "A transcript, or the number of a night in the journal")
        ->required();
    addRound(*report);
    addTable(*report);
    report->add_option("--slip", arguments_.slip, "Code on the table's slip; gives round and table");
    report->add_option("--players", arguments_.players, "Who sat at A, and who at B")->expected(2);
    addPacks(*report);
    add(app, "deliver", deliverNights, "Deliver the nights that wait");
    addPacks(*addOfLeague(app, "check", checkLeague, "Judge every night of a league again"));
    CLI::App* results = addOfLeague(app, "results", takeResults, "Enter the results of a sheet by hand");
    results->add_option("--from", arguments_.file, "CSV with headings, or an event report (.wer)")
        ->required();
    addRound(*results);
    CLI::App* exported = addOfLeague(app, "export", exportLeague, "Write a league with its nights to a file");
    exported
        ->add_option("--out", arguments_.file,
                     "JSON; one line per match if the name ends in .csv; an event report if in .wer")
        ->required();
    CLI::App* imported = add(app, "import", importLeague, "Import a league from an exported JSON file");
    imported->add_option("file", arguments_.file, "The file")->required();
    imported->add_option("--season", arguments_.season, "Season to import it as; default: its own");
    addPacks(*imported);
  }

  void declareViewing(CLI::App& app) {
    add(app, "list", listLeagues, "All leagues and seasons");
    addOfLeague(app, "standings", printStandings, "Who stands where, and why")
        ->add_option("--csv", arguments_.file, "Write them to this file, too");
    addRound(*addOfLeague(app, "pairings", printPairings, "Who sits where"));
    addOfLeague(app, "player", printPlayer, "A player's place and matches")
        ->add_option("player", arguments_.players, "The name")
        ->required()
        ->expected(1);
    print_ =
        addOfLeague(app, "print", printLeague, "Print slips for the tables, pairings, seats or standings");
    addChoice(*print_, "--what", arguments_.pages, kPages, "What to print")->required();
    print_->add_option("--out", arguments_.file, "PDF file")->required();
    addRound(*print_);
    addChoice(*print_, "--paper", arguments_.paper, kPaper, "Paper");
    addNumber(*addOfLeague(app, "watch", watchLeague, "Print every change, live"), "--seconds",
              arguments_.seconds, 1, kMax, "Stop after this many seconds");
  }

  inline static const std::map<std::string, league::LeaguePages> kPages{
      {"slips", league::LeaguePages::slips},
      {"pairings", league::LeaguePages::pairings},
      {"seats", league::LeaguePages::seats},
      {"standings", league::LeaguePages::standings}};
  inline static const std::map<std::string, QPageSize::PageSizeId> kPaper{{"a4", QPageSize::A4},
                                                                          {"letter", QPageSize::Letter}};
  LeagueArguments arguments_;
  CLI::App* print_ = nullptr;
  std::vector<std::pair<CLI::App*, Does>> does_;
};

}  // namespace

std::unique_ptr<Command> makeLeague() {
  return std::make_unique<LeagueCommand>();
}

}  // namespace lk::app
