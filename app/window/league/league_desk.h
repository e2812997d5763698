// What is done to leagues at the desk of an organiser. Each call opens the database and closes it: to be
// called away from the window's thread.
#pragma once

#include <string>

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
  /// Brings a night that has come to its end at `seat`; if the database is away, it waits.
  [[nodiscard]] LeagueSight report(const NightLog& night, const LeagueSeat& seat) const;

 private:
  LeaguePlaces places_;
};

}  // namespace lk::app
