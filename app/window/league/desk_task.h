// One operation on the league database, with its errors written into a LeagueState.
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

/// Opens the database. Errors are written into `state`. `places` and `state` must outlive this.
class DeskTask {
 public:
  DeskTask(const LeaguePlaces& places, LeagueState& state);

  /// The database; nullptr if it cannot be used (`state` then has the error) or none is configured.
  [[nodiscard]] league::Database* database() { return database_ ? &*database_ : nullptr; }
  void fail(const Fault& fault);
  /// Returns whether the operation succeeded; reports its fault otherwise.
  template <class T>
  bool succeeded(const Outcome<T>& outcome) {
    if (!outcome) refuse(outcome.fault());
    return outcome.operator bool();
  }
  void refuse(const Fault& fault);

  /// Returns the season; nullopt if there is none, with the error in `state`.
  std::optional<league::LeagueId> find(const SeasonName& league);
  std::optional<league::StoredLeague> read(const SeasonName& league);
  /// Delivers the nights that wait in the outbox and reports the results.
  void deliver();
  /// Reads the list of leagues and the wanted league into `state`.
  void show(const SeasonName& wanted);

 private:
  Outcome<Done> open();

  const LeaguePlaces& places_;
  LeagueState& state_;
  std::optional<league::Database> database_;
};

/// Runs `does` on the database, then returns the new state of the league.
template <class Does>
LeagueState runAndShow(const LeaguePlaces& places, const SeasonName& league, const Does& does) {
  LeagueState state;
  DeskTask desk(places, state);
  if (!desk.database()) return state;
  does(desk, state);
  desk.show(league);
  return state;
}

}  // namespace lk::app
