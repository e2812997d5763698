// What pages read of the coaches: advice by dice, a hand, choices, and costly decisions.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// What to do with some values of the dice.
struct AdviceBand {
  Q_GADGET
  QML_VALUE_TYPE(adviceBand)
  Q_PROPERTY(QString dice MEMBER dice)
  Q_PROPERTY(QString actions MEMBER actions)
  Q_PROPERTY(QString otherwise MEMBER otherwise)
  Q_PROPERTY(QString note MEMBER note)

 public:
  QString dice;
  QString actions;
  QString otherwise;  // may be empty
  QString note;       // how good it is, or how often to do it
  friend bool operator==(const AdviceBand&, const AdviceBand&) = default;
};

/// The advice for a learner in a role.
struct AdvisedRole {
  Q_GADGET
  QML_VALUE_TYPE(advisedRole)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QList<lk::app::AdviceBand> average MEMBER average)
  Q_PROPERTY(QList<lk::app::AdviceBand> careful MEMBER careful)
  Q_PROPERTY(QString value MEMBER value)

 public:
  QString seat;
  QString title;
  QList<AdviceBand> average;  // against an average opponent
  QList<AdviceBand> careful;  // against a careful one
  QString value;
  friend bool operator==(const AdvisedRole&, const AdvisedRole&) = default;
};

struct Learner {
  Q_GADGET
  QML_VALUE_TYPE(learner)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)

 public:
  QString seat;
  QString name;
  friend bool operator==(const Learner&, const Learner&) = default;
};

/// A card that can be in the hand.
struct CoachedCard {
  Q_GADGET
  QML_VALUE_TYPE(coachedCard)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int most MEMBER most)
  Q_PROPERTY(int held MEMBER held)

 public:
  QString name;
  int most = 0;  // copies that can be in it
  int held = 0;  // copies that are
  friend bool operator==(const CoachedCard&, const CoachedCard&) = default;
};

/// A choice with its expected results, as text.
struct CoachedChoice {
  Q_GADGET
  QML_VALUE_TYPE(coachedChoice)
  Q_PROPERTY(QString actions MEMBER actions)
  Q_PROPERTY(QString points MEMBER points)
  Q_PROPERTY(QString theirs MEMBER theirs)
  Q_PROPERTY(QString dealt MEMBER dealt)
  Q_PROPERTY(QString taken MEMBER taken)
  Q_PROPERTY(QString win MEMBER win)
  Q_PROPERTY(QString mix MEMBER mix)

 public:
  QString actions;
  QString points;
  QString theirs;
  QString dealt;
  QString taken;
  QString win;
  QString mix;
  friend bool operator==(const CoachedChoice&, const CoachedChoice&) = default;
};

/// One of the best moves, as text; see app::AdvisedMove.
struct AdvisedMoveRow {
  Q_GADGET
  QML_VALUE_TYPE(advisedMove)
  Q_PROPERTY(QString move MEMBER move)
  Q_PROPERTY(QString now MEMBER now)
  Q_PROPERTY(QString then MEMBER then)
  Q_PROPERTY(QString why MEMBER why)
  Q_PROPERTY(QString doubt MEMBER doubt)
  Q_PROPERTY(bool open MEMBER open)

 public:
  QString move;
  QString now;
  QString then;
  QString why;
  QString doubt;      // may be empty
  bool open = false;  // everybody may watch it being said at the table
  friend bool operator==(const AdvisedMoveRow&, const AdvisedMoveRow&) = default;
};

struct CostlyDecision {
  Q_GADGET
  QML_VALUE_TYPE(costlyDecision)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString when MEMBER when)
  Q_PROPERTY(QString what MEMBER what)
  Q_PROPERTY(QString why MEMBER why)
  Q_PROPERTY(QString doubt MEMBER doubt)

 public:
  QString seat;
  QString when;
  QString what;
  QString why;
  QString doubt;  // may be empty
  friend bool operator==(const CostlyDecision&, const CostlyDecision&) = default;
};

/// A move that cost much, as text; see app::MistakeText.
struct MistakeRow {
  Q_GADGET
  QML_VALUE_TYPE(mistakeRow)
  Q_PROPERTY(int event MEMBER event)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString what MEMBER what)
  Q_PROPERTY(QString better MEMBER better)
  Q_PROPERTY(QString cost MEMBER cost)
  Q_PROPERTY(QString why MEMBER why)

 public:
  int event = 0;  // index among the events of the night's log
  QString seat;
  QString what;
  QString better;
  QString cost;
  QString why;
  friend bool operator==(const MistakeRow&, const MistakeRow&) = default;
};

}  // namespace lk::app
