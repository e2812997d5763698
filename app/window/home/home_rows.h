// What the home page reads: activities, recent nights, and the steps before the first night.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// An activity.
struct HomeTile {
  Q_GADGET
  QML_VALUE_TYPE(homeTile)
  Q_PROPERTY(QString page MEMBER page)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString text MEMBER text)

 public:
  QString page;  // that it opens
  QString key;   // its shortcut; may be empty
  QString title;
  QString text;
  friend bool operator==(const HomeTile&, const HomeTile&) = default;
};

/// A night that is finished.
struct RecentNight {
  Q_GADGET
  QML_VALUE_TYPE(recentNight)
  Q_PROPERTY(double night MEMBER night)
  Q_PROPERTY(QString who MEMBER who)
  Q_PROPERTY(QString about MEMBER about)

 public:
  double night = 0;  // its number in the journal
  QString who;
  QString about;  // game and date
  friend bool operator==(const RecentNight&, const RecentNight&) = default;
};

struct FirstStep {
  Q_GADGET
  QML_VALUE_TYPE(firstStep)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(bool done MEMBER done)
  Q_PROPERTY(bool next MEMBER next)

 public:
  QString key;
  QString title;
  QString text;
  bool done = false;
  bool next = false;  // the first that is not done and can be
  friend bool operator==(const FirstStep&, const FirstStep&) = default;
};

}  // namespace lk::app
