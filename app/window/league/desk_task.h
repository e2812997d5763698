// One operation on the league database, with its errors written into a LeagueSight.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include <QCoreApplication>

#include "app/league/store/leagues.h"
#include "app/window/league/league_desk.h"

namespace lk::app {

struct LeagueDeskWords {
  Q_DECLARE_TR_FUNCTIONS(LeagueDeskWords)
};

/// Returns "Club" or "Club, season 2".
QString titleOf(const std::string& name, const std::string& season);
/// Splits "Mia (Red House)" into name and house; without parentheses the house is empty.
std::pair<std::string, std::string> nameAndHouse(const QString& text);

/// Opens the database. Errors are written into `sight`. `places` and `sight` must outlive this.
class DeskTask {
 public:
  DeskTask(const LeaguePlaces& places, LeagueSight& sight);

  /// The database; nullptr if it cannot be used (`sight` then has the error) or none is configured.
  [[nodiscard]] league::Database* database() { return database_ ? &*database_ : nullptr; }
  void fail(const Fault& fault);
  /// Returns whether the operation succeeded; reports its fault otherwise.
  template <class T>
  bool went(const Outcome<T>& outcome) {
    if (!outcome) refuse(outcome.fault());
    return outcome.operator bool();
  }
  void refuse(const Fault& fault);

  /// Returns the season; nullopt if there is none, with the error in `sight`.
  std::optional<league::LeagueId> find(const SeasonName& league);
  std::optional<league::StoredLeague> read(const SeasonName& league);
  /// Delivers the nights that wait in the outbox and reports the results.
  void deliver();
  /// Reads the list of leagues and the wanted league into `sight`.
  void show(const SeasonName& wanted);

 private:
  Outcome<Done> open();

  const LeaguePlaces& places_;
  LeagueSight& sight_;
  std::optional<league::Database> database_;
};

/// Runs `does` on the database, then returns the new state of the league.
template <class Does>
LeagueSight afterwards(const LeaguePlaces& places, const SeasonName& league, const Does& does) {
  LeagueSight sight;
  DeskTask desk(places, sight);
  if (!desk.database()) return sight;
  does(desk, sight);
  desk.show(league);
  return sight;
}

}  // namespace lk::app
