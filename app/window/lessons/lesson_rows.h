// What the lesson page reads of dice: how often each sum can fall, and what lies in the trays.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

struct DiceSum {
  Q_GADGET
  QML_VALUE_TYPE(diceSum)
  Q_PROPERTY(int sum MEMBER sum)
  Q_PROPERTY(int times MEMBER times)

 public:
  int sum = 0;    // 2 to 12
  int times = 0;  // how often it fell
  friend bool operator==(const DiceSum&, const DiceSum&) = default;
};

/// The dice in a tray.
struct LessonDice {
  Q_GADGET
  QML_VALUE_TYPE(lessonDice)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QList<int> dice MEMBER dice)
  Q_PROPERTY(bool hidden MEMBER hidden)

 public:
  QString seat;
  QString name;  // of the player
  QList<int> dice;
  bool hidden = false;
  friend bool operator==(const LessonDice&, const LessonDice&) = default;
};

}  // namespace lk::app
