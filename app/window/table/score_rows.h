// What the score page reads: quick actions with the values to tap, and the players with their figures.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/table/figure_rows.h"

namespace lk::app {

/// A value that can be tapped.
struct ScoreValue {
  Q_GADGET
  QML_VALUE_TYPE(scoreValue)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool number MEMBER number)

 public:
  QString id;
  QString name;
  bool number = false;
  friend bool operator==(const ScoreValue&, const ScoreValue&) = default;
};

/// The values of one field.
struct ScoreList {
  Q_GADGET
  QML_VALUE_TYPE(scoreList)
  Q_PROPERTY(QString field MEMBER field)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QList<lk::app::ScoreValue> values MEMBER values)

 public:
  QString field;
  QString label;
  QList<ScoreValue> values;
  friend bool operator==(const ScoreList&, const ScoreList&) = default;
};

/// The values of two fields: one tap picks a row and a column.
struct ScoreGrid {
  Q_GADGET
  QML_VALUE_TYPE(scoreGrid)
  Q_PROPERTY(QString row MEMBER row)
  Q_PROPERTY(QString column MEMBER column)
  Q_PROPERTY(QString then MEMBER then)
  Q_PROPERTY(QList<lk::app::ScoreValue> rows MEMBER rows)
  Q_PROPERTY(QList<lk::app::ScoreValue> columns MEMBER columns)
  Q_PROPERTY(QList<lk::app::ScoreValue> others MEMBER others)

 public:
  QString row;     // a field
  QString column;  // a field
  QString then;    // the field of a second card; empty if there is none
  QList<ScoreValue> rows;
  QList<ScoreValue> columns;
  QList<ScoreValue> others;  // rare values, added on request
  friend bool operator==(const ScoreGrid&, const ScoreGrid&) = default;
};

/// What can be tapped for one player, or for nobody in particular.
struct ScoreSide {
  Q_GADGET
  QML_VALUE_TYPE(scoreSide)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool gridded MEMBER gridded)
  Q_PROPERTY(lk::app::ScoreGrid grid MEMBER grid)
  Q_PROPERTY(QList<lk::app::ScoreList> lists MEMBER lists)

 public:
  QString seat;  // a letter, or empty
  QString name;
  bool gridded = false;  // false: the grid is empty
  ScoreGrid grid;
  QList<ScoreList> lists;
  friend bool operator==(const ScoreSide&, const ScoreSide&) = default;
};

/// A quick action.
struct ScoreTap {
  Q_GADGET
  QML_VALUE_TYPE(scoreTap)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QList<lk::app::ScoreSide> sides MEMBER sides)

 public:
  QString id;
  QString name;
  QList<ScoreSide> sides;
  friend bool operator==(const ScoreTap&, const ScoreTap&) = default;
};

struct ScoreSeat {
  Q_GADGET
  QML_VALUE_TYPE(scoreSeat)
  Q_PROPERTY(QString letter MEMBER letter)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool leads MEMBER leads)
  Q_PROPERTY(QList<lk::app::ShownFigure> figures MEMBER figures)
  Q_PROPERTY(QList<lk::app::ShownFigure> more MEMBER more)

 public:
  QString letter;
  QString name;
  bool leads = false;
  QList<ShownFigure> figures;  // those always shown
  QList<ShownFigure> more;     // all other numbers
  friend bool operator==(const ScoreSeat&, const ScoreSeat&) = default;
};

}  // namespace lk::app
