// What is done to leagues at the desk of an organiser. Each call opens the database and closes it: to be
// called away from the window's thread.
#pragma once

#include <string>

#include "app/league/model/slip.h"
#include "app/league/printing/league_pages.h"
#include "app/record/evening/record.h"
#include "app/window/league/league_sight.h"

namespace lk::app {

/// Where leagues are kept, and the folder nights wait in for them.
struct LeaguePlaces {
  std::string database;  // a URL; nothing is kept where it is empty
  std::string data;
};

class LeagueDesk {
 public:
  explicit LeagueDesk(LeaguePlaces places) : places_(std::move(places)) {}

  /// What waits is delivered first.
  [[nodiscard]] LeagueSight look(const SeasonName& league) const;
  [[nodiscard]] LeagueSight create(const QString& name, const QString& game, const QString& format,
                                   int rounds) const;
  /// Names apart by commas or lines; "Mia (Red House)" has a house.
  [[nodiscard]] LeagueSight join(const SeasonName& league, const QString& names) const;
  [[nodiscard]] LeagueSight pair(const SeasonName& league) const;
  [[nodiscard]] LeagueSight print(const SeasonName& league, league::LeaguePages what,
                                  const QString& file) const;
  /// Another season of the league, with all who take part now.
  [[nodiscard]] LeagueSight beginSeason(const SeasonName& league, const QString& season) const;
  /// Decides a table by hand: "first", "second", "drawn", "both_won", "both_lost", or "" to open it again.
  [[nodiscard]] LeagueSight correct(const SeasonName& league, int round, int table, const QString& decision,
                                    const QString& why) const;
  /// Players are named by their labels.
  [[nodiscard]] LeagueSight penalise(const SeasonName& league, const QString& player, int points,
                                     const QString& why) const;
  [[nodiscard]] LeagueSight drop(const SeasonName& league, const QString& player, const QString& why) const;
  /// Two who are one person, in all leagues.
  [[nodiscard]] LeagueSight merge(const SeasonName& league, const QString& kept, const QString& other) const;
  /// JSON, or a line a match where the file is named .csv.
  [[nodiscard]] LeagueSight exportTo(const SeasonName& league, const QString& file) const;
  /// Every night of the file is judged again first.
  [[nodiscard]] LeagueSight importFrom(const SeasonName& league, const QString& file) const;
  /// A player's seasons in all leagues, with every match.
  [[nodiscard]] LeagueSight showPlayer(const SeasonName& league, const QString& player) const;
  /// Who stood first in the seasons of this league.
  [[nodiscard]] LeagueSight showSeasons(const SeasonName& league) const;
  /// The season a printed slip belongs to, and its table, if that still plays.
  [[nodiscard]] LeagueSight findSlip(const league::Slip& slip) const;
  /// Brings a night that has come to its end at `seat`; if the database is away, it waits.
  [[nodiscard]] LeagueSight report(const NightLog& night, const LeagueSeat& seat) const;

 private:
  LeaguePlaces places_;
};

}  // namespace lk::app
