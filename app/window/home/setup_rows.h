// What the set-up page reads: players with their choices, and the house rules.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/option_rows.h"

namespace lk::app {

/// A card that a player can choose.
struct SetupCard {
  Q_GADGET
  QML_VALUE_TYPE(setupCard)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString picture MEMBER picture)

 public:
  QString id;
  QString name;
  QString picture;
  friend bool operator==(const SetupCard&, const SetupCard&) = default;
};

/// A choice of a player.
struct SetupChoice {
  Q_GADGET
  QML_VALUE_TYPE(setupChoice)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString chosen MEMBER chosen)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString deck MEMBER deck)
  Q_PROPERTY(QList<lk::app::SetupCard> cards MEMBER cards)
  Q_PROPERTY(QString partsHint MEMBER partsHint)
  Q_PROPERTY(QList<lk::app::SetupCard> parts MEMBER parts)

 public:
  QString key;
  QString label;
  QString chosen;  // a card's id; empty if the parts are mixed
  QString text;    // of that card
  QString deck;    // of that card
  QList<SetupCard> cards;
  QString partsHint;
  QList<SetupCard> parts;  // the cards it stands for, if they can be mixed
  friend bool operator==(const SetupChoice&, const SetupChoice&) = default;
};

struct SetupSeat {
  Q_GADGET
  QML_VALUE_TYPE(setupSeat)
  Q_PROPERTY(QString letter MEMBER letter)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool starts MEMBER starts)
  Q_PROPERTY(QList<lk::app::SetupChoice> choices MEMBER choices)
  Q_PROPERTY(int deck MEMBER deck)
  Q_PROPERTY(QString house MEMBER house)

 public:
  QString letter;
  QString name;  // empty if nobody entered one
  bool starts = false;
  QList<SetupChoice> choices;
  int deck = 0;   // number of cards; 0 in games without decks of the players' own
  QString house;  // the level at which the house plays; empty for a person
  friend bool operator==(const SetupSeat&, const SetupSeat&) = default;
};

/// A table option that is not a part of the game.
struct HouseRule {
  Q_GADGET
  QML_VALUE_TYPE(houseRule)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString question MEMBER question)
  Q_PROPERTY(QString rule MEMBER rule)
  Q_PROPERTY(QString ruleSays MEMBER ruleSays)
  Q_PROPERTY(bool several MEMBER several)
  Q_PROPERTY(bool set MEMBER set)
  Q_PROPERTY(QString chosen MEMBER chosen)
  Q_PROPERTY(QList<lk::app::NamedOption> readings MEMBER readings)

 public:
  QString key;
  QString question;
  QString rule;
  QString ruleSays;
  bool several = false;
  bool set = false;  // it differs from the recommendation
  QString chosen;    // a value; for several, their names as one text
  QList<NamedOption> readings;
  friend bool operator==(const HouseRule&, const HouseRule&) = default;
};

}  // namespace lk::app
