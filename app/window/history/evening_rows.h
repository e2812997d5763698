// What pages read of one night: its result, story, charts, and the steps of a replay.
#pragma once

#include <QList>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

struct EveningSeat {
  Q_GADGET
  QML_VALUE_TYPE(eveningSeat)
  Q_PROPERTY(QString letter MEMBER letter)
  Q_PROPERTY(QString name MEMBER name)

 public:
  QString letter;
  QString name;
  friend bool operator==(const EveningSeat&, const EveningSeat&) = default;
};

/// The card that represents a player.
struct EveningCard {
  Q_GADGET
  QML_VALUE_TYPE(eveningCard)
  Q_PROPERTY(QString letter MEMBER letter)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString picture MEMBER picture)

 public:
  QString letter;
  QString name;
  QString picture;
  friend bool operator==(const EveningCard&, const EveningCard&) = default;
};

/// A measure that the result depends on.
struct Decider {
  Q_GADGET
  QML_VALUE_TYPE(decider)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QList<QString> values MEMBER values)
  Q_PROPERTY(QString rule MEMBER rule)
  Q_PROPERTY(QString ruleText MEMBER ruleText)
  Q_PROPERTY(bool decides MEMBER decides)

 public:
  QString label;
  QList<QString> values;  // by seat
  QString rule;
  QString ruleText;
  bool decides = false;
  friend bool operator==(const Decider&, const Decider&) = default;
};

struct ShownChart {
  Q_GADGET
  QML_VALUE_TYPE(shownChart)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QVariant chart MEMBER chart)

 public:
  QString title;
  QString text;    // for screen readers
  QVariant chart;  // a Chart, for a CourseChart
  friend bool operator==(const ShownChart&, const ShownChart&) = default;
};

/// A moment of a night, as defined by momentsOf().
struct TellingMoment {
  Q_GADGET
  QML_VALUE_TYPE(tellingMoment)
  Q_PROPERTY(QString measure MEMBER measure)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(int event MEMBER event)

 public:
  QString measure;
  QString title;
  QString text;
  int event = 0;  // its index in the night
  friend bool operator==(const TellingMoment&, const TellingMoment&) = default;
};

/// A turn of a night.
struct StoryTurn {
  Q_GADGET
  QML_VALUE_TYPE(storyTurn)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(int event MEMBER event)

 public:
  QString title;
  QString text;
  int event = 0;  // its first event, as an index in the night
  friend bool operator==(const StoryTurn&, const StoryTurn&) = default;
};

}  // namespace lk::app
