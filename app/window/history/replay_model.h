// A night looked at step by step: the table as it was after every event.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/open_night.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Shows what the table was allowed to know then. Steps are the night's events in the order they came,
/// take-backs among them.
class ReplayModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(lk::app::TableModel* table READ table CONSTANT)
  Q_PROPERTY(int step READ step NOTIFY stepChanged)
  Q_PROPERTY(int last READ last NOTIFY nightChanged)
  Q_PROPERTY(QString about READ about NOTIFY nightChanged)
  Q_PROPERTY(QVariantList turns READ turns NOTIFY nightChanged)
  Q_PROPERTY(int turn READ turn NOTIFY stepChanged)
  Q_PROPERTY(QVariantList happened READ happened NOTIFY stepChanged)
  Q_PROPERTY(QVariantList lying READ lying NOTIFY stepChanged)
  Q_PROPERTY(bool duelNow READ duelNow NOTIFY stepChanged)

 public:
  explicit ReplayModel(QObject* parent = nullptr);

  /// Begins at the night's first event.
  void show(const OpenNightPtr& night);

  /// The table's own model, for the same parts of pages.
  [[nodiscard]] TableModel* table() { return &table_; }
  /// From 0 to last(); -1 without a night.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] int last() const;
  [[nodiscard]] QString about() const;
  /// Maps of title and step, one a turn that stood in the end.
  [[nodiscard]] QVariantList turns() const { return turns_; }
  /// The place in turns() of the one this step is in, -1 before the first.
  [[nodiscard]] int turn() const;
  /// What came of the event: maps of says, seat, rule and ruleText.
  [[nodiscard]] QVariantList happened() const { return happened_; }
  /// Places with cards: maps of seat (a letter or empty), label, cards (names; "face down" where they lie so)
  /// and pictures (of these; empty where the face is not known).
  [[nodiscard]] QVariantList lying() const { return lying_; }
  /// The event judged a duel, which the table's duel model tells.
  [[nodiscard]] bool duelNow() const { return duelNow_; }

  /// Steps beyond either end go as far as they can.
  Q_INVOKABLE void goTo(int step);
  Q_INVOKABLE void next() { goTo(step_ + 1); }
  Q_INVOKABLE void previous() { goTo(step_ - 1); }
  Q_INVOKABLE void nextTurn();
  /// To the beginning of this turn, or of the one before it.
  Q_INVOKABLE void previousTurn();

 signals:
  void nightChanged();
  void stepChanged();

 private:
  void showFrom(int step);
  void tell(const Moment& moment);

  TableModel table_;
  OpenNightPtr night_;
  int step_ = -1;
  QVariantList turns_;
  QVariantList happened_;
  QVariantList lying_;
  bool duelNow_ = false;
};

}  // namespace lk::app
