// The state of a league as the page shows it, computed on another thread.
#pragma once

#include <QMetaType>
#include <QStringList>

#include "app/window/league/league_rows.h"

namespace lk::app {

/// Names a season of a league. An empty name means the newest of all.
struct SeasonName {
  QString name;
  QString season;
  friend bool operator==(const SeasonName&, const SeasonName&) = default;
};

/// What everybody at the venue is told.
struct VenueSight {
  qint64 league = 0;  // its id; 0: there is none
  int round = 0;      // the newest; 0: none is paired
  bool timed = false;
  bool running = false;
  int left = 0;               // seconds, while it is paused
  qint64 ends = 0;            // in milliseconds since 1970 by this computer's clock, while it runs
  QStringList announcements;  // the newest first
};

/// The text members are empty if there is nothing to show.
struct LeagueState {
  QStringList leagues;        // "Club" or "Club, season 2", newest first
  QList<SeasonName> seasons;  // in the order of leagues
  QList<qint64> ids;          // in the order of leagues
  int chosen = -1;            // index in leagues; -1 if there is none
  QString about;              // format, round, players
  QList<LeagueStanding> rows;
  QList<LeagueTable> tables;
  LeagueStory story;
  VenueSight venue;
  int slip = -1;      // index in `tables` of the table on the scanned slip; -1: none
  QString waiting;    // players without an open table
  QString message;    // the result of an operation, or why it failed
  QString errorText;  // why the database cannot be used
};

/// The table at which the next night is played.
struct LeagueSeat {
  SeasonName league;
  int round = 0;
  int table = 0;
  QString first;
  QString second;
  friend bool operator==(const LeagueSeat&, const LeagueSeat&) = default;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::LeagueState)
