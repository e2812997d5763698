// What pages read of the answers to open questions, player by player.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

struct OpenChoice {
  Q_GADGET
  QML_VALUE_TYPE(openChoice)
  Q_PROPERTY(int row MEMBER row)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString leads MEMBER leads)
  Q_PROPERTY(bool byHand MEMBER byHand)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(bool ends MEMBER ends)

 public:
  int row = 0;  // for TableModel::choose()
  QString label;
  QString leads;        // its consequences; may be empty
  bool byHand = false;  // it needs an entry
  QString picture;      // of its card; may be empty
  bool ends = false;    // it ends the night, and asks before that
  friend bool operator==(const OpenChoice&, const OpenChoice&) = default;
};

/// How a player can give up.
struct EndingChoice {
  Q_GADGET
  QML_VALUE_TYPE(endingChoice)
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString who MEMBER who)
  Q_PROPERTY(QString label MEMBER label)

 public:
  int place = 0;  // for TableModel::giveUp()
  QString seat;
  QString who;
  QString label;
  friend bool operator==(const EndingChoice&, const EndingChoice&) = default;
};

struct ClosedChoice {
  Q_GADGET
  QML_VALUE_TYPE(closedChoice)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString why MEMBER why)

 public:
  QString label;
  QString why;
  friend bool operator==(const ClosedChoice&, const ClosedChoice&) = default;
};

/// The answers of one player, or of anybody.
struct ChoicesOfSeat {
  Q_GADGET
  QML_VALUE_TYPE(choicesOfSeat)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString who MEMBER who)
  Q_PROPERTY(QString where MEMBER where)
  Q_PROPERTY(QList<lk::app::OpenChoice> open MEMBER open)
  Q_PROPERTY(QList<lk::app::ClosedChoice> closed MEMBER closed)

 public:
  QString seat;   // its letter; empty for anybody
  QString who;    // the player's name; empty for anybody
  QString where;  // the phone on which the player is also asked; may be empty
  QList<OpenChoice> open;
  QList<ClosedChoice> closed;
  friend bool operator==(const ChoicesOfSeat&, const ChoicesOfSeat&) = default;
};

/// An answer of an entry: one of many cards or names.
struct EntryCard {
  Q_GADGET
  QML_VALUE_TYPE(entryCard)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(QString why MEMBER why)
  Q_PROPERTY(int most MEMBER most)

 public:
  QString id;
  QString name;
  QString text;
  QString picture;
  QString why;   // why it is not available; empty if it is
  int most = 1;  // how often it can be taken
  friend bool operator==(const EntryCard&, const EntryCard&) = default;
};

}  // namespace lk::app
