// The operations of a league organiser. Each call opens and closes the database; call them on another thread
// than the window's.
#pragma once

#include <string>

#include "app/league/model/slip.h"
#include "app/league/printing/league_pages.h"
#include "app/league/store/venue.h"
#include "app/record/evening/record.h"
#include "app/window/league/league_sight.h"

namespace lk::app {

/// The league database, and the folder in which nights wait for it.
struct LeaguePlaces {
  std::string database;  // a URL; empty: no database
  std::string data;
};

class LeagueDesk {
 public:
  explicit LeagueDesk(LeaguePlaces places) : places_(std::move(places)) {}

  /// Delivers waiting nights, then returns the state of the league.
  [[nodiscard]] LeagueState look(const SeasonName& league) const;
  [[nodiscard]] LeagueState create(const QString& name, const QString& game, const QString& format,
                                   int rounds) const;
  /// Adds players. Names are separated by commas or lines; "Mia (Red House)" has a house.
  [[nodiscard]] LeagueState join(const SeasonName& league, const QString& names) const;
  /// Enters the players of a list: CSV, or an event report (.wer).
  [[nodiscard]] LeagueState joinFrom(const SeasonName& league, const QString& file) const;
  /// Enters the results of a sheet (CSV, or .wer) in the newest round as corrections: all, or none.
  [[nodiscard]] LeagueState takeResults(const SeasonName& league, const QString& file) const;
  [[nodiscard]] LeagueState pair(const SeasonName& league) const;
  /// Starts the timer of the newest round with `seconds`, pauses or resumes it.
  [[nodiscard]] LeagueState time(const SeasonName& league, league::TimerOrder order, int seconds) const;
  /// Tells everybody at the venue; an empty text takes all announcements away.
  [[nodiscard]] LeagueState announce(const SeasonName& league, const QString& text) const;
  [[nodiscard]] LeagueState print(const SeasonName& league, league::LeaguePages what,
                                  const QString& file) const;
  /// Starts another season of the league with all current players.
  [[nodiscard]] LeagueState beginSeason(const SeasonName& league, const QString& season) const;
  /// Decides a table by hand: "first", "second", "drawn", "both_won", "both_lost", or "" to reopen it.
  [[nodiscard]] LeagueState correct(const SeasonName& league, int round, int table, const QString& decision,
                                    const QString& why) const;
  /// Changes a player's points. Players are identified by their labels.
  [[nodiscard]] LeagueState penalise(const SeasonName& league, const QString& player, int points,
                                     const QString& why) const;
  [[nodiscard]] LeagueState drop(const SeasonName& league, const QString& player, const QString& why) const;
  /// Merges two entries of the same person, in all leagues.
  [[nodiscard]] LeagueState merge(const SeasonName& league, const QString& kept, const QString& other) const;
  /// Exports as JSON, or as CSV with one line per match if the file's name ends in .csv.
  [[nodiscard]] LeagueState exportTo(const SeasonName& league, const QString& file) const;
  /// Imports a file. Every night in it is judged again first.
  [[nodiscard]] LeagueState importFrom(const SeasonName& league, const QString& file) const;
  /// Returns a player's seasons in all leagues, with every match.
  [[nodiscard]] LeagueState showPlayer(const SeasonName& league, const QString& player) const;
  /// Returns the winners of the seasons of this league.
  [[nodiscard]] LeagueState showSeasons(const SeasonName& league) const;
  /// Returns the season of a printed slip, and its table if that is still open.
  [[nodiscard]] LeagueState findSlip(const league::Slip& slip) const;
  /// Reports a finished night played at `seat`. If the database cannot be reached, the night waits in the
  /// outbox.
  [[nodiscard]] LeagueState report(const NightLog& night, const LeagueSeat& seat) const;

 private:
  LeaguePlaces places_;
};

}  // namespace lk::app
