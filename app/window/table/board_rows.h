// What pages read of the drawn table: zones with their cards, dice cups, and the players' sides.
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A card as the table may know it. Everything it does not know is empty.
struct LyingCard {
  Q_GADGET
  QML_VALUE_TYPE(lyingCard)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(QString owner MEMBER owner)
  Q_PROPERTY(bool faceDown MEMBER faceDown)
  Q_PROPERTY(int turned MEMBER turned)
  Q_PROPERTY(QList<QString> counts MEMBER counts)
  Q_PROPERTY(QList<QString> counted MEMBER counted)
  Q_PROPERTY(bool reached MEMBER reached)

 public:
  QString name;
  QString text;
  QString picture;
  QString owner;  // a seat's letter
  bool faceDown = false;
  int turned = 0;          // degrees clockwise
  QList<QString> counts;   // the counters on it: numbers only
  QList<QString> counted;  // the same in words
  bool reached = false;    // can be targeted now
  friend bool operator==(const LyingCard&, const LyingCard&) = default;
};

struct BoardZone {
  Q_GADGET
  QML_VALUE_TYPE(boardZone)
  Q_PROPERTY(QRectF area MEMBER area)
  Q_PROPERTY(int row MEMBER row)
  Q_PROPERTY(QString called MEMBER called)
  Q_PROPERTY(QString owner MEMBER owner)
  Q_PROPERTY(bool current MEMBER current)
  Q_PROPERTY(bool reached MEMBER reached)
  Q_PROPERTY(QList<lk::app::LyingCard> cards MEMBER cards)

 public:
  QRectF area;  // millimetres
  int row = 0;  // index in the row of BoardModel::inRow(), from 0
  QString called;
  QString owner;         // a seat's letter, or empty
  bool current = false;  // the game takes place here
  bool reached = false;  // can be targeted now
  QList<LyingCard> cards;
  friend bool operator==(const BoardZone&, const BoardZone&) = default;
};

struct BoardCup {
  Q_GADGET
  QML_VALUE_TYPE(boardCup)
  Q_PROPERTY(QRectF area MEMBER area)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString state MEMBER state)
  Q_PROPERTY(QString value MEMBER value)

 public:
  QRectF area;  // millimetres
  QString seat;
  QString name;   // of the player
  QString state;  // "empty", "awaited", "covered" or "open"
  QString value;  // of open dice
  friend bool operator==(const BoardCup&, const BoardCup&) = default;
};

struct BoardSide {
  Q_GADGET
  QML_VALUE_TYPE(boardSide)
  Q_PROPERTY(QRectF area MEMBER area)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(bool acting MEMBER acting)

 public:
  QRectF area;  // bounding box of a player's zones, in millimetres
  QString seat;
  bool acting = false;
  friend bool operator==(const BoardSide&, const BoardSide&) = default;
};

}  // namespace lk::app
