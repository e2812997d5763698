// What the league page reads: standings, tables, and the story of a player or of all seasons.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A player's place.
struct LeagueStanding {
  Q_GADGET
  QML_VALUE_TYPE(leagueStanding)
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString player MEMBER player)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(int points MEMBER points)
  Q_PROPERTY(QString about MEMBER about)
  Q_PROPERTY(bool dropped MEMBER dropped)
  Q_PROPERTY(QList<QString> steps MEMBER steps)

 public:
  int place = 0;
  QString player;
  QString label;  // the player's name in the league
  int points = 0;
  QString about;
  bool dropped = false;
  QList<QString> steps;  // sentences that explain the place
  friend bool operator==(const LeagueStanding&, const LeagueStanding&) = default;
};

/// A table of the newest round, or an open one of an earlier round.
struct LeagueTable {
  Q_GADGET
  QML_VALUE_TYPE(leagueTable)
  Q_PROPERTY(int table MEMBER table)
  Q_PROPERTY(int round MEMBER round)
  Q_PROPERTY(QString first MEMBER first)
  Q_PROPERTY(QString second MEMBER second)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(bool open MEMBER open)

 public:
  int table = 0;
  int round = 0;
  QString first;
  QString second;  // empty if the first player is free
  QString says;    // the result
  bool open = false;
  friend bool operator==(const LeagueTable&, const LeagueTable&) = default;
};

struct LeagueStoryPart {
  Q_GADGET
  QML_VALUE_TYPE(leagueStoryPart)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QList<QString> lines MEMBER lines)

 public:
  QString title;
  QList<QString> lines;
  friend bool operator==(const LeagueStoryPart&, const LeagueStoryPart&) = default;
};

/// The history of a player or of all seasons; empty if none was requested.
struct LeagueStory {
  Q_GADGET
  QML_VALUE_TYPE(leagueStory)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QList<lk::app::LeagueStoryPart> parts MEMBER parts)

 public:
  QString title;
  QList<LeagueStoryPart> parts;
  friend bool operator==(const LeagueStory&, const LeagueStory&) = default;
};

}  // namespace lk::app
