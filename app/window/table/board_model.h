// The table as everybody may know it, for drawing: the cards in each zone, the dice cups, whose turn it is.
#pragma once

#include <QObject>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/board_plan.h"
#include "app/window/table/board_rows.h"

namespace lk::app {

class BoardModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(bool filled READ filled NOTIFY changed)
  Q_PROPERTY(QSizeF size READ size NOTIFY changed)
  Q_PROPERTY(int inRow READ inRow NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardZone> zones READ zones NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardCup> cups READ cups NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardSide> sides READ sides NOTIFY changed)
  Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
  Q_PROPERTY(QString currentText READ currentText NOTIFY changed)

 public:
  using QObject::QObject;

  /// Shows a moment; the result depends on the moment and the names only. Signals only if something changed.
  void show(const Moment& moment, const Names& names);
  void clear();

  [[nodiscard]] bool filled() const { return !now_.zones.isEmpty() || !now_.cups.isEmpty(); }
  /// The size in millimetres.
  [[nodiscard]] QSizeF size() const { return now_.size; }
  /// Number of zones in a row if all can be shown in one row; otherwise 0.
  [[nodiscard]] int inRow() const { return now_.inRow; }
  [[nodiscard]] QList<BoardZone> zones() const { return now_.zones; }
  [[nodiscard]] QList<BoardCup> cups() const { return now_.cups; }
  [[nodiscard]] QList<BoardSide> sides() const { return now_.sides; }
  /// The face-up card in the current zone, and its text; empty if there is none.
  [[nodiscard]] QString currentName() const { return now_.currentName; }
  [[nodiscard]] QString currentText() const { return now_.currentText; }

 signals:
  void changed();

 private:
  struct Board {
    QSizeF size;
    int inRow = 0;
    QList<BoardZone> zones;
    QList<BoardCup> cups;
    QList<BoardSide> sides;
    QString currentName;
    QString currentText;
    friend bool operator==(const Board&, const Board&) = default;
  };

  Board now_;
};

}  // namespace lk::app
