// The table as everybody may know it, for drawing: the cards in each zone, the dice cups, whose turn it is.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/board_plan.h"
#include "app/window/table/board_rows.h"

namespace lk::app {

/// What can be touched on the board, by the names of things and zones.
struct Touches {
  std::set<std::string> offered;
  std::set<std::string> said;
  std::map<std::string, QString> changes;  // what the move that is being composed changes on cards
  friend bool operator==(const Touches&, const Touches&) = default;
};

class BoardModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(bool filled READ filled NOTIFY filledChanged)
  Q_PROPERTY(QList<lk::app::BoardZone> zones READ zones NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardCup> cups READ cups NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardSide> sides READ sides NOTIFY changed)
  Q_PROPERTY(QList<lk::app::BoardArrow> arrows READ arrows NOTIFY changed)
  Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
  Q_PROPERTY(QString currentText READ currentText NOTIFY changed)

 public:
  using QObject::QObject;

  /// Shows a moment; the result depends on the moment, the names, the room and the touches. Signals only if
  /// something changed.
  void show(const Moment& moment, const Names& names);
  /// Shows what can be touched, and what was touched for the move that is being composed: names of things and
  /// zones.
  void showTouches(const Touches& touches);
  /// Returns the names of things and zones on the board that can be touched.
  [[nodiscard]] std::set<std::string> touchable() const;
  void clear();
  /// Sets the room in which the board is drawn, in pixels: its size, the height of a name below a card, and
  /// the gap between cards.
  Q_INVOKABLE void fit(double width, double height, double label, double gap);

  [[nodiscard]] bool filled() const { return !now_.zones.isEmpty() || !now_.cups.isEmpty(); }
  [[nodiscard]] QList<BoardZone> zones() const { return now_.zones; }
  [[nodiscard]] QList<BoardCup> cups() const { return now_.cups; }
  [[nodiscard]] QList<BoardSide> sides() const { return now_.sides; }
  [[nodiscard]] QList<BoardArrow> arrows() const { return now_.arrows; }
  /// The face-up card in the current zone, and its text; empty if there is none.
  [[nodiscard]] QString currentName() const { return now_.currentName; }
  [[nodiscard]] QString currentText() const { return now_.currentText; }

 signals:
  void changed();
  void filledChanged();

 private:
  struct Board {
    QList<BoardZone> zones;
    QList<BoardCup> cups;
    QList<BoardSide> sides;
    QList<BoardArrow> arrows;
    QString currentName;
    QString currentText;
    friend bool operator==(const Board&, const Board&) = default;
  };

  void arrange();

  std::optional<Moment> moment_;
  Names names_;
  Touches touches_;
  BoardRoom room_{{1280, 640}, 20, 8};  // until the page sets it
  Board now_;
};

}  // namespace lk::app
