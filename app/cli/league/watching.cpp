#include <exception>
#include <utility>

#include <QCoreApplication>
#include <QTimer>

#include "app/cli/league/opened.h"
#include "app/cli/league/viewing.h"
#include "app/league/store/database_watch.h"
#include "app/league/words/league_json.h"

namespace lk::app {

namespace {

class LeagueWatch : public QObject {
 public:
  LeagueWatch(const LeagueArguments& arguments, Console& console, const league::Address& address,
              league::StoredLeague known)
      : arguments_(&arguments), console_(&console), watch_(address), known_(std::move(known)) {
    connect(&watch_, &league::DatabaseWatch::changed, this, [this] { safely([this] { look(); }); });
    connect(&watch_, &league::DatabaseWatch::lost, this,
            [this](const Fault& fault) { safely([&] { reportLost(fault); }); });
  }

  ExitStatus run() {
    QTimer::singleShot(0, &watch_, &league::DatabaseWatch::start);
    if (arguments_->seconds > 0)
      QTimer::singleShot(arguments_->seconds * 1000, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    if (thrown_) std::rethrow_exception(thrown_);
    return ExitStatus::done;
  }

 private:
  /// Calls `does` and catches exceptions, because none may pass through the event loop.
  template <class Does>
  void safely(const Does& does) {
    try {
      does();
    } catch (...) {
      thrown_ = std::current_exception();
      QCoreApplication::quit();
    }
  }

  void look() {
    if (std::exchange(lost_, false)) console_->line(Json::object({{"database", "back"}}));
    Outcome<league::StoredLeague> now = league::readLeague(*watch_.database(), known_.id);
    if (!now) return watch_.lose(now.fault());
    for (const league::Change& change : league::changesBetween(known_.league, now->league))
      console_->line(league::changeJson(change, now->names));
    known_ = std::move(*now);
  }

  void reportLost(const Fault& fault) {
    lost_ = true;
    console_->note(faultLine(fault));
    console_->line(Json::object({{"database", "lost"}}));
  }

  const LeagueArguments* arguments_;
  Console* console_;
  league::DatabaseWatch watch_;
  league::StoredLeague known_;
  bool lost_ = false;
  std::exception_ptr thrown_;
};

}  // namespace

ExitStatus watchLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  Outcome<league::StoredLeague> known = league::readLeague(*database, arguments.name, arguments.season);
  if (!known) return console.unusable(known.fault());
  Json open = Json::array();
  for (const league::Match& match : league::openMatches(known->league))
    open.push(league::number(match.table));
  const auto newest = league::newestRound(known->league);
  console.line(Json::object({{"watching", known->league.name},
                             {"round", newest ? league::number(*newest) : 0},
                             {"playing", std::move(open)}}));
  return LeagueWatch(arguments, console, database->address(), std::move(*known)).run();
}

}  // namespace lk::app
