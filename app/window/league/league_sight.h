// A league as the page shows it, worked out away from the window's thread.
#pragma once

#include <QMetaType>
#include <QStringList>
#include <QVariantList>

namespace lk::app {

/// A season of a league by its name; the newest of all where the name is empty.
struct SeasonName {
  QString name;
  QString season;
  friend bool operator==(const SeasonName&, const SeasonName&) = default;
};

/// Empty texts where there is nothing to say. `rows` are maps of place, player, label (the player's as
/// the league knows it), points, about, dropped and steps (sentences); `tables` those of the newest round:
/// table, round, first, second, says, open.
struct LeagueSight {
  QStringList leagues;        // "Club" or "Club, season 2", newest first
  QList<SeasonName> seasons;  // the same
  QList<qint64> ids;          // the same
  int chosen = -1;            // one of them; -1 where there is none
  QString about;              // format, round, players
  QVariantList rows;
  QVariantList tables;
  QVariantMap story;  // what was asked for about a player or all seasons: title, parts of title and lines
  int slip = -1;      // of `tables`, the one whose slip was shown
  QString waiting;    // who sits at no table that plays
  QString message;    // what was done, or why not
  QString errorText;  // the database cannot be used
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

Q_DECLARE_METATYPE(lk::app::LeagueSight)
