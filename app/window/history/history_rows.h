// What the pages of past nights read: players, and the nights, opponents and records of one of them.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/text_rows.h"

namespace lk::app {

/// The figures of a player from several nights.
struct PlayerSums {
  Q_GADGET
  QML_VALUE_TYPE(playerSums)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QList<lk::app::LabelledText> figures MEMBER figures)

 public:
  QString name;
  QList<LabelledText> figures;
  friend bool operator==(const PlayerSums&, const PlayerSums&) = default;
};

struct RecordOfPlayer {
  Q_GADGET
  QML_VALUE_TYPE(recordOfPlayer)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString value MEMBER value)
  Q_PROPERTY(double night MEMBER night)

 public:
  QString label;
  QString value;
  double night = 0;  // its number, for opening; 0: none
  friend bool operator==(const RecordOfPlayer&, const RecordOfPlayer&) = default;
};

struct MetOpponent {
  Q_GADGET
  QML_VALUE_TYPE(metOpponent)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int won MEMBER won)
  Q_PROPERTY(int lost MEMBER lost)
  Q_PROPERTY(int drawn MEMBER drawn)

 public:
  QString name;
  int won = 0;
  int lost = 0;
  int drawn = 0;
  friend bool operator==(const MetOpponent&, const MetOpponent&) = default;
};

/// A card that a player has played as.
struct PlayedClass {
  Q_GADGET
  QML_VALUE_TYPE(playedClass)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString game MEMBER game)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(int nights MEMBER nights)
  Q_PROPERTY(int finished MEMBER finished)
  Q_PROPERTY(int won MEMBER won)

 public:
  QString name;
  QString game;
  QString picture;
  int nights = 0;
  int finished = 0;
  int won = 0;
  friend bool operator==(const PlayedClass&, const PlayedClass&) = default;
};

/// A night from one player's point of view.
struct NightOfPlayer {
  Q_GADGET
  QML_VALUE_TYPE(nightOfPlayer)
  Q_PROPERTY(double night MEMBER night)
  Q_PROPERTY(QString game MEMBER game)
  Q_PROPERTY(QString when MEMBER when)
  Q_PROPERTY(QString others MEMBER others)
  Q_PROPERTY(bool together MEMBER together)
  Q_PROPERTY(QString end MEMBER end)
  Q_PROPERTY(QString points MEMBER points)
  Q_PROPERTY(QString playsAs MEMBER playsAs)

 public:
  double night = 0;  // its number in the journal
  QString game;
  QString when;
  QString others;
  bool together = false;  // nobody plays against anybody
  QString end;            // "won", "lost", "drawn" or "left"
  QString points;
  QString playsAs;
  friend bool operator==(const NightOfPlayer&, const NightOfPlayer&) = default;
};

}  // namespace lk::app
