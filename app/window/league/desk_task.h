// The database while something is done at the desk of an organiser.
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

/// "Club", or "Club, season 2".
QString titleOf(const std::string& name, const std::string& season);
/// What one is made of that is written so: "Mia (Red House)", or a name alone.
std::pair<std::string, std::string> nameAndHouse(const QString& text);

/// What goes wrong is written into `sight`, which must outlive it, as must `places`.
class DeskTask {
 public:
  DeskTask(const LeaguePlaces& places, LeagueSight& sight);

  /// nullptr where it cannot be used; the trouble is said then.
  [[nodiscard]] league::Database* database() { return database_ ? &*database_ : nullptr; }
  void fail(const Fault& fault);
  /// Says what is wrong where something is, and whether nothing is.
  template <class T>
  bool went(const Outcome<T>& outcome) {
    if (!outcome) refuse(outcome.fault());
    return outcome.operator bool();
  }
  void refuse(const Fault& fault);

  /// The season, or nothing and the trouble.
  std::optional<league::LeagueId> find(const SeasonName& league);
  std::optional<league::StoredLeague> read(const SeasonName& league);
  /// Brings what waits, and says what became of it.
  void deliver();
  /// The leagues there are, and the one that is wanted.
  void show(const SeasonName& wanted);

 private:
  Outcome<Done> open();

  const LeaguePlaces& places_;
  LeagueSight& sight_;
  std::optional<league::Database> database_;
};

/// Does something at the desk, then looks at the league.
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
