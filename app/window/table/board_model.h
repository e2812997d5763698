// The table as everybody may know it, drawn: what lies in which place, the dice cups, whose turn it is.
#pragma once

#include <QObject>
#include <QSizeF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/board_plan.h"

namespace lk::app {

class BoardModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(bool filled READ filled NOTIFY changed)
  Q_PROPERTY(QSizeF size READ size NOTIFY changed)
  Q_PROPERTY(int inRow READ inRow NOTIFY changed)
  Q_PROPERTY(QVariantList zones READ zones NOTIFY changed)
  Q_PROPERTY(QVariantList cups READ cups NOTIFY changed)
  Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
  Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
  Q_PROPERTY(QString currentText READ currentText NOTIFY changed)

 public:
  using QObject::QObject;

  /// Depends on the moment alone. Nothing is told to have changed when nothing has.
  void show(const Moment& moment, const Names& names);
  void clear();

  [[nodiscard]] bool filled() const { return !now_.zones.isEmpty() || !now_.cups.isEmpty(); }
  /// Millimetres.
  [[nodiscard]] QSizeF size() const { return now_.size; }
  /// How many places stand in a row when everything is shown in one; 0 where that cannot be.
  [[nodiscard]] int inRow() const { return now_.inRow; }
  /// Maps: area (millimetres), row (its place in that row, from 0), called (what people call the place),
  /// owner (a seat's letter or ""), current (the game is here), reached (something may be aimed at it now),
  /// cards: maps of name, text, picture, faceDown, turned (degrees clockwise), owner, counts (numbers on it,
  /// as texts), counted (in words), reached.
  [[nodiscard]] QVariantList zones() const { return now_.zones; }
  /// Maps: area, seat, name (of its player), state ("empty", "awaited", "covered", "open"), value (text; of
  /// open dice).
  [[nodiscard]] QVariantList cups() const { return now_.cups; }
  /// Maps: area (that everything of a player lies in), seat, acting.
  [[nodiscard]] QVariantList sides() const { return now_.sides; }
  /// The card that lies face up where the game is, and what it says; empty when none does.
  [[nodiscard]] QString currentName() const { return now_.currentName; }
  [[nodiscard]] QString currentText() const { return now_.currentText; }

 signals:
  void changed();

 private:
  struct Board {
    QSizeF size;
    int inRow = 0;
    QVariantList zones;
    QVariantList cups;
    QVariantList sides;
    QString currentName;
    QString currentText;
    friend bool operator==(const Board&, const Board&) = default;
  };

  Board now_;
};

}  // namespace lk::app
