// What pages read of the figures of players and table, and of the powers in front of a player.
#pragma once

#include <cstdint>
#include <string_view>

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A number of a player or of the table.
struct ShownFigure {
  Q_GADGET
  QML_VALUE_TYPE(shownFigure)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(int value MEMBER value)

 public:
  QString key;
  QString label;
  QString text;  // label and value
  int value = 0;
  friend bool operator==(const ShownFigure&, const ShownFigure&) = default;
};

/// Returns a figure of a game with its words.
[[nodiscard]] ShownFigure shownFigure(std::string_view figure, std::int64_t value, std::string_view game);

/// A power that lies in front of a player.
struct ShownPower {
  Q_GADGET
  QML_VALUE_TYPE(shownPower)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool used MEMBER used)

 public:
  QString name;
  bool used = false;
  friend bool operator==(const ShownPower&, const ShownPower&) = default;
};

/// A counter on the table, such as the size of a deck.
struct CountedPiece {
  Q_GADGET
  QML_VALUE_TYPE(countedPiece)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int count MEMBER count)

 public:
  QString name;
  int count = 0;
  friend bool operator==(const CountedPiece&, const CountedPiece&) = default;
};

/// A figure that people can set.
struct FigureToSet {
  Q_GADGET
  QML_VALUE_TYPE(figureToSet)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString kind MEMBER kind)
  Q_PROPERTY(int least MEMBER least)
  Q_PROPERTY(int most MEMBER most)
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(bool flag MEMBER flag)
  Q_PROPERTY(QString holder MEMBER holder)

 public:
  QString seat;  // its letter; empty for a figure of the table
  QString name;  // of the player
  QString key;
  QString label;
  QString kind;  // "number", "flag" or "seat": which of number, flag and holder is its value
  int least = 0;
  int most = 0;
  int number = 0;
  bool flag = false;
  QString holder;  // a seat's letter, or empty
  friend bool operator==(const FigureToSet&, const FigureToSet&) = default;
};

}  // namespace lk::app
