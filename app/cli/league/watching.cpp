#include <exception>

#include <QCoreApplication>
#include <QTimer>

#include "app/cli/league/opened.h"
#include "app/cli/league/telling.h"
#include "app/league/words/league_json.h"

namespace lk::app {

namespace {

constexpr int kLookedAfter = 2000;  // milliseconds between two looks whether the database is still there

class LeagueWatch : public QObject {
 public:
  LeagueWatch(const LeagueArguments& said, Console& console, league::Database database,
              league::KeptLeague known)
      : said_(&said), console_(&console), database_(std::move(database)), known_(std::move(known)) {}

  ExitStatus run() {
    if (const auto listening = listen(); !listening) return console_->unusable(listening.fault());
    look();  // what came between the first look and listening
    QTimer after;
    connect(&after, &QTimer::timeout, this, [this] { safely([this] { lookAfter(); }); });
    after.start(kLookedAfter);
    QTimer end;
    if (said_->seconds > 0) end.singleShot(said_->seconds * 1000, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    if (thrown_) std::rethrow_exception(thrown_);
    return ExitStatus::done;
  }

 private:
  /// Nothing may be thrown through the event loop.
  template <class Does>
  void safely(const Does& does) {
    try {
      does();
    } catch (...) {
      thrown_ = std::current_exception();
      QCoreApplication::quit();
    }
  }

  Outcome<Done> listen() {
    return database_->listen([this] { safely([this] { look(); }); });
  }

  void look() {
    if (!database_) return;
    Outcome<league::KeptLeague> now = league::readLeague(*database_, said_->name, known_.league.season);
    if (!now) return lose(now.fault());
    for (const league::Change& change : league::changesBetween(known_.league, now->league))
      console_->line(league::changeJson(change, now->names));
    known_ = std::move(*now);
  }

  void lookAfter() {
    if (database_) {
      const auto there = database_->rows("SELECT 1");
      if (!there) lose(there.fault());
      return;
    }
    Outcome<league::Database> again = openLeagues(*said_);
    if (!again) return;
    database_ = std::move(*again);
    if (const auto listening = listen(); !listening) return lose(listening.fault());
    console_->line(Json::object({{"database", "back"}}));
    look();
  }

  void lose(const Fault& fault) {
    console_->note(faultLine(fault));
    console_->line(Json::object({{"database", "lost"}}));
    // Its own notification may be under way: it goes once that is over.
    QTimer::singleShot(
        0, this,
        [lost = std::make_shared<std::optional<league::Database>>(std::move(database_))] { lost->reset(); });
    database_.reset();
  }

  const LeagueArguments* said_;
  Console* console_;
  std::optional<league::Database> database_;
  league::KeptLeague known_;
  std::exception_ptr thrown_;
};

}  // namespace

ExitStatus watchLeague(const LeagueArguments& said, Console& console) {
  Outcome<league::Database> database = openLeagues(said);
  if (!database) return console.unusable(database.fault());
  Outcome<league::KeptLeague> known = league::readLeague(*database, said.name, said.season);
  if (!known) return console.unusable(known.fault());
  Json open = Json::array();
  for (const league::Match& match : league::openMatches(known->league))
    open.push(league::number(match.table));
  const auto newest = league::newestRound(known->league);
  console.line(Json::object({{"watching", known->league.name},
                             {"round", newest ? league::number(*newest) : 0},
                             {"playing", std::move(open)}}));
  return LeagueWatch(said, console, std::move(*database), std::move(*known)).run();
}

}  // namespace lk::app
