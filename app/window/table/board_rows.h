// What pages read of the drawn table: zones with their cards, dice cups, and the players' sides.
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A number of a card as it stands.
struct StandingNumber {
  Q_GADGET
  QML_VALUE_TYPE(standingNumber)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString sum MEMBER sum)
  Q_PROPERTY(int change MEMBER change)
  Q_PROPERTY(bool counted MEMBER counted)
  Q_PROPERTY(bool onCounter MEMBER onCounter)

 public:
  QString label;
  QString text;            // "4", or "1 of 4"
  QString sum;             // what it is made of, with the rules; empty if nothing changes it
  int change = 0;          // 1 more, -1 less than printed
  bool counted = false;    // less is left of it than there was
  bool onCounter = false;  // the card's counter says so
  friend bool operator==(const StandingNumber&, const StandingNumber&) = default;
};

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
  Q_PROPERTY(QList<lk::app::StandingNumber> numbers MEMBER numbers)
  Q_PROPERTY(QList<QString> states MEMBER states)
  Q_PROPERTY(QList<QString> causes MEMBER causes)
  Q_PROPERTY(QString heard MEMBER heard)
  Q_PROPERTY(bool reached MEMBER reached)
  Q_PROPERTY(QString thing MEMBER thing)
  Q_PROPERTY(bool offered MEMBER offered)
  Q_PROPERTY(bool said MEMBER said)
  Q_PROPERTY(QString becomes MEMBER becomes)

 public:
  QString name;
  QString text;
  QString picture;
  QString owner;  // a seat's letter
  bool faceDown = false;
  int turned = 0;          // degrees clockwise
  QList<QString> counts;   // the counters on it: "3", or "3 of 8"
  QList<QString> counted;  // the same in words
  QList<StandingNumber> numbers;
  QList<QString> states;  // what holds for it: "cannot block"
  QList<QString> causes;  // why, by state
  QString heard;          // for screen readers: name, owner, numbers, states
  bool reached = false;   // can be targeted now
  QString thing;          // its name in events; empty for a card that cannot be named
  bool offered = false;   // a touch says it next
  bool said = false;      // it was said for the move that is being composed
  QString becomes;        // what that move changes on it: "8 \u2192 4"
  friend bool operator==(const LyingCard&, const LyingCard&) = default;
};

struct BoardZone {
  Q_GADGET
  QML_VALUE_TYPE(boardZone)
  Q_PROPERTY(QString zone MEMBER zone)
  Q_PROPERTY(QRectF area MEMBER area)
  Q_PROPERTY(double card MEMBER card)
  Q_PROPERTY(bool below MEMBER below)
  Q_PROPERTY(bool piled MEMBER piled)
  Q_PROPERTY(QString called MEMBER called)
  Q_PROPERTY(QString owner MEMBER owner)
  Q_PROPERTY(QString back MEMBER back)
  Q_PROPERTY(QString count MEMBER count)
  Q_PROPERTY(bool current MEMBER current)
  Q_PROPERTY(bool reached MEMBER reached)
  Q_PROPERTY(bool offered MEMBER offered)
  Q_PROPERTY(bool said MEMBER said)
  Q_PROPERTY(QList<lk::app::LyingCard> cards MEMBER cards)

 public:
  QString zone;        // its name in events
  QRectF area;         // pixels, without the names below the cards
  double card = 0;     // height of a card in pixels
  bool below = false;  // its cards lie below each other
  bool piled = false;  // its cards lie on each other
  QString called;
  QString owner;         // a seat's letter, or empty
  QString back;          // picture of the back of its cards; empty if they have none
  QString count;         // how many cards lie in a pile; empty if that is not counted
  bool current = false;  // the game takes place here
  bool reached = false;  // can be targeted now
  bool offered = false;  // a touch says it next
  bool said = false;     // it was said for the move that is being composed
  QList<LyingCard> cards;
  friend bool operator==(const BoardZone&, const BoardZone&) = default;
};

/// From what attacks, blocks or waits to what it is aimed at.
struct BoardArrow {
  Q_GADGET
  QML_VALUE_TYPE(boardArrow)
  Q_PROPERTY(QString from MEMBER from)
  Q_PROPERTY(QString to MEMBER to)
  Q_PROPERTY(QString seat MEMBER seat)

 public:
  QString from;  // names of things in events
  QString to;
  QString seat;  // a seat's letter: whose ability it is
  friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
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
  QRectF area;  // pixels
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
  QRectF area;  // bounding box of a player's zones, in pixels
  QString seat;
  bool acting = false;
  friend bool operator==(const BoardSide&, const BoardSide&) = default;
};

}  // namespace lk::app
